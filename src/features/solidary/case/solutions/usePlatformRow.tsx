import Box from '@mui/material/Box';
import { useCallback, useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Carpooler } from '../../model/SolidaryCase';
import { useCase } from '../CaseContext';
import { asContacted, contactsOf, currentNews } from '../drivers/contacts';
import { ContactState } from '../drivers/ContactState';
import { askedMeans, commentName, NoteContactDialog } from '../drivers/NoteContactDialog';
import { useNotedMeans } from '../drivers/useNotedMeans';
import { useAskedText, useBegunLabel } from '../Unfinished';
import { useAccountAddress } from '../useAccountAddress';
import { useNameOf } from '../useNameOf';
import { ChooseDriver } from './ChooseDriver';
import type { MatchRow } from './MatchTable';
import { useCarpoolerRow } from './useCarpoolerRow';
import { chosenFor } from './useChoice';
import { useChoosesCarpoolers } from './useChoosesCarpoolers';

/**
 * The row of a carpooler of the platform, who can be chosen. Where the platform cannot handle that, they are contacted instead, and the row shows
 * what is known of it.
 */
export function usePlatformRow(): (carpooler: Carpooler) => MatchRow {
  const carpoolerRow = useCarpoolerRow();
  const addressOf = useAccountAddress();
  const choosesCarpoolers = useChoosesCarpoolers();
  const { solidaryCase } = useCase();
  return (carpooler) => {
    const row = carpoolerRow(carpooler);
    if (choosesCarpoolers || chosenFor(solidaryCase, carpooler)) return { ...row, action: <ChooseDriver match={carpooler} /> };
    const account = addressOf(carpooler.userId);
    return { ...row, ...(account !== undefined && { account }), state: <CarpoolerState carpooler={carpooler} />, action: <NoteCarpoolerContact carpooler={carpooler} /> };
  };
}

/** The state of contacting a carpooler; nothing before they were contacted. */
function CarpoolerState({ carpooler }: { carpooler: Carpooler }) {
  const { diary } = useCase().solidaryCase;
  const person = asContacted(carpooler);
  if (contactsOf(person, diary).length === 0 && !currentNews(person, diary)) return null;
  return (
    <Box sx={{ typography: 'body2', fontWeight: 400, mt: 0.5 }}>
      <ContactState person={person} />
    </Box>
  );
}

/** Notes that a carpooler who cannot be chosen was contacted, by the action for the way of contact (contract requests.actions). */
function NoteCarpoolerContact({ carpooler }: { carpooler: Carpooler }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { mayChange, isHeld, trouble } = useCase();
  const id = useId();
  const findButton = useCallback(() => document.getElementById(id), [id]);
  const begunLabel = useBegunLabel();
  const [asked, ask] = useAskedText();
  const person = asContacted(carpooler);
  const offered = useNotedMeans(person, ['call', 'sms', 'message']);
  const [first, ...others] = offered;
  const comment = commentName(askedMeans(offered), person.key);
  const isAsking = asked === comment;
  useFocusRescue(isAsking, findButton);
  const name = useNameOf()(person);
  if (!mayChange || !first || carpooler.userId === undefined) return null;
  return (
    <>
      <Button id={id} size="small" variant="outlined" disabled={isHeld} aria-haspopup="dialog" onClick={() => ask(comment)}>
        {begunLabel(t('contacts.noteAny'), comment)}
        <VisuallyHidden> {t('contacts.with', { name })}</VisuallyHidden>
      </Button>
      {isAsking && !trouble && <NoteContactDialog person={person} offered={[first, ...others]} onClose={() => ask(undefined)} />}
    </>
  );
}
