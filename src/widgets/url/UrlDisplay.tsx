import type { ReactNode } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';
import { SAFE_ADDRESS } from '@/ui/safeAddress';
import { urlText } from './urlText';

/** A link that opens the page in a new tab. A value that is no address to follow stays a text, as it could run a script. */
export function UrlDisplay({ value, field, record }: DisplayProps) {
  const { t } = useTextContext();
  const address = String(value);
  const text = urlText(value, field, undefined, record) ?? address;
  if (!SAFE_ADDRESS.test(address)) return <>{text}</>;

  return (
    // A reader of names would separate the parts, and what stands around may lay out the content of a link in a row.
    <a className="value-link" href={address} target="_blank" rel="noreferrer" aria-label={`${text} ${t('ui:newTab')}`} style={textStyle}>
      <span>{breakable(text)}</span>
    </a>
  );
}

/** An address or the name of a file breaks between its parts and, where one of them is too long for a line, inside it. */
const textStyle = { overflowWrap: 'anywhere' } as const;

function breakable(text: string): ReactNode[] {
  return text.split(/(?<=[/._?&=-])(?=[\p{L}\p{N}])/u).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}
