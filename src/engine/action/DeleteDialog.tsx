import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { useApi, useConfig } from '@/session/hooks';
import { ConfirmDialog, type ConfirmFailure } from '@/ui/ConfirmDialog';
import { removalAttempt } from '../data/command/removalAttempt';
import { useCommand } from '../data/command/useCommand';
import { useEngine } from '../data/EngineContext';
import { useRecord } from '../data/useRecord';
import { FieldValue } from '../fields/FieldValue';
import { useLabels } from '../fields/labels';
import { useCan } from '../model/permissions';
import { recordTitle } from '../model/recordTitle';
import type { EntityBody } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { transformContext } from '../model/transforms/transformContext';
import { useTypedWord } from '../fields/useTypedWord';
import { isEmptyValue } from '../model/transforms/emptyValue';
import { widgetField } from '../model/widgetField';
import { widgetName } from '../model/widgetName';
import { showPage } from '../page/destination';
import { TakenAlong, useTaken } from './TakenAlong';

interface DeleteDialogProps {
  entity: EntityBody;
  record: RecordData;
  onDeleted: () => Promise<void> | void;
  onClose: () => void;
}

/** Names the record and what is deleted along with it, then deletes it. A failure is shown in the dialog with its reason (rule deletion.asked). */
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
      byEnter
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
        if (isTyped && !typed.check()) return undefined;
        const failure = await remove(record);
        if (!failure) await onDeleted();
        return failure;
      }}
      onClose={onClose}
    >
      {isTyped && typed.field}
    </ConfirmDialog>
  );
}

function useRemove(entity: EntityBody): (record: RecordData) => Promise<ConfirmFailure | undefined> {
  const { t } = useTranslation('show');
  const api = useApi();
  const context = transformContext(useConfig().settings.utcTime);
  const labels = useLabels(entity.resource);
  const can = useCan(entity.resource);
  const run = useCommand(entity.resource);

  return ({ id }) =>
    run({
      ...removalAttempt(entity, id, { api, context }),
      removes: true,
      right: entity.resource.permissions.delete,
      page: showPage({ resource: entity.resource, can }, id),
      words: {
        done: labels.message('success', 'deleted'),
        failed: labels.message('error', 'deleted'),
        unknown: t('maybeDone', { action: t('delete') }),
      },
    });
}

interface DeletionDetailsProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
}

/** What a deletion leaves behind or deletes too, by the fields that the resource names. The record is read again, so that these are current. */
function DeletionDetails({ entity, id, record: known }: DeletionDetailsProps) {
  const { t } = useTranslation('show');
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const read = useRecord(entity, id, { fresh: true });
  // After a failure the record as known before is shown.
  const isRead = read.record !== undefined || read.error !== undefined;
  const record = read.record ?? known;
  const shown = entity.resource.deletion?.shows.filter((name) => !isEmptyValue(record[name])) ?? [];

  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {!isRead && <Box sx={{ color: 'text.secondary' }}>{t('readingAgain')}</Box>}
      {isRead &&
        shown.map((name) => {
          const widget = widgets[widgetName(entity, name)];
          const field = widgetField(entity, name, labels.field(name));
          return (
            <Box key={name} sx={{ minWidth: 0, overflowWrap: 'break-word' }}>
              <Box sx={{ fontWeight: 600 }}>{field.label}</Box>
              {widget && <FieldValue field={field} widget={widget} value={record[name]} record={record} />}
            </Box>
          );
        })}
    </Box>
  );
}
