import Button from '@mui/material/Button';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Carpooler } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { asContacted } from '../drivers/contacts';
import { NoteContactDialog } from '../drivers/NoteContactDialog';
import { useNotedMeans } from '../drivers/useNotedMeans';
import { useNameOf } from '../useNameOf';

/** Notes that a carpooler who cannot be chosen was contacted, by the action for the way of contact (contract requests.actions). */
export function NoteCarpoolerContact({ carpooler }: { carpooler: Carpooler }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { mayChange, isHeld, trouble } = useCase();
  const id = useId();
  const findButton = useCallback(() => document.getElementById(id), [id]);
  const [isAsking, setAsking] = useState(false);
  useFocusRescue(isAsking, findButton);
  const person = asContacted(carpooler);
  const [first, ...others] = useNotedMeans(person, ['call', 'sms', 'message']);
  const name = useNameOf()(person);
  if (!mayChange || !first || carpooler.userId === undefined) return null;
  return (
    <>
      <Button id={id} size="small" variant="outlined" disabled={isHeld} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('contacts.noteAny')}
        <VisuallyHidden> {t('contacts.with', { name })}</VisuallyHidden>
      </Button>
      {isAsking && !trouble && <NoteContactDialog person={person} offered={[first, ...others]} onClose={() => setAsking(false)} />}
    </>
  );
}
