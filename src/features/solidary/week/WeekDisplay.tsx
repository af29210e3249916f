import Check from '@mui/icons-material/Check';
import type { DisplayProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { slotsOf } from './slots';
import { WeekTable } from './WeekTable';

/** The week on a page: a sign in each part that is set, with a word for screen readers. */
export function WeekDisplay({ field, value }: DisplayProps) {
  const { t } = useTranslation('widgets');
  const held = slotsOf(value);

  return (
    <WeekTable label={field.label}>
      {(slot) => (
        <>
          {held.has(slot) && <Check fontSize="small" aria-hidden="true" style={{ display: 'block', margin: '4px auto' }} />}
          <VisuallyHidden>{t(held.has(slot) ? 'yes' : 'no')}</VisuallyHidden>
        </>
      )}
    </WeekTable>
  );
}
