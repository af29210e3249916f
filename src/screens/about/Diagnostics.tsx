import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { configMistakeText } from '@/config/configMistakeText';
import { useConfig } from '@/session/hooks';
import { configWarnings } from '@/ui/configWarnings';
import { useMessages } from '@/ui/messages/MessageProvider';
import { useFacts } from './useFacts';

/** The whole page as one text, to paste in a request for help. */
export function Diagnostics() {
  const { t } = useTranslation('about');
  const text = useDiagnostics();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const show = useMessages();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show({ kind: 'success', text: t('copied') });
    } catch {
      // Where the clipboard is refused, the text is there to be taken by hand.
      input.current?.select();
      show({ kind: 'error', text: t('notCopied') });
    }
  }

  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography component="h2" variant="h2" id={`${id}-title`}>
        {t('diagnostics')}
      </Typography>
      <Typography component="p" id={`${id}-hint`}>
        {t('diagnosticsHint')}
      </Typography>
      <TextField
        multiline
        value={text}
        inputRef={input}
        slotProps={{ htmlInput: { readOnly: true, 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-hint` } }}
      />
      <Button variant="contained" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </Box>
  );
}

function useDiagnostics(): string {
  const { t } = useTranslation('about');
  const facts = useFacts().map(([key, value]) => t('line', { name: t(`facts.${key}`), value }));
  const warnings = configWarnings(useConfig()).map((warning) => t('line', { name: warning.path, value: configMistakeText(warning, t) }));
  return [...facts, ...warnings].join('\n');
}
