import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { CopyLink } from './CopyLink';
import { MailingDialog } from './MailingDialog';
import { OutcomeNotice } from './OutcomeNotice';
import { SendButton } from './SendButton';
import { useSend } from './SendContext';
import { ARCHIVED } from '../statuses';
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
