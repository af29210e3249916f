import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { TextBox } from '@/ui/TextBox';
import { LIMITS, type ListPreferences, type SavedView } from '../../data/listPreferences';
import { nameProblem } from './savedViews';

interface ViewNameDialogProps {
  preferences: ListPreferences;
  /** The view that is renamed; absent for a new view. */
  renamed?: SavedView;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view, and refuses a name that is taken. */
export function ViewNameDialog({ preferences, renamed, onName, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation('views');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(renamed?.name ?? '');
  const [isTold, setTold] = useState(false);
  const problem = nameProblem(name, preferences, renamed);
  const told = isTold ? problem : undefined;

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTold(true);
    if (problem) input.current?.focus();
    else onName(name);
  }

  return (
    <Dialog open disableRestoreFocus onClose={onClose} aria-labelledby={`${id}-title`}>
      <form onSubmit={handleSubmit} noValidate>
        <DialogTitle id={`${id}-title`}>{t(renamed ? 'renameTitle' : 'saveTitle')}</DialogTitle>
        <DialogContent>
          <Typography component="label" variant="body1" htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
            {t('name')}
          </Typography>
          <TextBox
            id={id}
            ref={input}
            autoFocus
            value={name}
            aria-invalid={told !== undefined}
            aria-describedby={`${id}-help`}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <FormHelperText id={`${id}-help`} error={told !== undefined} role={told && 'alert'}>
            {told ? t(`problems.${told}`, { most: LIMITS.name, views: LIMITS.views }) : t('nameHelp')}
          </FormHelperText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" variant="contained">
            {t(renamed ? 'renameConfirm' : 'saveConfirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
