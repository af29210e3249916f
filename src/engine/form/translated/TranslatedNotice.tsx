import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import type { Labels } from '../../fields/labels';
import { useTranslatedText } from './useTranslatedText';

/** Warns that a text in the form may be a translation. */
export function TranslatedNotice({ fields, labels }: { fields: readonly string[]; labels: Labels }) {
  const { t } = useTranslation('form');
  const words = useTranslatedText(fields, labels);
  return (
    <Notice severity="warning" className="notice-page">
      {t('translated.notice', words)}
    </Notice>
  );
}
