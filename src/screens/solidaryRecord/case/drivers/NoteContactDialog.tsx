import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@/engine/form/FieldFrame';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { ChosenDriver } from '../../model/SolidaryCase';
import type { CaseAction } from '../actions/catalogue';
import { useConsequence } from '../actions/useConsequence';
import { useNoteAction } from '../actions/useNoteAction';
import { useCase } from '../CaseContext';
import { useTyped } from '../Unfinished';
import { useNameOf } from '../useNameOf';
import { contactsOf, type OtherMeans } from './contacts';
import { useContactText } from './useContactText';

interface NoteContactDialogProps {
  driver: ChosenDriver;
  means: OtherMeans;
  action: CaseAction;
  onClose(): void;
}

/** Notes a call or a text message to a driver; says who had contacted them before (ux O6). */
export function NoteContactDialog({ driver, means, action, onClose }: NoteContactDialogProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  const [comment, setComment] = useTyped(`${means} ${driver.key}`);
  const { solidaryCase } = useCase();
  const contactText = useContactText();
  const nameOf = useNameOf();
  const consequence = useConsequence();
  const note = useNoteAction();
  const [before] = contactsOf(driver, solidaryCase.diary);
  const name = nameOf(driver);

  function onMade() {
    setComment('');
    onClose();
  }

  async function confirm() {
    if (driver.userId === undefined || !(await note({ action, userId: driver.userId, comment, as: `contact-${driver.key}`, onMade }))) throw new Error(t('contacts.notNoted'));
  }

  return (
    <ConfirmDialog
      open
      title={t(`contacts.titles.${means}`, { name })}
      detail={
        <>
          {before && <Typography>{contactText(before)}</Typography>}
          <Typography>{consequence(action)}</Typography>
        </>
      }
      confirmLabel={t('contacts.note')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FieldFrame id={id} label={t('actions.comment')} labelPlace="above" required={false} marks="optional" help={undefined} message={undefined}>
        <OutlinedInput id={id} autoFocus multiline minRows={2} value={comment} onChange={(event) => setComment(event.target.value)} />
      </FieldFrame>
    </ConfirmDialog>
  );
}
