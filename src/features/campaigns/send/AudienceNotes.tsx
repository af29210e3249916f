import Typography from '@mui/material/Typography';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import { PartBoundary } from '@/ui/PartBoundary';
import { associatedOf, FILTERS, type Recipients } from '../recipients/recipients';
import type { RecipientSource } from '../recipients/sources';
import { CleanCopy } from './CleanCopy';
import { useSend } from './SendContext';
import { left } from './reach';
import { PENDING, SENT } from '../statuses';
import { useAudience } from './useAudience';
import { usePeople } from './usePeople';

/** Notes about who will really get the message: how many people, the creator, and those who have withdrawn since; with a way to start again without these. */
export function AudienceNotes() {
  const { t } = useTranslation('campaignSend');
  const { id, record, field, source, mayReach, progress, reach } = useSend();
  const people = usePeople();
  const recipients = associatedOf(record[field.name]);
  if (!recipients || !source || Number(record['status']) >= SENT) return null;
  return (
    <>
      {mayReach && (
        <PartBoundary failure={null}>
          <Look id={id} recipients={recipients} source={source} />
        </PartBoundary>
      )}
      {progress.recipientsFault === undefined && (
        <Typography>
          {t('recipients.goesTo', { people })}
          {reach.withCreator && ` ${t('recipients.creatorAlways', { creator: record['creator'], email: record['creatorEmail'] })}`}
        </Typography>
      )}
      <Withdrawn recipients={recipients} />
      <CleanCopy recipients={recipients} />
    </>
  );
}

function Look({ id, recipients, source }: { id: string; recipients: Recipients; source: RecipientSource }) {
  useAudience(id, recipients, source);
  return null;
}

/** A note about people who have withdrawn. Whether they are written to depends on how they were chosen, and on whether the platform already has them. */
function Withdrawn({ recipients }: { recipients: Recipients }) {
  const { t } = useTranslation('campaignSend');
  const { audience, reach, record } = useSend();
  const isLeftOut = recipients.filterType === FILTERS && record['status'] === PENDING;
  const count = isLeftOut ? left(audience) : reach.withdrawn;
  if (count === 0) return null;
  // The names are only given when all who left are meant, because otherwise it is unknown which ones.
  const names = count === left(audience) ? (audience?.withdrawn.join(', ') ?? '') : '';
  return (
    <Notice severity={isLeftOut ? 'info' : 'warning'} className="notice-wide">
      {t(isLeftOut ? 'recipients.leftOut' : 'recipients.mailedAnyway', { count })}
      {names !== '' && ` ${t('recipients.names', { names })}`}
      {!isLeftOut && audience?.ids === undefined && ` ${t('recipients.chooseAgain')}`}
    </Notice>
  );
}
