import { parse } from '@/session/keptSession';

/** Local storage: the ids of drafts from which a record was created, or may have been, the last one first. They tell nothing else, so they outlive a session. */
const SENT_KEY = 'backOffice.sentDrafts';

/** How many are kept: more than anybody has copies of. */
const KEPT = 50;

/** Whether a record was created from a draft with this id, or may have been: by a page that was left meanwhile, or in another tab, as a tab that is duplicated has a copy. */
export function wasSent(id: string | undefined): boolean {
  return sentDrafts().includes(id);
}

export function noteSent(id: string): void {
  write([id, ...others(id)].slice(0, KEPT));
}

/** Notes that nothing was created from the draft, or that the operator has looked and sends it once more. */
export function forgetSent(id: string | undefined): void {
  if (wasSent(id)) write(others(id));
}

function others(id: string | undefined): unknown[] {
  return sentDrafts().filter((other) => other !== id);
}

function sentDrafts(): unknown[] {
  const kept = parse(localStorage.getItem(SENT_KEY));
  return Array.isArray(kept) ? kept : [];
}

function write(ids: readonly unknown[]): void {
  localStorage.setItem(SENT_KEY, JSON.stringify(ids));
}
