import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { alertStyle } from '@/ui/alertStyle';
import { BusyButton } from '@/ui/BusyButton';
import { once } from '@/ui/once';
import { CopyLink } from './CopyLink';
import { OutcomeNotice } from './OutcomeNotice';
import { isReady } from './progress';
import { useSend } from './SendContext';
import { isLocked } from './sendState';
import { actionStyle, Step } from './Step';

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
        <Alert severity="info" role="note" action={<CopyLink />} sx={{ ...alertStyle, width: '100%' }}>
          {t('test.frozen')}
        </Alert>
      )}
      {!prodSent && <TestButton />}
    </Step>
  );
}

function TestButton() {
  const { t } = useTranslation('campaignSend');
  const id = useId();
  const { record, progress, state, send, mayReach } = useSend();
  const hint = !isReady(progress) ? 'notReady' : !mayReach ? 'notAllowed' : progress.testSent ? 'test.again' : 'test.freezes';
  return (
    <Box sx={actionStyle}>
      <BusyButton
        variant={progress.testSent ? 'outlined' : 'contained'}
        aria-describedby={id}
        disabled={!isReady(progress) || !mayReach || isLocked(state)}
        loading={state.sending === 'test'}
        onClick={once(() => void send('test'))}
      >
        {t('test.send', { email: record['creatorEmail'] })}
      </BusyButton>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        {t(hint)}
      </Typography>
    </Box>
  );
}
