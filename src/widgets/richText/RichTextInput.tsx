import { useState, type FocusEvent } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { useIsNear } from '@/ui/useIsNear';
import { textValue } from '../textValue';
import { RichTextEditor } from './RichTextEditor';
import { RichTextWaiting } from './RichTextWaiting';

/**
 * A formatted text, held as HTML. An editor costs tens of milliseconds: on a page of many, each starts when it comes near or is given the
 * focus, and until then its text is there to read. One that is empty has nothing to show meanwhile.
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
