import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine, useEntity } from '@/engine/data/EngineContext';
import { useLabels } from '@/engine/fields/labels';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps, WidgetField } from '@/engine/model/Widget';
import { formatDate, formatTime } from '@/i18n/format';
import { PickedWords } from './PickedWords';
import { chosenOf, FILTERS, type Recipients, type RecipientSource } from './recipients';
import { useListed } from './useListed';

interface RecipientsSummaryProps {
  field: WidgetField;
  recipients: Recipients;
  source: RecipientSource;
  /** Counted again since, and found to be as many. */
  countedAt?: string | undefined;
  /** What may be done about the number, beside it. */
  children?: ReactNode;
}

/** Who they are, in the words of the list that they were picked in, how many accept to be written to, and since when that is known. */
export function RecipientsSummary({ field, recipients, source, countedAt, children }: RecipientsSummaryProps) {
  const { t } = useTranslation('recipients');
  const entity = useListed(source, recipients.sourceId);
  const { list } = entity.resource;
  const counted = useCountedAt(countedAt ?? chosenOf(recipients)?.countedAt);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {source.owner && <OwnerName field={field} recipients={recipients} owner={source.owner.resource} />}
      {list && <PickedWords entity={entity} list={list} source={source} recipients={recipients} />}
      {recipients.deliveryCount !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Reached count={recipients.deliveryCount} counted={counted} />
          {children}
        </Box>
      )}
      {recipients.filterType === FILTERS && !source.counts && (
        <Alert severity="warning" role="status">
          {t('cannotSendFilters')}
        </Alert>
      )}
    </Box>
  );
}

function Reached({ count, counted }: { count: number; counted: string }) {
  const { t } = useTranslation('recipients');
  if (count === 0) {
    return (
      <Alert severity="warning" role="status">
        {t('nobody', { counted })}
      </Alert>
    );
  }
  return (
    <Box component="p" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      <strong>{t('accepting', { count })}</strong>
      {` ${counted}`}
    </Box>
  );
}

/** The name of the record under which they are listed, leading to its page. */
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

/** When recipients were counted, by the operator's clock; by the platform when they were associated, unless it was here. */
function useCountedAt(moment: string | undefined): string {
  const { t } = useTranslation('recipients');
  const { language } = useTextContext();
  if (moment === undefined) return t('countedByPlatform');
  const clock = new Date(moment).toTimeString().slice(0, 5);
  return t('countedAt', { date: formatDate(moment, language), time: formatTime(clock, language) });
}
