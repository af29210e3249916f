import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTextContext } from '@/engine/fields/useTextContext';
import { formatDateTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { BusyButton } from '@/ui/BusyButton';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { useSend } from './SendContext';
import { usePeople } from './usePeople';
import type { Outcome, Sent } from './sendState';

const SEVERITIES = { failed: 'error', changed: 'warning', mixed: 'error', unknown: 'warning' } as const;

/**
 * The outcome of a sending, with its day and hour. After a lost answer the operator can ask the platform for its status, but not send again (rule
 * calls.once). A failure is read aloud from here, where it stays; a success, which the message bar says, is not painted a second time.
 */
export function OutcomeNotice({ sent, outcome }: { sent: Sent; outcome: Outcome }) {
  const { t } = useTranslation('campaignSend');
  const { readStatus } = useSend();
  const [isReading, setReading] = useState(false);
  const button = useFocusHandover<HTMLButtonElement>();
  const text = useOutcomeText(sent)(outcome);

  async function read() {
    setReading(true);
    await readStatus(sent);
    setReading(false);
  }

  if (outcome.kind === 'done') {
    return (
      <Typography>
        <Sentence text={text} />
      </Typography>
    );
  }
  return (
    <Notice
      severity={SEVERITIES[outcome.kind]}
      role="alert"
      className="notice-wide"
      action={
        outcome.kind === 'unknown' && (
          <BusyButton ref={button} size="small" color="inherit" loading={isReading} onClick={() => void read()} style={{ whiteSpace: 'nowrap' }}>
            {t('readStatus')}
          </BusyButton>
        )
      }
    >
      <Sentence text={text} />
    </Notice>
  );
}

/** A complete sentence for each outcome. */
export function useOutcomeText(sent: Sent): (outcome: Outcome) => string {
  const { t } = useTranslation('campaignSend');
  const { language } = useTextContext();
  const { record, reach } = useSend();
  const people = usePeople();
  return (outcome) => {
    const values = { date: formatDateTime(outcome.at, language), email: record['creatorEmail'] };
    const words = (key: string, more: object = {}) => t(`outcomes.${sent}.${key}`, { ...values, ...more });
    switch (outcome.kind) {
      case 'done':
        return outcome.despite ? words('doneByStatus', { answer: t(`answers.${outcome.despite}`) }) : words('done', { people: sent === 'test' ? t('people', { count: reach.people }) : people });
      case 'failed':
        return words('failed', { reason: outcome.reason }).trim();
      case 'changed':
        return t('outcomes.changed', values);
      case 'mixed':
        return t('outcomes.mixed', { ...values, ...outcome });
      case 'unknown':
        return outcome.readAgain === undefined ? words('unknown', { answer: t(`answers.${outcome.despite}`) }) : words('stillUnknown', { again: formatDateTime(outcome.readAgain, language) });
    }
  };
}
