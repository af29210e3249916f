import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { configMistakeText } from '@/config/configMistakeText';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { buildVersion } from '@/config/version';
import { currentLanguage } from '@/i18n/i18n';
import { useConfig, useSession } from '@/session/hooks';
import { useDarkTheme } from '@/ui/darkTheme';
import { useMessages } from '@/ui/messages/MessageProvider';
import { TextLines } from '@/ui/TextLines';
import { type Fact, facts } from './facts';
import { useConfigWarnings } from './useConfigWarnings';

/** The facts about this app, to read, and as one text to paste in a request for help. */
export function Diagnostics() {
  const { t } = useTranslation('about');
  const shown = useFacts();
  const text = useDiagnosticsText(shown);
  const [isRefused, setRefused] = useState(false);
  const show = useMessages();
  const id = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      show({ kind: 'success', text: t('copied') });
    } catch {
      setRefused(true);
      show({ kind: 'error', text: t('notCopied') });
    }
  }

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h2" id={id}>
        {t('diagnostics')}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {shown.map(([key, value]) => (
          <Fragment key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
      <Typography component="p">{t('diagnosticsHint')}</Typography>
      <Button variant="contained" startIcon={<ContentCopyOutlined />} onClick={() => void copy()} style={{ justifySelf: 'start' }}>
        {t('copy')}
      </Button>
      {isRefused && <TextToTake text={text} labelledBy={id} />}
    </Box>
  );
}

/** Where the browser refuses its clipboard, the text is shown so that it can be selected. */
function TextToTake({ text, labelledBy }: { text: string; labelledBy: string }) {
  return (
    <TextLines
      autoFocus
      value={text}
      onFocus={({ target }) => target.select()}
      readOnly
      aria-labelledby={labelledBy}
    />
  );
}

function useDiagnosticsText(shown: readonly Fact[]): string {
  const { t } = useTranslation('about');
  const lines = shown.map(([key, value]) => t('line', { name: t(`facts.${key}`), value }));
  const warnings = useConfigWarnings().map((warning) => t('line', { name: warning.path, value: configMistakeText(warning, t) }));
  return [...lines, ...warnings].join('\n');
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
};

/** The facts about the app as it runs now. */
function useFacts(): Fact[] {
  const { t } = useTranslation('about');
  const config = useConfig();
  const { permissions } = useSession();
  const isDark = useDarkTheme();
  const language = currentLanguage();
  const name = config.environment?.name;

  return facts({
    version: buildVersion() || t('unbuilt'),
    config,
    permissions: permissions.size,
    language,
    theme: t(isDark ? 'dark' : 'light'),
    environment: name && (name[language] ?? name.fr),
    window,
  });
}
