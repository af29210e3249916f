import { useCan } from '@/engine/model/permissions';
import type { ResourceSummary } from '@/engine/model/Resource';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import { RouterLink } from '@/ui/RouterLink';
import { sendAddress } from './sendAddress';
import type { Sent } from './sendState';

interface UnknownSendingsProps {
  resource: ResourceSummary;
  id: unknown;
  sendings: readonly Sent[];
}

/** Says on the page of a campaign of which sendings nobody knows the outcome, and leads to where the status can be read again. */
export function UnknownSendings({ resource, id, sendings }: UnknownSendingsProps) {
  const { t } = useTranslation('campaignSend');
  const maySend = useCan(resource)('edit');
  return sendings.map((sent) => (
    <Notice key={sent} severity="warning" action={maySend && <RouterLink href={sendAddress(resource, id)}>{t('title')}</RouterLink>}>
      {t(`unknown.${sent}`)}
    </Notice>
  ));
}
