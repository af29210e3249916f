import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { describedBy, FieldFrame } from '@/engine/fields/FieldFrame';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { TextLines } from '@/ui/TextLines';
import { personName } from '../../model/personName';
import { useConsequence } from '../actions/useConsequence';
import { useCase } from '../CaseContext';
import { useTyped, useWasMaybeSent } from '../Unfinished';
import { LONGEST_MESSAGE, PARTNER_CONTACT, partnerContacts } from './partnerContacts';
import type { PartnerCarpooler } from './partnerRows';
import { useContactPartner } from './useContactPartner';
import { usePartnerSendings } from './usePartnerSendings';

interface PartnerMessageDialogProps {
  carpooler: PartnerCarpooler;
  /** The name under which the message is kept. */
  name: string;
  onClose(): void;
}

/** Asks for the message to a driver, and says so if the driver was written to before. */
export function PartnerMessageDialog({ carpooler, name, onClose }: PartnerMessageDialogProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  const before = useBefore(carpooler, name);
  const consequence = useConsequence();
  const { send } = useContactPartner(carpooler);
  const [message, setMessage] = useTyped(name);
  const [isTried, setTried] = useState(false);
  const text = message.trim();
  const fault = text === '' ? t('thread.missing') : text.length > LONGEST_MESSAGE ? t('partners.tooLong', { count: text.length - LONGEST_MESSAGE }) : undefined;
  const said = { help: t('partners.help', { count: Math.max(LONGEST_MESSAGE - text.length, 0) }), message: isTried ? fault : undefined };

  async function confirm() {
    setTried(true);
    if (fault !== undefined) return document.getElementById(id)?.focus();
    return send(text, { onLeft: () => setMessage(''), onOver: onClose });
  }

  return (
    <ConfirmDialog
      open
      title={t('partners.write', { name: personName(carpooler.person) ?? carpooler.partner.provider, provider: carpooler.partner.provider })}
      body={before}
      detail={<Typography>{`${t('partners.noted')} ${consequence(PARTNER_CONTACT)}`}</Typography>}
      confirmLabel={t('thread.send')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FieldFrame id={id} label={t('thread.message')} labelPlace="above" help={said.help} message={said.message}>
        <TextLines
          id={id}
          autoFocus
          minRows={4}
          maxRows={10}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          aria-invalid={said.message !== undefined}
          aria-describedby={describedBy(id, said)}
          aria-required
        />
      </FieldFrame>
    </ConfirmDialog>
  );
}

/** A sentence about an earlier message to the driver. */
function useBefore(carpooler: PartnerCarpooler, name: string): string | undefined {
  const { t } = useTranslation('solidaryFollowUp');
  const { language } = useTextContext();
  const { solidaryCase } = useCase();
  const sending = usePartnerSendings().sendingOf(carpooler);
  const wasMaybeSent = useWasMaybeSent(name);
  const [last] = partnerContacts(carpooler, solidaryCase.diary);
  if (sending || wasMaybeSent) return t('partners.maybeLeft');
  if (!last) return undefined;
  const by = personName(last.author);
  return t(by === undefined ? 'partners.already' : 'partners.alreadyBy', { date: formatDateTime(last.date, language), by });
}
