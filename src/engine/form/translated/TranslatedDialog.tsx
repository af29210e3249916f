import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Labels } from '../../fields/labels';
import { useTranslatedText } from './useTranslatedText';

interface TranslatedDialogProps {
  fields: readonly string[];
  labels: Labels;
  onAccept(): void;
  onRefuse(): void;
}

/** Asks before a save overwrites the originals of translated texts. */
export function TranslatedDialog({ fields, labels, onAccept, onRefuse }: TranslatedDialogProps) {
  const { t } = useTranslation('form');
  const words = useTranslatedText(fields, labels);
  return (
    <ConfirmDialog
      open
      title={t('translated.title')}
      body={t('translated.body', words)}
      cancelLabel={t('translated.back')}
      confirmLabel={t('translated.save')}
      onConfirm={onAccept}
      onClose={onRefuse}
    />
  );
}
