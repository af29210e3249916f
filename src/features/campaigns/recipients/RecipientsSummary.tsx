import type { ComponentType, ReactNode } from 'react';
import { useEngine, useEntity } from '@/engine/data/EngineContext';
import { useLabels } from '@/engine/fields/labels';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps, WidgetField } from '@/engine/model/Widget';
import { formatDate, formatTime } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { Notice } from '@/ui/Notice';
import { PickedWords } from './PickedWords';
import { chosenOf, FILTERS, type Recipients } from './recipients';
import type { RecipientSource } from './sources';
import { useListed } from './useListed';
import './recipients.css';

interface RecipientsSummaryProps {
  field: WidgetField;
  recipients: Recipients;
  source: RecipientSource;
  /** When they were counted again with the same result. */
  countedAt?: string | undefined;
  /** The commands about the number, shown beside it. */
  children?: ReactNode;
}

/** Tells who the recipients are in the words of the list they were picked in, how many accept messages, and when they were counted. */
export function RecipientsSummary({ field, recipients, source, countedAt, children }: RecipientsSummaryProps) {
  const { t } = useTranslation('recipients');
  const entity = useListed(source, recipients.sourceId);
  const { list } = entity.resource;
  const counted = useCountedAt(countedAt ?? chosenOf(recipients)?.countedAt);

  return (
    <div className="recipients">
      {source.owner && <OwnerName field={field} recipients={recipients} owner={source.owner.resource} />}
      {list && <PickedWords entity={entity} list={list} source={source} recipients={recipients} />}
      {recipients.deliveryCount !== undefined && (
        <div className="recipients-reached">
          <Reached count={recipients.deliveryCount} counted={counted} />
          {children}
        </div>
      )}
      {recipients.filterType === FILTERS && !source.counts && (
        <Notice severity="warning" role="status">
          {t('cannotSendFilters')}
        </Notice>
      )}
    </div>
  );
}

function Reached({ count, counted }: { count: number; counted: string }) {
  const { t } = useTranslation('recipients');
  if (count === 0) {
    return (
      <Notice severity="warning" role="status">
        {t('nobody', { counted })}
      </Notice>
    );
  }
  return (
    <p>
      <strong>{t('accepting', { count })}</strong>
      {` ${counted}`}
    </p>
  );
}

/** The name of the record under which they are listed, as a link to its page. */
function OwnerName({ field, recipients, owner }: { field: WidgetField; recipients: Recipients; owner: string }) {
  const { t } = useTranslation('list');
  const { widgets } = useEngine();
  const label = useLabels(useEntity(owner).resource).page('show');
  const Display = widgets['reference']?.Display as ComponentType<DisplayProps> | undefined;
  if (recipients.sourceId === undefined || !Display) return null;

  return (
    <span>
      {t('chip', { label, value: '' })}
      <Display
        field={{ ...field, label, options: { resource: owner, labelField: 'sourceName' } }}
        value={recipients.sourceId}
        record={{ ...recipients }}
        dense={false}
      />
    </span>
  );
}

/** When recipients were counted: by the operator's clock if that happened here, else by the platform's time of association. */
function useCountedAt(moment: string | undefined): string {
  const { t } = useTranslation('recipients');
  const { language } = useTextContext();
  if (moment === undefined) return t('countedByPlatform');
  const clock = new Date(moment).toTimeString().slice(0, 5);
  return t('countedAt', { date: formatDate(moment, language), time: formatTime(clock, language) });
}
