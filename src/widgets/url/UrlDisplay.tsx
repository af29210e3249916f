import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';
import { SAFE_ADDRESS } from '@/ui/safeAddress';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { urlText } from './urlText';

/** A link that opens the page in a new tab. A value that is no address to follow stays a text, as it could run a script. */
export function UrlDisplay({ value, field, record }: DisplayProps) {
  const { t } = useTextContext();
  const address = String(value);
  const text = urlText(value, field, undefined, record);
  if (!SAFE_ADDRESS.test(address)) return <>{text}</>;

  return (
    <a className="value-link" href={address} target="_blank" rel="noreferrer" style={textStyle}>
      {text}
      <VisuallyHidden> {t('ui:newTab')}</VisuallyHidden>
    </a>
  );
}

const textStyle = { overflowWrap: 'anywhere' } as const;
