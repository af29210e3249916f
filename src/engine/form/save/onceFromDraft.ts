import { createdFrom, forgetSent, noteCreated, noteSent, wasSent } from '../../data/sentDrafts';
import type { SaveOutcome } from './saveAll';

/** The ends of a save after which the record is there, or may be. */
const MADE: readonly SaveOutcome['kind'][] = ['done', 'unsent', 'unseen', 'unknown'];

/**
 * Saves a new record, unless one was created from the same draft before, or may have been: the operator has to look first. `save` calls the function that it is
 * given once the record is there.
 */
export async function onceFromDraft(draft: string, save: (onSaved: (id: string) => void) => Promise<SaveOutcome>): Promise<SaveOutcome> {
  if (wasSent(draft)) return sentBefore(draft);
  noteSent(draft);
  const outcome = await save((id) => noteCreated(draft, id));
  if (!MADE.includes(outcome.kind)) forgetSent(draft);
  return outcome;
}

/** The outcome of a draft that was sent before, as far as it is known. */
export function sentBefore(draft: string | undefined): SaveOutcome & { kind: 'unknown' } {
  const created = createdFrom(draft);
  return { kind: 'unknown', ...(created !== undefined && { created }) };
}
