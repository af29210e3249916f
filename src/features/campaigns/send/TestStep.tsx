import Typography from '@mui/material/Typography';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import { once } from '@/ui/once';
import { CopyLink } from './CopyLink';
import { OutcomeNotice } from './OutcomeNotice';
import { SendButton } from './SendButton';
import { useSend } from './SendContext';
import { Step } from './Step';

/** The step that sends the test. It goes to the creator of the campaign, and from then on the message cannot change (contract campaigns.send). */
export function TestStep() {
  const { t } = useTranslation('campaignSend');
  const { language } = useTextContext();
  const { record, progress, state } = useSend();
  const { testSent, prodSent } = progress;
  const outcome = state.outcomes.test;
  const changed = formatDateTime(String(record['updatedDate'] ?? ''), language);
  return (
    <Step number={3} title={t('test.title')} state={testSent ? 'done' : 'todo'} stateWord={t(testSent ? 'states.tested' : 'states.todo')}>
      {outcome && <OutcomeNotice sent="test" outcome={outcome} />}
      {testSent && !outcome && <Typography>{changed === undefined ? t('test.before') : t('test.beforeDated', { date: changed })}</Typography>}
      {testSent && !prodSent && (
        <Notice severity="info" action={<CopyLink />} className="notice-wide">
          {t('test.frozen')}
        </Notice>
      )}
      {!prodSent && <TestButton />}
    </Step>
  );
}

function TestButton() {
  const { t } = useTranslation('campaignSend');
  const { record, progress, send } = useSend();
  const { testSent } = progress;
  return (
    <SendButton sends="test" isNext={!testSent} hint={testSent ? 'test.again' : 'test.freezes'} onClick={once(() => void send('test'))}>
      {t('test.send', { email: record['creatorEmail'] })}
    </SendButton>
  );
}
