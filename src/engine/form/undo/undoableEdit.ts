import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isEmptyValue, isSameValue } from '../../model/transforms/emptyValue';
import { changedFields } from '../../model/transforms/recordToApi';
import { widgetField } from '../../model/widgetField';
import { widgetName } from '../../model/widgetName';
import type { SaveOutcome } from '../save/saveAll';
import type { UndoableEdit } from './undoAttempt';

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
