import Box from '@mui/material/Box';
import { useId } from 'react';
import useSWR from 'swr';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { holds } from '../model/conditions';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import { useOperatorRights } from '../data/operatorRights';
import { useReading } from '../data/useReading';
import { READ_OPTIONS } from '../data/readOptions';
import type { EntityBody } from '../model/Resource';
import type { TakenDefinition } from '../model/SavingDefinition';
import type { RecordData } from '../model/Schema';
import { countTaken } from '../data/countTaken';

interface TakenAlongProps {
  entity: EntityBody;
  record: RecordData;
}

/** The records of other entities that are deleted along with a record, or lose their reference to it: how many, where that can be known. */
export function TakenAlong({ entity, record }: TakenAlongProps) {
  const { t } = useTranslation('show');
  const labels = useLabels(entity.resource);
  const taken = useTaken(entity, record);
  const counted = useCounts(entity, record, taken);

  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      {!counted && <Box sx={{ color: 'text.secondary' }}>{t('readingAgain')}</Box>}
      {counted &&
        taken.map(({ name }, index) => {
          const count = counted[index];
          return count !== 0 && <Box key={name}>{labels.taken(name, count ?? 'unknown')}</Box>;
        })}
    </Box>
  );
}

/** What is deleted along with this record, or with a selection, on the platform of this deployment. */
export function useTaken({ resource }: EntityBody, record: RecordData = {}): TakenDefinition[] {
  const { settings } = useConfig();
  const { permissions } = useSession();
  return (resource.deletion?.takes ?? []).filter(({ when }) => !when || holds(when, { settings, permissions, mode: 'show', record }));
}

/** Counts these records when the dialog opens, and not before. */
function useCounts(entity: EntityBody, record: RecordData, taken: readonly TakenDefinition[]): readonly (number | undefined)[] | undefined {
  const { loadEntity } = useEngine();
  const session = useSession();
  const { mayList } = useOperatorRights();
  const reading = useReading();
  const opening = useId();

  async function count() {
    const counting = { ...reading(), loadEntity, mayList, session };
    // What cannot be counted is named without a number.
    return Promise.all(taken.map((one) => countTaken(entity, record['id'], one, counting).catch(() => undefined)));
  }

  // The key is not one of the entity's own answers, as these are read again after the deletion, when nobody needs this count any more.
  return useSWR(['taken', entity.resource.name, opening, record['id']], count, READ_OPTIONS).data;
}
