import type { WireRecord } from '@/api/records';
import { isSameText } from '../../data/command/contradicts';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isEmptyValue, isSameValue } from '../../model/transforms/emptyValue';
import { fieldsToSend } from '../../model/transforms/recordToApi';

/**
 * Whether an answer can be that of the creation that was sent. It either contains the number of the record and nothing else, or repeats the texts that name the
 * record and at least one of the values sent. A record of somebody else, of another type or with empty values fails this test. A value that is left out proves
 * nothing, and neither does a text in another language than the one it is stored in.
 */
export function isAnswerTo(record: RecordData, wire: WireRecord, answer: RecordData, entity: Entity): boolean {
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
