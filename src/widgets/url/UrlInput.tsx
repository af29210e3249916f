import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput, LINE_WIDTH } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** A box for the address of a page. An address without its scheme is completed, as the platform does. */
export function UrlInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <BufferedInput
      {...props}
      text={textValue(value) ?? ''}
      onText={(text) => onChange(completed(typedText(text)))}
      maxWidth={LINE_WIDTH}
      attributes={{ type: 'url', inputMode: 'url', spellCheck: false }}
    />
  );
}

/** Matches a host with its ending, and what follows: `exemple.fr/x`. It matches neither an e-mail address nor one with a scheme, which has a colon first. */
const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/** A web address, with `https://` added where it was typed without a scheme. */
function completed(text: string | undefined): string | undefined {
  return text !== undefined && WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
}
