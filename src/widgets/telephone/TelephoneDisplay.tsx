import type { DisplayProps } from '@/engine/model/Widget';
import { telephoneAddress } from '@/engine/model/telephone';
import { formatTelephone } from '@/i18n/format';

/** A link that calls the number; the text alone where it is no number. */
export function TelephoneDisplay({ value }: Pick<DisplayProps, 'value'>) {
  const telephone = String(value);
  const address = telephoneAddress(telephone);
  if (address === undefined) return telephone;
  return (
    <a className="value-link" href={address} style={lineStyle}>
      {formatTelephone(telephone)}
    </a>
  );
}

const lineStyle = { whiteSpace: 'nowrap' } as const;
