import type { DisplayProps } from '@/engine/model/Widget';
import { formatTelephone } from '@/i18n/format';

/** A link that calls the number. */
export function TelephoneDisplay({ value }: DisplayProps) {
  return (
    <a className="value-link" href={`tel:${String(value).replaceAll(/[^\d+]/g, '')}`} style={lineStyle}>
      {formatTelephone(String(value))}
    </a>
  );
}

const lineStyle = { whiteSpace: 'nowrap' } as const;
