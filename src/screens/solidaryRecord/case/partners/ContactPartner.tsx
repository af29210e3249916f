import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/session/hooks';
import { once } from '@/ui/once';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { personName } from '../../model/personName';
import { useCase } from '../CaseContext';
import { useUnfinished } from '../Unfinished';
import { partnerContacts } from './partnerContacts';
import type { PartnerCarpooler } from './partnerRows';
import { useContactPartner } from './useContactPartner';
import { usePartnerSendings } from './usePartnerSendings';

const WRITES = 'external_connection_create';

interface ContactPartnerProps {
  carpooler: PartnerCarpooler;
  /** Opens the dialog for the message. */
  onAsk(): void;
}

/** Of the buttons of a carpooler. */
export function buttonsId({ key }: PartnerCarpooler): string {
  return `contact-${key}`;
}

/** Writes to a driver of a partner; what has left and is not noted is noted alone, never sent again. */
export function ContactPartner({ carpooler, onAsk }: ContactPartnerProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const { permissions } = useSession();
  const { solidaryCase, mayChange, sending: onItsWay } = useCase();
  const { note } = useContactPartner(carpooler);
  const sending = usePartnerSendings().sendingOf(carpooler);
  useUnfinished(sending !== undefined);
  const id = buttonsId(carpooler);
  useFocusRescue(onItsWay === carpooler.key, useCallback(() => document.getElementById(id)?.querySelector('button') ?? null, [id]));
  const isAgain = sending !== undefined || partnerContacts(carpooler, solidaryCase.diary).length > 0;
  const name = <VisuallyHidden>{` ${personName(carpooler.person) ?? ''}`}</VisuallyHidden>;

  if (!mayChange || !permissions.has(WRITES)) return null;
  return (
    <Box id={id} sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'start', sm: 'end' } }}>
      {sending && (
        <Button size="small" variant="contained" loading={onItsWay === carpooler.key} disabled={onItsWay !== undefined} onClick={once(() => void note(sending.message))}>
          {t('partners.note')}
          {name}
        </Button>
      )}
      {sending?.outcome !== 'left' && (
        <Button size="small" variant="outlined" disabled={onItsWay !== undefined} onClick={onAsk}>
          {t(isAgain ? 'partners.contactAgain' : 'partners.contact')}
          {name}
        </Button>
      )}
    </Box>
  );
}
