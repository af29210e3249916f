import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LoadingState } from '@/ui/LoadingState';
import { COPIED } from '../model/copyLink';
import { useEngine } from '../data/EngineContext';
import { useLabels } from '../fields/labels';
import { isRecordId } from '../model/isRecordId';
import { RecordNotices } from '../page/RecordNotices';
import type { EntityBody } from '../model/Resource';
import { RecordLoadError } from '../page/RecordLoadError';
import { useRecord } from '../data/useRecord';
import { prefilledFields } from '../model/prefilledFields';
import { startingPoint } from '../model/startLink';
import { fieldSchema, resolvedSchema, widgetName } from '../model/widgetName';
import { CopyForm } from './CopyForm';
import { presetsOf } from './presets';
import { NewRecordForm } from './NewRecordForm';
import { RecordForm } from './RecordForm';
import { StartedForm } from './StartedForm';

interface EntityFormProps {
  /** As it was described, or completed at run time; the same object as long as nothing of it changes. */
  entity: EntityBody;
  mode: 'create' | 'edit';
  /** Of the record to change. */
  id?: string | undefined;
  /** What a hand-written page has to say above the fields. */
  notice?: ReactNode;
}

/** The form that creates a record or changes one, with what it reads first. */
export function EntityForm({ entity, mode, id, notice }: EntityFormProps) {
  const areInputsThere = usePreloadedInputs(entity);
  return mode === 'edit' && id !== undefined ? <EditForm entity={entity} id={id} notice={notice} isReady={areInputsThere} /> : <CreateForm entity={entity} notice={notice} />;
}

function CreateForm({ entity, notice }: Pick<EntityFormProps, 'entity' | 'notice'>) {
  const [address] = useSearchParams();
  const copied = entity.resource.create.copy && address.get(COPIED);
  const start = startingPoint(address);
  if (copied && isRecordId(copied, entity.resource)) return <CopyForm key={copied} entity={entity} id={copied} />;
  const blank = <BlankForm entity={entity} notice={notice} />;
  return start ? <StartedForm key={address.toString()} entity={entity} start={start} notice={notice} blank={blank} /> : blank;
}

function BlankForm({ entity, notice }: Pick<EntityFormProps, 'entity' | 'notice'>) {
  const { state } = useLocation() as { state: unknown };
  const initial = useMemo(() => ({ ...presetsOf(entity.schema.properties), ...prefilledFields(entity, state) }), [entity, state]);
  return <NewRecordForm entity={entity} initial={initial} notice={notice} />;
}

function EditForm({ entity, id, notice, isReady }: Pick<EntityFormProps, 'entity' | 'notice'> & { id: string; isReady: boolean }) {
  const labels = useLabels(entity.resource);
  const { record, error, readAgain } = useRecord(entity, id, { fresh: true });

  if (record && isReady) {
    const notices = (
      <>
        <RecordNotices entity={entity} id={id} record={record} mode="edit" />
        {notice}
      </>
    );
    return <RecordForm entity={entity} mode="edit" id={id} loaded={record} notice={notices} />;
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

/**
 * The inputs come while the record is read, not after it. Whether they are there: rendered before, one of them would put a fallback in the place of the page, and React holds
 * back what replaces one for 300 ms.
 */
function usePreloadedInputs(entity: EntityBody): boolean {
  const { widgets } = useEngine();
  const coming = useMemo(() => {
    const names = entity.resource.form.flatMap(({ rows }) => rows.flat()).flatMap((field) => fieldsWithin(entity, field)).map((field) => widgetName(entity, field));
    return [...new Set(names)].flatMap((name) => widgets[name]?.preload?.() ?? []);
  }, [entity, widgets]);
  const [areThere, setThere] = useState(coming.length === 0);
  useEffect(() => {
    if (coming.length > 0) void Promise.all(coming).then(() => setThere(true));
  }, [coming]);
  return areThere;
}
