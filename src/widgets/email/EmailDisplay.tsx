import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { DisplayProps } from '@/engine/model/Widget';
import { encoded } from '@/ui/encoded';
import { TwoLines } from '../TwoLines';
import { isGenerated } from './isGenerated';

/** A link that opens the operator's mail program. An address that the platform has generated for somebody without one is marked as such. */
export function EmailDisplay({ field, value, dense }: DisplayProps) {
  const { t } = useTranslation('widgets');
  if (isGenerated(value, field)) return dense ? t('email.none') : <TwoLines title={t('email.none')} detail={t('email.made', { address: String(value) })} />;
  const address = String(value);
  const domain = address.indexOf('@') + 1;
  return (
    <Link href={`mailto:${encoded(address).replaceAll('%40', '@')}`}>
      {address.slice(0, domain)}
      {/* A narrow cell breaks an address here first. */}
      <wbr />
      {address.slice(domain)}
    </Link>
  );
}
