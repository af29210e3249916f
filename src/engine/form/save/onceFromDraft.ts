import { forgetSent, noteSent, wasSent } from '../../data/sentDrafts';
import type { SaveOutcome } from './saveAll';

/** The ends of a save after which the record is there, or may be. */
const MADE: readonly SaveOutcome['kind'][] = ['done', 'unsent', 'unseen', 'unknown'];

/** Saves a new record, unless one was created from the same draft before, or may have been: the operator has to look first. */
export async function onceFromDraft(draft: string, save: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
  if (wasSent(draft)) return { kind: 'unknown' };
  noteSent(draft);
  const outcome = await save();
  if (!MADE.includes(outcome.kind)) forgetSent(draft);
  return outcome;
}
