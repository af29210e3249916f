import { isObject } from '@/config/isObject';
import { parseJson } from '@/config/parseJson';
import { isName } from '@/api/readList';
import type { UserId } from '@/api/readClaims';
import { keysOf } from './keptStorage';
import type { SessionFacts, SessionStructure, SessionUser } from './Session';

/** Local storage: permissions, the user's few fields, structures (specification 3.9 to 3.13). */
export const SESSION_KEY = 'backOffice.session';
/** Local storage, and the storage of each tab: the id of the structure chosen last, which outlives an idle log-out but not an explicit one. */
export const STRUCTURE_KEY = 'backOffice.currentStructure';
/** Session storage: why this tab was signed out, until the login page has read it. */
export const REASON_KEY = 'backOffice.signOutReason';
/** Session storage: the prefix of every draft of unsaved work (rule unsaved.kept). */
export const DRAFT_PREFIX = 'backOffice.draft:';
/** What drafts were called by versions until November 2026. */
const FORMER_DRAFT_PREFIX = 'draft:';

/** Stores what a reload needs to be signed in at once; false when the same was stored already. */
export function keepFacts(storage: Pick<Storage, 'getItem' | 'setItem'>, { permissions, ...facts }: SessionFacts): boolean {
  const text = JSON.stringify({ ...facts, permissions: [...permissions] });
  if (storage.getItem(SESSION_KEY) === text) return false;
  storage.setItem(SESSION_KEY, text);
  return true;
}

/** Reads what was stored; `undefined` when there is nothing, or nothing usable (another version, an edited storage). */
export function keptFacts(storage: Pick<Storage, 'getItem'>): SessionFacts | undefined {
  const kept = parse(storage.getItem(SESSION_KEY));
  if (!isKept(kept)) return undefined;
  const { permissions, ...facts } = kept;
  return { ...facts, permissions: new Set(permissions) };
}

/** Whether one operator has left work in this tab that comes back: of a file that was chosen only the name is kept. */
export function hasDrafts(storage: Storage, userId: UserId): boolean {
  return keysOf(storage, `${DRAFT_PREFIX}${userId}:`).some((key) => !holdsOnlyFiles(parse(storage.getItem(key))));
}

function holdsOnlyFiles(draft: unknown): boolean {
  return isObject(draft) && 'files' in draft && !('texts' in draft) && isObject(draft['values']) && Object.keys(draft['values']).length === 0;
}

/** Removes the drafts of one operator. Drafts that others have left in this tab are theirs. */
export function clearDrafts(storage: Storage, userId: UserId): void {
  for (const key of keysOf(storage, `${DRAFT_PREFIX}${userId}:`)) storage.removeItem(key);
}

/** Gives the drafts that an earlier version of the app has left in this tab the names under which they are looked for. */
export function renameFormerDrafts(storage: Storage): void {
  for (const key of keysOf(storage, FORMER_DRAFT_PREFIX)) {
    const draft = storage.getItem(key) ?? '';
    // A full storage has room for the new name only without the former one.
    storage.removeItem(key);
    storage.setItem(DRAFT_PREFIX + key.slice(FORMER_DRAFT_PREFIX.length), draft);
  }
}

interface KeptFacts extends Omit<SessionFacts, 'permissions'> {
  user: SessionUser;
  structures: SessionStructure[];
  permissions: string[];
}

function isKept(kept: unknown): kept is KeptFacts {
  if (!isObject(kept) || !isObject(kept['user'])) return false;
  const { user, structures, permissions } = kept;
  const names = [user['givenName'], user['shortFamilyName'], user['email'], user['language'] ?? ''];
  return (
    isName(user['id']) &&
    [names, user['operates'], permissions].every((texts) => isListOf(texts, (text) => typeof text === 'string')) &&
    isListOf(structures, (structure) => isObject(structure) && typeof structure['id'] === 'number')
  );
}

function isListOf(list: unknown, fits: (element: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(fits);
}

/** Parses JSON that this app has written; `undefined` for any other text. */
export function parse(text: string | null): unknown {
  return parseJson(text ?? '') ?? undefined;
}
