import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './VisuallyHidden';

/** A missing value: a dash to see, words to hear. */
export function EmptyValue() {
  const { t } = useTranslation('ui');
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('notProvided')}</VisuallyHidden>
    </>
  );
}
