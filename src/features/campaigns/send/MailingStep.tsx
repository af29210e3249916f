import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLabels } from '@/engine/fields/labels';
import { useTextContext } from '@/engine/fields/useTextContext';
import { recordTitle } from '@/engine/model/recordTitle';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog, type ConfirmFailure } from '@/ui/ConfirmDialog';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { ARCHIVED } from '../statuses';
import { CopyLink } from './CopyLink';
import { OutcomeNotice, useOutcomeText } from './OutcomeNotice';
import { SendButton } from './SendButton';
import { useSend } from './SendContext';
import { messageWarnings } from './messageChecks';
import { Step } from './Step';
import { usePeople } from './usePeople';

/**
 * The step with the most dangerous button of the product. It says how many people are written to and why the button may be disabled, and asks
 * before sending.
 */
export function MailingStep() {
  const { t } = useTranslation('campaignSend');
  const { progress, state } = useSend();
  const { prodSent } = progress;
  const outcome = state.outcomes.mailing;
  return (
    <Step number={4} title={t('mailing.title')} state={prodSent ? 'done' : 'todo'} stateWord={t(prodSent ? 'states.sent' : 'states.todo')}>
      {outcome && <OutcomeNotice sent="mailing" outcome={outcome} />}
      {prodSent ? <SentSummary isSaid={outcome?.kind === 'done'} /> : <MailingButton />}
    </Step>
  );
}

/** Says how many people the campaign went to and, where the platform tells, when. Right after sending, the message has said it already, so it is left out. */
function SentSummary({ isSaid }: { isSaid: boolean }) {
  const { t } = useTranslation('campaignSend');
  const { language } = useTextContext();
  const { record } = useSend();
  const date = formatDateTime(String(record['updatedDate'] ?? ''), language);
  const people = usePeople();
  return (
    <>
      {!isSaid && (
        <Typography>
          {t(record['status'] === ARCHIVED ? 'mailing.archived' : 'mailing.sent', { people })}
          {date !== undefined && ` ${t('mailing.changed', { date })}`}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('mailing.onlyOnce')}
      </Typography>
      <CopyLink />
    </>
  );
}

function MailingButton() {
  const { t } = useTranslation('campaignSend');
  const [isAsking, setAsking] = useState(false);
  const { progress, reach } = useSend();
  const { testSent } = progress;
  const people = usePeople();
  return (
    <>
      <SendButton sends="mailing" isNext={testSent} disabled={!testSent} hint={testSent ? 'mailing.asks' : 'mailing.testFirst'} onClick={() => setAsking(true)}>
        {reach.people === 0 ? t('mailing.sendToNobody') : t('mailing.send', { people })}
      </SendButton>
      {isAsking && <MailingDialog onClose={() => setAsking(false)} />}
    </>
  );
}

/** Shows what is sent, from whom and to how many people, before it can no longer be stopped. */
function MailingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('campaignSend');
  const { entity, record, reach, send } = useSend();
  const labels = useLabels(entity.resource);
  const outcomeText = useOutcomeText('mailing');
  useFocusRescue(true);
  const people = usePeople();
  const lines = [
    [labels.field('subject'), String(record['subject'] ?? '')],
    [labels.field('email'), String(record['email'] ?? '')],
    [t('recipients.title'), t('people', { count: reach.people })],
  ];

  /** Sends the mailing. The dialog then never offers to repeat it, whatever the outcome. */
  async function confirm(): Promise<ConfirmFailure | undefined> {
    const outcome = await send('mailing');
    if (outcome && outcome.kind !== 'done') return { text: outcomeText(outcome), isFinal: true };
    onClose();
    return undefined;
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={t('mailing.question', { title: recordTitle(entity.resource, record), people })}
      body={t('mailing.consequence')}
      confirmLabel={t('mailing.send', { people })}
      detail={
        <>
          <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}>
            {lines.map(([label, value]) => (
              <Box key={label} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
          {reach.withCreator && <Box component="p" sx={{ m: 0 }}>{t('recipients.creatorAlways', { creator: record['creator'], email: record['creatorEmail'] })}</Box>}
          <Warnings />
        </>
      }
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function Warnings() {
  const { t } = useTranslation('campaignSend');
  const { record, reach } = useSend();
  const warnings = messageWarnings(record);
  if (warnings.length + reach.withdrawn === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'warning.main' }}>
      {reach.withdrawn > 0 && <li>{t('recipients.mailedAnyway', { count: reach.withdrawn })}</li>}
      {warnings.map((warning) => (
        <li key={warning}>{t(`message.warnings.${warning}`)}</li>
      ))}
    </Box>
  );
}
