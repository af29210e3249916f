import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../data/useNotify';

interface CopyButtonProps {
  /** The label of the field. */
  label: string;
  text: string;
}

/** Copies a value to the clipboard, and says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { t } = useTranslation('show');
  const notify = useNotify();
  const name = t('copyValue', { label });

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('copied', { text }));
    } catch {
      // Where the browser refuses its clipboard, or has none outside of a secure origin, the message contains the value, so that it can be selected.
      notify.error(t('notCopied', { text }));
    }
  }

  return (
    <IconButton aria-label={name} title={name} size="small" onClick={() => void copy()}>
      <ContentCopyOutlined sx={{ fontSize: 16 }} />
    </IconButton>
  );
}
