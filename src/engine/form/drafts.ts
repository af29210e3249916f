import { DRAFT_PREFIX } from '@/session/keptSession';
import type { RecordData } from '../Resource';
import { isSameValue } from '../transforms/emptyValue';

/** Whose unsaved work, on which page. */
export interface DraftPlace {
  userId: number;
  pathname: string;
}

/**
 * Keeps what was typed, as differences with the record the form started from, so that the rest is read afresh. A chosen file cannot be
 * kept. Without differences there is no draft.
 */
export function keepDraft(storage: Storage, place: DraftPlace, record: RecordData, before: RecordData): void {
  const names = [...new Set([...Object.keys(record), ...Object.keys(before)])];
  const changed = names.filter((name) => !isSameValue(record[name], before[name]) && isText(record[name]));
  if (changed.length === 0) return dropDraft(storage, place);
  try {
    storage.setItem(keyOf(place), JSON.stringify(Object.fromEntries(changed.map((name) => [name, record[name] ?? null]))));
  } catch {
    // A full or refused storage takes nothing away from the form itself.
    dropDraft(storage, place);
  }
}

/** What was typed on this page and not saved, by field; an emptied field is `undefined`. */
export function readDraft(storage: Storage, place: DraftPlace): RecordData | undefined {
  const text = storage.getItem(keyOf(place));
  if (text === null) return undefined;
  const kept = JSON.parse(text) as RecordData;
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, value ?? undefined]));
}

export function dropDraft(storage: Storage, place: DraftPlace): void {
  storage.removeItem(keyOf(place));
}

function keyOf({ userId, pathname }: DraftPlace): string {
  return `${DRAFT_PREFIX}${userId}:${pathname}`;
}

/** Whether JSON keeps all of it: a file would come back as nothing. */
function isText(value: unknown): boolean {
  return value === undefined || isSameValue(JSON.parse(JSON.stringify(value)), value);
}
