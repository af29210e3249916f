import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LoadingState } from '@/ui/LoadingState';
import { COPIED } from '../duplicate';
import { useEngine, useEntity } from '../EngineContext';
import { useLabels } from '../labels';
import type { EntityBody } from '../Resource';
import { RecordLoadError } from '../show/RecordLoadError';
import { useRecord } from '../show/useRecord';
import { startedFields } from '../start/startState';
import { fieldSchema, resolvedSchema, widgetName } from '../widgetName';
import { CopyForm } from './CopyForm';
import { initialRecord } from './initialRecord';
import { NewRecordForm } from './NewRecordForm';
import { RecordForm } from './RecordForm';
import { RecordNotices } from './RecordNotices';

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
  const [address] = useSearchParams();
  const copied = entity.resource.create.duplicate && address.get(COPIED);
  return copied && /^\d+$/.test(copied) ? <CopyForm key={copied} entity={entity} id={copied} /> : <BlankForm entity={entity} />;
}

function BlankForm({ entity }: { entity: EntityBody }) {
  const { state } = useLocation() as { state: unknown };
  const initial = useMemo(() => ({ ...initialRecord(entity), ...startedFields(entity, state) }), [entity, state]);
  return <NewRecordForm entity={entity} initial={initial} />;
}

function EditForm({ entity, id }: { entity: EntityBody; id: string }) {
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id, { fresh: true });

  if (record) {
    const notice = <RecordNotices entity={entity} id={id} record={record} />;
    return <RecordForm entity={entity} mode="edit" id={id} loaded={record} notice={notice} />;
  }
  if (error) return <RecordLoadError resource={entity.resource} operation="edit" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

/** A field, and those of the items of a list. */
function fieldsWithin(entity: EntityBody, field: string): string[] {
  const { items } = fieldSchema(entity.schema, field);
  const inner = Object.keys(resolvedSchema(entity.schema, items ?? {}).properties ?? {});
  return [field, ...inner.flatMap((name) => fieldsWithin(entity, `${field}.${name}`))];
}

/** The inputs come while the record is read, not after it. */
function usePreloadedInputs(entity: EntityBody): void {
  const { widgets } = useEngine();
  useEffect(() => {
    const names = entity.resource.form.flatMap(({ rows }) => rows.flat()).flatMap((field) => fieldsWithin(entity, field)).map((field) => widgetName(entity, field));
    new Set(names).forEach((name) => widgets[name]?.preload?.());
  }, [entity, widgets]);
}
