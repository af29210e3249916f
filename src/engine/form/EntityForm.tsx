import { useMemo, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ApiError } from '@/api/ApiError';
import { LoadingState } from '@/ui/LoadingState';
import { COPIED } from '../model/copyLink';
import { useLabels } from '../fields/labels';
import { isRecordId } from '../model/isRecordId';
import { useCan } from '../model/permissions';
import { RecordNotices } from '../page/RecordNotices';
import type { EntityBody } from '../model/Resource';
import { useRecord } from '../data/useRecord';
import { prefilledFields } from '../model/prefilledFields';
import { startingPoint } from '../model/startLink';
import { partsOfForm, usePartsThere } from '../fields/usePartsThere';
import { CopyForm } from './CopyForm';
import { NewRecordForm } from './NewRecordForm';
import { RecordForm } from './RecordForm';
import { StartedForm } from './StartedForm';
import { UnreadForm } from './UnreadForm';
import { useNewRecord } from './values/useNewRecord';

interface EntityFormProps {
  /** The entity as described, or completed at run time; the same object as long as nothing in it changes. */
  entity: EntityBody;
  mode: 'create' | 'edit';
  /** The id of the record to change; absent in a creation. */
  id?: string | undefined;
  /** A text of a hand-written page, shown above the fields. */
  notice?: ReactNode;
}

/** Reads what the form needs, then shows the form that creates a record or changes one. */
export function EntityForm({ entity, mode, id, notice }: EntityFormProps) {
  const isReady = usePartsThere(entity, partsOfForm);
  if (mode === 'edit' && id !== undefined) return <EditForm entity={entity} id={id} notice={notice} isReady={isReady} />;
  return isReady ? <CreateForm entity={entity} notice={notice} /> : <Loading entity={entity} />;
}

function Loading({ entity }: Pick<EntityFormProps, 'entity'>) {
  return <LoadingState label={useLabels(entity.resource).state('loading')} shape="form" />;
}

function CreateForm({ entity, notice }: Pick<EntityFormProps, 'entity' | 'notice'>) {
  const [address] = useSearchParams();
  const copied = entity.resource.create.copy && address.get(COPIED);
  const start = startingPoint(address);
  if (copied && isRecordId(copied, entity.resource)) return <CopyForm entity={entity} id={copied} />;
  const blank = <BlankForm entity={entity} notice={notice} />;
  return start ? <StartedForm key={address.toString()} entity={entity} start={start} notice={notice} blank={blank} /> : blank;
}

function BlankForm({ entity, notice }: Pick<EntityFormProps, 'entity' | 'notice'>) {
  const { state } = useLocation() as { state: unknown };
  const start = useNewRecord(entity);
  const initial = useMemo(() => ({ ...start, ...prefilledFields(entity, state) }), [start, entity, state]);
  return <NewRecordForm entity={entity} initial={initial} notice={notice} />;
}

function EditForm({ entity, id, notice, isReady }: Pick<EntityFormProps, 'entity' | 'notice'> & { id: string; isReady: boolean }) {
  const { record, error, readAgain } = useRecord(entity, id, { fresh: true });
  const can = useCan(entity.resource);

  if (record && !can('edit', record)) return <UnreadForm entity={entity} resource={entity.resource} operation="edit" error={new ApiError('denied')} onRetry={readAgain} />;
  if (record && isReady) {
    const notices = (
      <>
        <RecordNotices entity={entity} id={id} record={record} mode="edit" />
        {notice}
      </>
    );
    return <RecordForm entity={entity} mode="edit" id={id} loaded={record} notice={notices} />;
  }
  if (error) return <UnreadForm entity={entity} resource={entity.resource} operation="edit" error={error} onRetry={readAgain} />;
  return <Loading entity={entity} />;
}
