import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useErrorText } from '@/engine/data/errorMessage';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { IconButton } from '@/ui/IconButton';
import { LoadingState } from '@/ui/LoadingState';
import { useDashboardLogins, type DashboardLogin } from './useDashboardLogins';

/** The logins of the external dashboard for the operator's roles, to read or to copy. Closing the dialog removes them from memory. */
export function DashboardLogins({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('home');
  const id = useId();

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('logins.title')}</DialogTitle>
      <DialogContent>
        <Logins />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('logins.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Logins() {
  const { t } = useTranslation('home');
  const errorText = useErrorText();
  const { logins, error, readAgain } = useDashboardLogins();
  if (error) return <ErrorState title={t('logins.failed')} detail={errorText(error)} onRetry={readAgain} />;
  if (!logins) return <LoadingState label={t('logins.loading')} shape="text" />;
  if (logins.length === 0) return <Typography>{t('logins.none')}</Typography>;
  return <LoginTable logins={logins} />;
}

function LoginTable({ logins }: { logins: readonly DashboardLogin[] }) {
  const { t } = useTranslation('home');
  const { said, copy } = useCopy();
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t('logins.hint')}</Typography>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('logins.username')}</th>
            <th scope="col">{t('logins.password')}</th>
          </tr>
        </thead>
        <tbody>
          {logins.map(({ username, password }) => (
            <tr key={username}>
              <td>
                <Copied text={username} label={t('logins.copyUsername', { username })} onCopy={copy} />
              </td>
              <td>
                <Copied text={password} label={t('logins.copyPassword', { username })} onCopy={copy} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {said}
      </Typography>
    </>
  );
}

function Copied({ text, label, onCopy }: { text: string; label: string; onCopy: (text: string) => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" translate="no" sx={{ fontSize: 'body2.fontSize', userSelect: 'all' }}>
        {text}
      </Box>
      <IconButton size="small" aria-label={label} title={label} onClick={() => onCopy(text)}>
        <ContentCopyOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** A password may break anywhere, a login only between its words. */
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'left', py: 0.5, pr: 1, borderBottom: 1, borderColor: 'divider' },
  '& td:last-of-type code': { overflowWrap: 'anywhere' },
};

/** What was copied, and the message about it, as the clipboard may refuse. */
function useCopy() {
  const { t } = useTranslation('home');
  const [said, setSaid] = useState('');

  async function copy(text: string) {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('logins.copied'));
    } catch {
      setSaid(t('logins.notCopied'));
    }
  }

  return { said, copy: (text: string) => void copy(text) };
}
