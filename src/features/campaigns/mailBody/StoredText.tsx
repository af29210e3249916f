import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';

/** A stored text that no form can show otherwise, unchanged. */
export function StoredText({ note, text }: { note: string; text: string }) {
  const { t } = useTranslation('widgets');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Notice severity="warning">{note}</Notice>
      <Box component="pre" tabIndex={0} role="region" aria-label={t('mailBody.stored')} sx={textStyle}>
        {text}
      </Box>
    </Box>
  );
}

const textStyle = { m: 0, p: 1.5, maxHeight: 200, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', typography: 'body2', fontFamily: 'monospace' };
