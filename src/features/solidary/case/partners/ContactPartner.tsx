import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { once } from '@/ui/once';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { personName } from '../../model/personName';
import { useCase } from '../CaseContext';
import { CaseCommandButton } from '../CaseCommandButton';
import { useAskedText, useBegunLabel, useTyped, useUnfinished } from '../Unfinished';
import { partnerContacts } from './partnerContacts';
import type { PartnerCarpooler } from './partnerRows';
import { useContactPartner } from './useContactPartner';
import { usePartnerSendings } from './usePartnerSendings';

interface ContactPartnerProps {
  carpooler: PartnerCarpooler;
  /** The name under which the message is kept. */
  messageName: string;
}

/** The id of the element with a carpooler's buttons. */
export function buttonsId({ key }: PartnerCarpooler): string {
  return `contact-${key}`;
}

/** Offers to write to a driver of a partner. If a message was sent but not noted, only the note is tried again; the message is never sent twice. */
export function ContactPartner({ carpooler, messageName }: ContactPartnerProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase, isHeld } = useCase();
  const [, ask] = useAskedText();
  const [, setMessage] = useTyped(messageName);
  const begunLabel = useBegunLabel();
  const { note } = useContactPartner(carpooler);
  const sending = usePartnerSendings().sendingOf(carpooler);
  useUnfinished(sending !== undefined);
  const id = buttonsId(carpooler);
  const findButton = useCallback(() => document.getElementById(id)?.querySelector('button') ?? null, [id]);
  const isAgain = sending !== undefined || partnerContacts(carpooler, solidaryCase.diary).length > 0;
  const name = <VisuallyHidden>{` ${personName(carpooler.person) ?? ''}`}</VisuallyHidden>;

  return (
    <Box id={id} sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'start', sm: 'end' } }}>
      {sending && (
        <CaseCommandButton command={carpooler.key} findNext={findButton} size="small" variant="contained" onClick={once(() => void note(sending.message, () => setMessage('')))}>
          {t('partners.note')}
          {name}
        </CaseCommandButton>
      )}
      {sending?.outcome !== 'left' && (
        <Button size="small" variant="outlined" disabled={isHeld} onClick={() => ask(messageName)}>
          {begunLabel(t(isAgain ? 'partners.contactAgain' : 'partners.contact'), messageName)}
          {name}
        </Button>
      )}
    </Box>
  );
}
