import { parse } from './keptSession';
import type { KeptStorage } from './keptStorage';

/** Local storage, one key for each operator of this browser: the records they opened last. It does not outlive an explicit log-out. */
export const RECENT_PREFIX = 'backOffice.recent.';

const KEPT = 12;

/** Which record, and nothing of what it says: a name must not lie about on a shared computer (rule privacy.page). */
export interface RecentRecord {
  /** Of its entity. */
  name: string;
  id: string;
}

/** The records that an operator opened last, the last one first. What is stored may come from another version or have been edited. */
export function readRecent(storage: KeptStorage, userId: number): RecentRecord[] {
  const kept = parse(storage.getItem(RECENT_PREFIX + userId));
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

export function rememberRecent(storage: KeptStorage, userId: number, record: RecentRecord): void {
  write(storage, userId, [record, ...others(storage, userId, record)].slice(0, KEPT));
}

/** Of a record that is there no more. */
export function forgetRecent(storage: KeptStorage, userId: number, record: RecentRecord): void {
  write(storage, userId, others(storage, userId, record));
}

function others(storage: KeptStorage, userId: number, { name, id }: RecentRecord): RecentRecord[] {
  return readRecent(storage, userId).filter((recent) => recent.name !== name || recent.id !== id);
}

function write(storage: KeptStorage, userId: number, records: readonly RecentRecord[]): void {
  try {
    storage.setItem(RECENT_PREFIX + userId, JSON.stringify(records));
  } catch {
    // A full storage is no reason to disturb who opens a record.
  }
}

/** Any other id may say what a record is about. */
const NUMBER_OR_UUID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

function isRecent(kept: unknown): kept is RecentRecord {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, id } = kept as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof id === 'string' && NUMBER_OR_UUID.test(id);
}
