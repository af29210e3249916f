import { isListOfTexts } from '@/config/isListOfTexts';
import { parse } from '@/session/keptSession';

/**
 * Local storage: the ids of drafts from which a record was created, or may have been, the last one first, each followed by the id of the record once it is known.
 * They tell nothing else, so they outlive a session.
 */
const SENT_KEY = 'backOffice.sentDrafts';

/** How many are kept: more than anybody has copies of. */
const KEPT = 50;

/** Whether a record was created from a draft with this id, or may have been: by a page that was left meanwhile, or in another tab, as a tab that is duplicated has a copy. */
export function wasSent(id: string | undefined): boolean {
  return sentDrafts().some((sent) => draftOf(sent) === id);
}

/** The id of the record that was created from the draft, where it is known. */
export function createdFrom(id: string | undefined): string | undefined {
  const sent = sentDrafts().find((one) => draftOf(one) === id);
  return sent?.slice(draftOf(sent).length + 1) || undefined;
}

export function noteSent(id: string): void {
  note(id, id);
}

export function noteCreated(id: string, record: string): void {
  note(id, `${id} ${record}`);
}

/** Notes that nothing was created from the draft, or that the operator has looked and sends it once more. */
export function forgetSent(id: string | undefined): void {
  if (wasSent(id)) write(others(id));
}

function note(id: string, sent: string): void {
  write([sent, ...others(id)].slice(0, KEPT));
}

function others(id: string | undefined): string[] {
  return sentDrafts().filter((sent) => draftOf(sent) !== id);
}

function draftOf(sent: string): string {
  return sent.split(' ', 1)[0] ?? '';
}

function sentDrafts(): readonly string[] {
  const kept = parse(localStorage.getItem(SENT_KEY));
  return isListOfTexts(kept) ? kept : [];
}

function write(sent: readonly string[]): void {
  localStorage.setItem(SENT_KEY, JSON.stringify(sent));
}
