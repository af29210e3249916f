import { useState, type FocusEvent } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { useIsNear } from '@/ui/useIsNear';
import { textValue } from '../textValue';
import { RichTextEditor } from './RichTextEditor';
import { RichTextWaiting } from './RichTextWaiting';

/**
 * A formatted text, stored as HTML. Creating an editor takes tens of milliseconds, so on a page with many of them each is created when it comes near the screen or
 * takes the focus; until then its text is shown for reading. An empty one shows nothing meanwhile.
 */
export function RichTextInput(props: InputProps) {
  const [isNear, place] = useIsNear<HTMLDivElement>();
  const [isStarted, setStarted] = useState(textValue(props.value) === undefined);
  const [hasFocus, setHasFocus] = useState(false);

  function handleFocus(event: FocusEvent) {
    if (event.target !== event.currentTarget) return;
    setHasFocus(true);
    setStarted(true);
  }

  if (isNear || isStarted) return <RichTextEditor {...props} takesFocus={hasFocus} />;
  return <RichTextWaiting ref={place} {...props} onFocus={handleFocus} />;
}
