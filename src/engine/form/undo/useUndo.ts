import { ApiError } from '@/api/ApiError';
import { useTranslation } from '@/i18n/useTranslation';
import type { Offer } from '@/ui/Message';
import type { Attempt } from '../../data/command/attempt';
import { useMutate } from '../../data/useMutate';
import { useCommand } from '../../data/command/useCommand';
import { readItem } from '../../data/readItem';
import { recordTitle } from '../../model/recordTitle';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isEmptyValue, isSameValue } from '../../model/transforms/emptyValue';
import { changedFields } from '../../model/transforms/recordToApi';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import { changedKey } from '../../page/useChangedFields';
import type { SaveOutcome } from '../save/saveAll';
import { saveRecord } from '../save/saveRecord';
import type { SaveTask } from '../save/SaveTask';

/** The undo that the message of a save offers, where that is possible and safe. Once the operator takes it, a message says how it ended. */
export function useUndo(task: SaveTask): (outcome: SaveOutcome, record: RecordData) => Offer | undefined {
  const { t } = useTranslation('form');
  const { resource } = task.entity;
  const run = useCommand(resource);
  const mutate = useMutate();

  return (outcome, record) => {
    const edit = undoableEdit(outcome, record, task.entity);
    if (!edit) return undefined;
    const former = recordTitle(resource, edit.before);
    // What could not be undone has its present name, which is the one on the page.
    const title = recordTitle(resource, edit.saved);
    const undo = async () => {
      const failure = await run({
        ...undoAttempt(edit, task),
        retry: () => void undo(),
        words: {
          done: t('undo.done', { title: former }),
          failed: t('undo.failed', { title }),
          unknown: t('show:maybeDone', { action: t('undo.action') }),
          withheld: t('show:changedMeanwhile', { title }),
          otherwise: t('show:changedOtherwise', { title }),
        },
      });
      if (!failure) await mutate(changedKey(resource.name, String(task.id)), [], { revalidate: false });
    };
    return { label: t('show:undo'), run: () => void undo() };
  };
}

/** Widgets whose value means no more than what it shows: texts, numbers, days and times, a choice. A tick box, a list, a reference or a file may stand for more. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'longText', 'number', 'date', 'dateTime', 'clock', 'choice']);

/**
 * The part of a save that can be undone, all of it or nothing: only values that the server answers as they were sent and accepts again. An address by which
 * somebody is reached is excluded, as the platform asks for its confirmation again, and so is the state of a record. No undo is offered where the server failed,
 * or others have saved something meanwhile.
 */
export function undoableEdit(outcome: SaveOutcome, record: RecordData, entity: EntityBody): UndoableEdit | undefined {
  if (outcome.kind !== 'done' || !outcome.before || outcome.despite || outcome.meanwhile || outcome.kept !== undefined || outcome.sent.size > 0) return undefined;
  const { saved, before } = outcome;
  if (entity.source || String(saved['id']) !== String(before['id'])) return undefined;
  const fields = changedFields(entity, record, before);
  const isUndoable = (name: string) => isPlain(name, entity) && isSameValue(saved[name], record[name]) && !isLost(name, before, entity);
  return fields.length > 0 && fields.every(isUndoable) ? { fields, before, saved } : undefined;
}

function isPlain(name: string, entity: EntityBody): boolean {
  const use = widgetName(entity, name);
  const { schema } = widgetField(entity, name, '');
  return PLAIN.has(use) && schema.writeOnly !== true && !entity.resource.translated?.includes(name);
}

/** Whether the field was empty before and the server cannot empty it again. */
function isLost(name: string, before: RecordData, { resource: { fields } }: EntityBody): boolean {
  const { cleared, clearable } = fields[name] ?? {};
  return isEmptyValue(before[name]) && (cleared === 'omit' || cleared === 'refused' || clearable !== undefined);
}

/** An edit that can be undone. */
interface UndoableEdit {
  /** The fields that the edit has changed. */
  fields: readonly string[];
  /** The record just before the edit and just after it. */
  before: RecordData;
  saved: RecordData;
}

/** Restores the values that the fields of an edit had before. Nothing is sent where somebody has changed one of them since (rule saves.noOverwrite). */
function undoAttempt({ fields, before, saved }: UndoableEdit, task: SaveTask): Attempt<RecordData, 'changed'> {
  const { entity, id, api, context } = task;
  const read = () => readItem(entity, id, { api, context });
  const isAs = (now: RecordData, then: RecordData) => fields.every((name) => isSameValue(now[name], then[name]));
  let current = saved;
  return {
    async check() {
      current = await read();
      return isAs(current, saved) ? undefined : 'changed';
    },
    async send() {
      const former = { ...current, ...Object.fromEntries(fields.map((name) => [name, before[name]])) };
      const answered = await saveRecord(former, { ...task, write: { mode: 'edit', before: current } });
      if (!answered) throw new ApiError('outcomeUnknown');
      return answered;
    },
    async look() {
      const now = await read();
      if (isAs(now, before)) return { kind: 'done', result: now };
      return { kind: isAs(now, saved) ? 'notDone' : 'otherwise', now };
    },
  };
}
