import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { useSend } from './SendContext';

/** Says whom a mailing goes to: a number of people and the creator of the campaign, who gets every mailing. */
export function usePeople(): string {
  const { t } = useTranslation('campaignSend');
  const { record, reach } = useSend();
  const { user } = useSession();
  const people = t('people', { count: reach.people });
  if (!reach.withCreator) return people;
  return t(record['creatorId'] === user.id ? 'andMe' : 'andCreator', { people });
}
