import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';
import { encoded } from '@/ui/encoded';
import { TwoLines } from '../TwoLines';
import { isGenerated } from './isGenerated';

/** A link that opens the operator's mail program. An address that the platform has generated for somebody without one is marked as such. */
export function EmailDisplay({ field, value, dense }: DisplayProps) {
  const { t } = useTextContext();
  if (isGenerated(value, field)) return dense ? t('widgets:email.none') : <TwoLines title={t('widgets:email.none')} detail={t('widgets:email.made', { address: String(value) })} />;
  const address = String(value);
  const domain = address.lastIndexOf('@');
  return (
    // A narrow cell cuts each of the two parts for itself, and a reader of names would separate them.
    <a className="value-link" href={`mailto:${encoded(address).replaceAll('%40', '@')}`} aria-label={dense ? address : undefined}>
      {/* One element, as what stands around may lay out the content of a link in a row. */}
      <span>
        <span data-cut="">{address.slice(0, Math.max(0, domain))}</span>
        <wbr />
        <span data-cut="">{address.slice(Math.max(0, domain))}</span>
      </span>
    </a>
  );
}
