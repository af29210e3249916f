import { useTranslation } from '@/i18n/useTranslation';
import { VisuallyHidden } from './VisuallyHidden';

/** A missing value: a dash for the eye, words for a screen reader. */
export function EmptyValue() {
  const { t } = useTranslation('ui');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('notProvided')}</VisuallyHidden>
    </>
  );
}
