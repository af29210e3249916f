import { readItem } from '../data/readItem';
import type { RecordData } from '../model/Schema';
import { changedFields } from '../model/transforms/recordToApi';
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
  const ours = new Set([...changedFields(entity, record, before), ...sent.keys(), ...[...sent.values()].flatMap((one) => Object.keys(one.write))]);
  const othersIn = (other: RecordData) => changedFields(entity, other, before).filter((name) => !ours.has(name));
  if (othersIn(saved).length === 0) return {};

  const now = await readItem(entity, id, { api, context }).catch(() => undefined);
  return now ? Object.fromEntries(othersIn(now).map((name) => [name, now[name]])) : {};
}
