import { useState, type FocusEvent, type Ref } from 'react';
import type { InputProps } from '@/engine/model/Widget';
import { SafeHtml } from '@/ui/SafeHtml';
import { useIsNear } from '@/ui/useIsNear';
import { textValue } from '../textValue';
import { boxAttributes } from './richTextBox';
import './richText.css';
import { RichTextEditor } from './RichTextEditor';

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

interface RichTextWaitingProps extends InputProps {
  ref: Ref<HTMLDivElement>;
  onFocus(event: FocusEvent): void;
}

/** Stands in for an editor that is not created yet: the same text in the same frame, under the same name. */
function RichTextWaiting({ ref, onFocus, ...props }: RichTextWaitingProps) {
  return (
    <div ref={ref} className="rich-text-frame rich-text-waiting" data-invalid={props.invalid || undefined}>
      <div className="rich-text-bar" />
      <div {...boxAttributes(props)} role="textbox" tabIndex={0} onFocus={onFocus} className="rich-text">
        <SafeHtml html={textValue(props.value) ?? ''} />
      </div>
    </div>
  );
}
