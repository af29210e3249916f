import { readItem } from '../../data/readItem';
import type { RecordData, RecordSchema } from '../../model/Schema';
import { isSameValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';
import { changedFields } from '../../model/transforms/recordToApi';
import { fieldSchema } from '../../model/widgetName';
import type { CaughtUp } from './catchUp';
import type { SaveTask } from './SaveTask';
import type { Sent } from './sendPending';

interface Saved {
  /** The record as the answer to the edit shows it. */
  saved: RecordData;
  /** What was sent apart from the record. */
  sent: Sent;
}

/**
 * The fields that somebody else changed between the read before an edit and the edit itself, with their values now (rule saves.noOverwrite): the edit did not send
 * them, and they are no longer as they were. The record is read again only when the answer contains such fields, as an answer may spell a value in another way
 * than a reading does. Empty for a record that another one has replaced, or that cannot be read.
 */
export async function changedMeanwhile({ record, before }: CaughtUp, { saved, sent }: Saved, { api, entity, context, id }: SaveTask): Promise<RecordData> {
  if (String(saved['id']) !== id) return {};
  const typed = changedFields(entity, record, before);
  const ours = new Set([...typed, ...sent.keys(), ...[...sent.values()].flatMap((one) => Object.keys(one.write))]);
  const texts = new Set(typed.map((name) => record[name]).filter((value) => typeof value === 'string' && value !== ''));
  const isOthers = (name: string, other: RecordData) => !ours.has(name) && !isEcho(other[name], before[name], { schema: entity.schema, path: name, texts });
  const othersIn = (other: RecordData) => changedFields(entity, other, before).filter((name) => isOthers(name, other));
  if (othersIn(saved).length === 0) return {};

  const now = await readItem(entity, id, { api, context }).catch(() => undefined);
  return now ? Object.fromEntries(othersIn(now).map((name) => [name, now[name]])) : {};
}

interface Place {
  schema: RecordSchema;
  /** The name of the value in the record, with those of the objects around it. */
  path: string;
  /** The texts that the edit has sent. */
  texts: ReadonlySet<unknown>;
}

/**
 * Whether a value has changed by no more than what the server makes of the edit itself: in an object it may copy a text that was sent, and compute again what is
 * only read. The platform names the address of an event after the event.
 */
function isEcho(now: unknown, before: unknown, { schema, path, texts }: Place): boolean {
  if (isSameValue(now, before)) return true;
  if (!isPlainObject(now) || !isPlainObject(before)) return false;
  return Object.keys({ ...before, ...now }).every((part) => {
    const place = { schema, path: `${path}.${part}`, texts };
    return texts.has(now[part]) || fieldSchema(schema, place.path).readOnly === true || isEcho(now[part], before[part], place);
  });
}
