import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useErrorText } from '@/engine/data/errorMessage';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { wideScreen } from '@/ui/tokens';
import { useCase } from '../CaseContext';
import { isReplaced } from '../../model/isReplaced';
import { ActionForm } from './ActionForm';
import { ProgressForm } from './ProgressForm';
import { useActions } from './useActions';

/** The actions that an operator may note for the request; the platform changes its status by them. */
export function CaseActions() {
  const { t } = useTranslation('solidaryFollowUp');
  const { mayChange, solidaryCase } = useCase();
  if (!mayChange) return <Typography color="textSecondary">{t(isReplaced(solidaryCase) ? 'actions.replaced' : 'actions.denied')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }, gap: 4, alignItems: 'start', [`@media ${wideScreen}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
      <Catalogue />
      <ProgressForm />
    </Box>
  );
}

/** The form, once the catalogue of actions has loaded. If that fails, the rest of the page stays usable (rule states.four). */
function Catalogue() {
  const { t } = useTranslation('solidaryFollowUp');
  const errorText = useErrorText();
  const { actions, error, readAgain } = useActions();
  if (actions) return <ActionForm actions={actions} />;
  if (!error) return <Skeleton height={180} aria-hidden="true" />;
  return (
    <Notice
      severity="error"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={readAgain}>
          {t('ui:retry')}
        </Button>
      }
    >
      <Sentence text={t('actions.notRead', { reason: errorText(error) })} />
    </Notice>
  );
}
