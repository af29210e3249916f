import { useTranslation } from '@/i18n/useTranslation';
import './field.css';

/** Explains the mark of required fields, once above the fields, where some have it. */
export function RequiredNote() {
  const { t } = useTranslation('form');
  return <p className="small-text required-note">{t('requiredNote')}</p>;
}
