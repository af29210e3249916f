import { useSWRConfig } from 'swr';
import { ApiError } from '@/api/ApiError';
import { useApi, useSessionStore } from '@/session/hooks';
import { ConfirmDialog, FinalError } from '@/ui/ConfirmDialog';
import { useErrorText } from '../data/errorMessage';
import { useLabels } from '../fields/labels';
import { recordTitle } from '../model/recordTitle';
import { removeRecord } from '../data/removeRecord';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { touchedBy } from '../model/touchedBy';
import { useTypedWord } from '../fields/useTypedWord';
import { useNotify } from '../data/useNotify';
import { DeletionDetails } from './DeletionDetails';
import { TakenAlong, useTaken } from './TakenAlong';

interface DeleteDialogProps {
  entity: EntityBody;
  record: RecordData;
  onDeleted: () => Promise<void> | void;
  onClose: () => void;
}

/** Names the record and what goes with it, then deletes it; a failure stays in the dialog with its reason (rule deletion.asked). */
export function DeleteDialog({ entity, record, onDeleted, onClose }: DeleteDialogProps) {
  const labels = useLabels(entity.resource);
  const remove = useRemove(entity);
  const title = recordTitle(entity.resource, record);
  const typed = useTypedWord(title);
  const isTyped = entity.resource.deletion?.typed === true;
  const hasTaken = useTaken(entity, record).length > 0;

  return (
    <ConfirmDialog
      open
      destructive
      title={labels.deletion('title', title)}
      body={labels.deletion('body', title)}
      detail={
        <>
          {hasTaken && <TakenAlong entity={entity} record={record} />}
          {entity.resource.deletion && entity.resource.deletion.shows.length > 0 && <DeletionDetails entity={entity} id={String(record['id'])} record={record} />}
        </>
      }
      confirmLabel={labels.deletion('confirm', title)}
      onConfirm={async () => {
        if (isTyped && !typed.check()) return;
        await remove(record);
        await onDeleted();
      }}
      onClose={onClose}
    >
      {isTyped && typed.field}
    </ConfirmDialog>
  );
}

function useRemove(entity: EntityBody): (record: RecordData) => Promise<void> {
  const { resource } = entity;
  const api = useApi();
  const labels = useLabels(resource);
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const session = useSessionStore();

  return async ({ id }) => {
    try {
      await removeRecord(entity, id, api);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = labels.message('error', 'deleted');
      notify.error(text, error);
      const Failure = error.kind === 'outcomeUnknown' ? FinalError : Error;
      throw new Failure(`${text}. ${errorText(error)}`, { cause: error });
    }
    notify.success(labels.message('success', 'deleted'));
    // Whatever follows finds the lists as they now are; one that cannot be read says so itself.
    await mutate(touchedBy(resource, { ownItems: false })).catch(() => undefined);
    if (resource.inSession) session.readAgain();
  };
}
