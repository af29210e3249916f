import { ApiError } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import { isSameText } from '../../data/command/contradicts';
import { sendChange } from '../../data/command/sendChange';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isEmptyValue, isSameValue } from '../../model/transforms/emptyValue';
import { recordFromApi } from '../../model/transforms/recordFromApi';
import { fieldsToSend, recordToApi } from '../../model/transforms/recordToApi';
import type { SaveTask } from './SaveTask';

/**
 * Sends the record: all of it in a creation, what has changed in an edit. Returns the record as the server has it, with the id to go on with, as a creation may
 * answer nothing more and an edit may answer another record. `undefined` when there was nothing to send.
 * Rejects with an `ApiError`. An answer of success that is about another record counts as a failure (rule calls.once).
 */
export async function saveRecord(record: RecordData, { api, entity, context, write, id }: SaveTask): Promise<RecordData | undefined> {
  if (write.mode === 'create') {
    const wire = await api.create(entity.resource.endpoint.create, recordToApi(entity, record, write, context), { dialect: entity.dialect });
    const created = recordFromApi(entity, wire, context);
    if (!isAnswerTo(record, wire, created, entity)) throw new ApiError('outcomeUnknown');
    return { ...record, ...created };
  }
  const answer = await sendChange(record, { api, entity, context, before: write.before, id });
  return answer && { ...record, ...answer, id: entity.source?.savedAs?.(answer) ?? id };
}

/**
 * Whether an answer can be that of the creation that was sent. It either contains the number of the record and nothing else, or repeats the texts that name the
 * record and at least one of the values sent. A record of somebody else, of another type or with empty values fails this test. A value that is left out proves
 * nothing, and neither does a text in another language than the one it is stored in.
 */
function isAnswerTo(record: RecordData, wire: WireRecord, answer: RecordData, entity: Entity): boolean {
  if (Object.keys(wire).every((name) => /^(?:id$|@|hydra:)/.test(name))) return true;
  const { title, translated = [] } = entity.resource;
  const sent = fieldsToSend(entity, record, { mode: 'create' }).filter((name) => !isEmptyValue(record[name]) && !translated.includes(name));
  const told = sent.filter((name) => answer[name] !== undefined && answer[name] !== null);
  const named = told.filter((name) => title.includes(name) && typeof record[name] === 'string');
  if (!named.every((name) => isSameText(answer[name], record[name]))) return false;
  return sent.length === 0 || told.some((name) => isEcho(answer[name], record[name]));
}

/** A value of another type counts as repeated, as the server may only spell it in another way. */
function isEcho(told: unknown, sent: unknown): boolean {
  return !isEmptyValue(told) && (typeof told !== typeof sent || isSameValue(told, sent) || isSameText(told, sent));
}
