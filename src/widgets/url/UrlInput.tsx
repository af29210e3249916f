import type { InputProps } from '@/engine/model/Widget';
import { BufferedInput } from '../BufferedInput';
import { textValue, typedText } from '../textValue';

/** The address of a page; one typed without its beginning is completed as the platform does. */
export function UrlInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <BufferedInput
      {...props}
      text={textValue(value) ?? ''}
      onText={(text) => onChange(completed(typedText(text)))}
      attributes={{ type: 'url', inputMode: 'url', spellCheck: false }}
    />
  );
}

/** A host with its ending, then what follows it: `exemple.fr/x`. No e-mail, and no scheme, which would have a colon before. */
const WITHOUT_SCHEME = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u;

/** An address of the web, with `https://` where it was typed without. */
function completed(text: string | undefined): string | undefined {
  return text !== undefined && WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
}
