import { useEffect, useMemo } from 'react';
import { LoadingState } from '@/ui/LoadingState';
import { useEngine, useEntity } from '../EngineContext';
import { useLabels } from '../labels';
import type { EntityBody } from '../Resource';
import { RecordLoadError } from '../show/RecordLoadError';
import { useRecord } from '../show/useRecord';
import { widgetName } from '../widgetName';
import { initialRecord } from './initialRecord';
import { RecordForm } from './RecordForm';

interface RecordFormScreenProps {
  name: string;
  mode: 'create' | 'edit';
  id?: string;
}

/** The page that creates a record or changes one. */
export function RecordFormScreen({ name, mode, id }: RecordFormScreenProps) {
  const entity = useEntity(name);
  usePreloadedInputs(entity);
  return mode === 'edit' && id !== undefined ? <EditForm entity={entity} id={id} /> : <CreateForm entity={entity} />;
}

function CreateForm({ entity }: { entity: EntityBody }) {
  const initial = useMemo(() => initialRecord(entity), [entity]);
  return <RecordForm entity={entity} mode="create" loaded={initial} />;
}

function EditForm({ entity, id }: { entity: EntityBody; id: string }) {
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id, { fresh: true });

  if (record) return <RecordForm entity={entity} mode="edit" id={id} loaded={record} />;
  if (error) return <RecordLoadError resource={entity.resource} operation="edit" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

/** The inputs come while the record is read, not after it. */
function usePreloadedInputs(entity: EntityBody): void {
  const { widgets } = useEngine();
  useEffect(() => {
    const names = entity.resource.form.flatMap(({ rows }) => rows.flat()).map((field) => widgetName(entity, field));
    new Set(names).forEach((name) => widgets[name]?.preload?.());
  }, [entity, widgets]);
}
