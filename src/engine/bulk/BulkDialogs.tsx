import { libraryPart } from '@/ui/libraryPart';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { ActionDialog } from '../action/actionDialogChunk';
import { useLabels } from '../fields/labels';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { AskDeletion } from './AskDeletion';
import { BulkRunDialog } from './BulkRunDialog';
import { ReadingDialog } from './ReadingDialog';
import type { useBulkJob } from './useBulkJob';
import type { NamedTask, useBulkTasks } from './useBulkTasks';

/** Loaded with the first edit of a selection, together with the validators of a form. */
const { Part: AskEdit } = libraryPart(() => import('./AskEdit').then((m) => m.AskEdit));

interface BulkDialogsProps {
  entity: EntityBody;
  tasks: ReturnType<typeof useBulkTasks>;
  job: ReturnType<typeof useBulkJob>;
}

/** Shows one dialog after the other: records are read, a question is asked, the task runs, and its result is shown. */
export function BulkDialogs({ job, ...props }: BulkDialogsProps) {
  const { stage, counted, stop, close } = job;
  if (!stage) return null;
  switch (stage.kind) {
    case 'reading':
    case 'unread':
    case 'nothing':
      return <ReadingDialog stage={stage} onClose={close} />;
    case 'asking':
      return <AskDialog {...props} job={job} records={stage.records} />;
    case 'running':
    case 'over':
      return <BulkRunDialog entity={props.entity} stage={stage} counted={counted} onStop={stop} onClose={close} />;
  }
}

/** Asks what the task needs, or for a confirmation, before it starts. */
function AskDialog({ entity, tasks: { means, fields, actionTaskOf }, job, records }: BulkDialogsProps & { records: readonly RecordData[] }) {
  const labels = useLabels(entity.resource);
  const { work, start, close } = job;
  if (!work) return null;
  const asked = { means, records, onStart: (task: NamedTask) => start(records, task), onClose: close };

  return (
    <OverlayBoundary>
      {work.kind === 'delete' && <AskDeletion {...asked} />}
      {work.kind === 'edit' && <AskEdit {...asked} entity={entity} fields={fields} />}
      {work.kind === 'action' && (
        <ActionDialog
          entity={entity}
          use={work.use}
          title={labels.count(records.length)}
          onConfirm={(answer) => {
            asked.onStart(actionTaskOf(work.use, records.length, answer));
            return Promise.resolve(undefined);
          }}
          onClose={close}
        />
      )}
    </OverlayBoundary>
  );
}
