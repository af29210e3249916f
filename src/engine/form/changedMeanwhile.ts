import { readItem } from '../data/readItem';
import type { RecordData } from '../model/Schema';
import { changedFields } from '../model/transforms/recordToApi';
import type { CaughtUp } from './catchUp';
import type { SaveTask } from './SaveTask';
import type { Sent } from './sendPending';

interface Saved {
  /** As the answer to the edit has it. */
  saved: RecordData;
  /** What left beside it. */
  sent: Sent;
}

/**
 * What others have changed between the look that came before an edit and the edit: the fields that it did not send and that are no longer as they were, with
 * their values now (rule saves.noOverwrite). The record is only read again when the answer has such fields: an answer may spell a value in another way
 * than a reading does. Nothing for a record that another has taken the place of, or that cannot be read.
 */
export async function changedMeanwhile({ record, before }: CaughtUp, { saved, sent }: Saved, { api, entity, context, id }: SaveTask): Promise<RecordData> {
  if (String(saved['id']) !== id) return {};
  const ours = new Set([...changedFields(entity, record, before), ...sent.keys(), ...[...sent.values()].flatMap((one) => Object.keys(one.write))]);
  const othersIn = (other: RecordData) => changedFields(entity, other, before).filter((name) => !ours.has(name));
  if (othersIn(saved).length === 0) return {};

  const now = await readItem(entity, id, { api, context }).catch(() => undefined);
  return now ? Object.fromEntries(othersIn(now).map((name) => [name, now[name]])) : {};
}
