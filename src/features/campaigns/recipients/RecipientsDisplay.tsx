import { useLocation } from 'react-router-dom';
import { useWorkPlace } from '@/engine/data/cutWork';
import type { ResourceSummary } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import type { DisplayProps } from '@/engine/model/Widget';
import { loadLaterTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { lazyPart } from '@/ui/lazyPart';
import { PartBoundary } from '@/ui/PartBoundary';
import { keptSendings } from '../send/keptSendings';
import { sendAddress } from '../send/sendAddress';
import { settle, type Sent } from '../send/sendState';
import { recipientsOf } from './recipients';
import { sourceOf } from './sources';
import { RecipientsSummary } from './RecipientsSummary';

const { Part: UnknownSendings } = lazyPart(() => Promise.all([import('../send/UnknownSendings'), loadLaterTexts('campaignSend')]).then(([m]) => m.UnknownSendings));

const SENDINGS: readonly Sent[] = ['test', 'mailing'];

/** The recipients on the page of a record, with what nobody knows of its sendings to them. */
export function RecipientsDisplay({ field, value, record }: DisplayProps) {
  const { t } = useTranslation('recipients');
  const unknown = useUnknownSendings(field.entity.resource, record);
  const recipients = recipientsOf(value);
  const source = recipients && sourceOf(recipients);
  if (!recipients || !source) return <>{t('none')}</>;
  return (
    <PartBoundary fallback={t('loading')}>
      {unknown.length > 0 && <UnknownSendings resource={field.entity.resource} id={record['id']} sendings={unknown} />}
      <RecipientsSummary field={field} recipients={recipients} source={source} />
    </PartBoundary>
  );
}

/** The sendings whose outcome nobody knows. The page that sends says it at its steps. */
function useUnknownSendings(resource: ResourceSummary, { id, status }: RecordData): readonly Sent[] {
  const page = sendAddress(resource, id);
  const { pathname } = useLocation();
  const { outcomes } = settle(keptSendings(useWorkPlace('mailing', String(id), page)), status);
  return pathname === page ? [] : SENDINGS.filter((sent) => outcomes[sent]?.kind === 'unknown');
}
