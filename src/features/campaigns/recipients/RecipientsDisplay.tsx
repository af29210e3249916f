import { useTranslation } from 'react-i18next';
import type { DisplayProps } from '@/engine/model/Widget';
import { PartBoundary } from '@/ui/PartBoundary';
import { recipientsOf } from './recipients';
import { sourceOf } from './sources';
import { RecipientsSummary } from './RecipientsSummary';

/** The recipients on the page of a record. */
export function RecipientsDisplay({ field, value }: DisplayProps) {
  const { t } = useTranslation('recipients');
  const recipients = recipientsOf(value);
  const source = recipients && sourceOf(recipients);
  if (!recipients || !source) return <>{t('none')}</>;
  return (
    <PartBoundary fallback={t('loading')}>
      <RecipientsSummary field={field} recipients={recipients} source={source} />
    </PartBoundary>
  );
}
