import type { UserId } from '@/api/readClaims';
import { parse } from './keptSession';
import type { KeptStorage } from './keptStorage';

/** The prefix of the keys in the storage, one for each operator of this browser and each kind. The entries do not outlive an explicit log-out. */
export const RECENT_PREFIX = 'backOffice.recent.';

/** What an operator did with records last: opened them, or saved or decided about them. */
export type RecentKind = 'opened' | 'done';

const KEPT: Readonly<Record<RecentKind, number>> = { opened: 12, done: 6 };

/** Identifies a record without any of its content, as a name must not lie about on a shared computer (rule privacy.page). */
export interface RecentRecord {
  /** The name of the record's entity. */
  name: string;
  id: string;
}

type Kept = Pick<KeptStorage, 'getItem' | 'setItem'>;

/** The recent records of an operator, the last one first. What is stored may come from another version or have been edited, so it is checked. */
export function readRecent(storage: Kept, userId: UserId, kind: RecentKind = 'opened'): RecentRecord[] {
  const kept = parse(storage.getItem(keyOf(userId, kind)));
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

export function rememberRecent(storage: Kept, userId: UserId, record: RecentRecord, kind: RecentKind = 'opened'): void {
  write(storage, userId, [record, ...others(storage, userId, record, kind)].slice(0, KEPT[kind]), kind);
}

/** Removes a record that no longer exists. */
export function forgetRecent(storage: Kept, userId: UserId, record: RecentRecord): void {
  for (const kind of KINDS) write(storage, userId, others(storage, userId, record, kind), kind);
}

/** Removes all recent records of an operator. */
export function clearRecent(storage: Pick<KeptStorage, 'removeItem'>, userId: UserId): void {
  for (const kind of KINDS) storage.removeItem(keyOf(userId, kind));
}

const KINDS: readonly RecentKind[] = ['opened', 'done'];

function keyOf(userId: UserId, kind: RecentKind): string {
  return `${RECENT_PREFIX}${kind === 'done' ? 'done.' : ''}${userId}`;
}

function others(storage: Kept, userId: UserId, { name, id }: RecentRecord, kind: RecentKind): RecentRecord[] {
  return readRecent(storage, userId, kind).filter((recent) => recent.name !== name || recent.id !== id);
}

function write(storage: Kept, userId: UserId, records: readonly RecentRecord[], kind: RecentKind): void {
  storage.setItem(keyOf(userId, kind), JSON.stringify(records));
}

/** The ids that may be stored: any other id may reveal what a record is about. */
const NUMBER_OR_UUID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

function isRecent(kept: unknown): kept is RecentRecord {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, id } = kept as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof id === 'string' && NUMBER_OR_UUID.test(id);
}
