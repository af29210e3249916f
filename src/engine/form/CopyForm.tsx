import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { LoadingState } from '@/ui/LoadingState';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { useRecord } from '../data/useRecord';
import { copiedRecord } from './values/copiedRecord';
import { NewRecordForm } from './NewRecordForm';
import { UnreadForm } from './UnreadForm';
import { useOwnStart } from './values/useNewRecord';

/** The creation form filled with the values of another record. Leaving it untouched asks no question, as nothing was typed that could be lost. */
export function CopyForm({ entity, id }: { entity: EntityBody; id: string }) {
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id, { fresh: true });

  if (record) return <FilledCopy entity={entity} original={record} />;
  if (error) return <UnreadForm entity={entity} resource={entity.resource} operation="show" page="create" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

interface FilledCopyProps {
  entity: EntityBody;
  original: RecordData;
  /** A text of a hand-written page, shown above the fields. */
  notice?: ReactNode;
}

/** The creation form filled with a record that has been read. */
export function FilledCopy({ entity, original, notice }: FilledCopyProps) {
  const { t } = useTranslation('form');
  const { widgets } = useEngine();
  const { settings } = useConfig();
  const { permissions } = useSession();
  const own = useOwnStart(entity);
  const initial = useMemo(
    () => copiedRecord(original, { entity, widgets, context: { settings, permissions }, own }),
    [original, entity, widgets, settings, permissions, own],
  );
  return <NewRecordForm entity={entity} initial={initial} startsWith={t('copy', { title: recordTitle(entity.resource, original) })} notice={notice} />;
}
