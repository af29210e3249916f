import type { SessionFacts, SessionStructure, SessionUser } from './Session';

/** Local storage: permissions, the user's few fields, structures, provider names (specification section 3, "Kept locally"). */
export const SESSION_KEY = 'backOffice.session';
/** Local storage: the id of the chosen structure; outlives an idle log-out, not an explicit one. */
export const STRUCTURE_KEY = 'backOffice.currentStructure';
/** Session storage: why this tab was signed out, until the login page has been told. */
export const REASON_KEY = 'backOffice.signOutReason';
/** Session storage: the prefix of every draft of unsaved work (design 7). */
export const DRAFT_PREFIX = 'draft:';

/** Keeps what a reload needs to be signed in at once; false when exactly that was kept already. */
export function keepFacts(storage: Pick<Storage, 'getItem' | 'setItem'>, { permissions, ...facts }: SessionFacts): boolean {
  const text = JSON.stringify({ ...facts, permissions: [...permissions] });
  if (storage.getItem(SESSION_KEY) === text) return false;
  storage.setItem(SESSION_KEY, text);
  return true;
}

/** What was kept; undefined when there is nothing, or nothing that can be used (another version, an edited storage). */
export function keptFacts(storage: Pick<Storage, 'getItem'>): SessionFacts | undefined {
  const kept = parse(storage.getItem(SESSION_KEY)) as Partial<KeptFacts> | undefined;
  if (typeof kept?.user?.id !== 'number') return undefined;
  const lists = [kept.permissions, kept.structures, kept.externalJourneyProviders, kept.user.operates];
  if (!lists.every(Array.isArray)) return undefined;
  const { permissions, ...facts } = kept as KeptFacts;
  return { ...facts, permissions: new Set(permissions) };
}

export function clearDrafts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
}

interface KeptFacts extends Omit<SessionFacts, 'permissions'> {
  user: SessionUser;
  structures: SessionStructure[];
  permissions: string[];
}

/** JSON that this app wrote; undefined when it is none. */
export function parse(text: string | null): unknown {
  try {
    return text ? (JSON.parse(text) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
