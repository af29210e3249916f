import type { UserId } from '@/api/readClaims';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@/session/hooks';
import { parse } from '@/session/keptSession';
import { isKept, keysOf } from '@/session/keptStorage';
import { isPlainObject } from '../model/transforms/plainObject';
import { TAB } from './useListAddress';

/**
 * Session storage: the prefix of what is known of work that the end of a session, or of the page, has cut off. The same operator is told of it on the same page.
 * It contains numbers and no names of people, so a log-out leaves it (rule privacy.page).
 */
const CUT_PREFIX = 'backOffice.cut.';

/** Identifies a piece of work: its kind, its operator and its page. */
export interface WorkPlace {
  kind: 'bulk' | 'export' | 'import' | 'mailing';
  userId: UserId;
  page: string;
}

/** Stores what is known of the work, in the place of all that was. */
export function keepCut(place: WorkPlace, known: object): void {
  dropCut(place);
  keep(place, keyOf(place), known);
}

/** Stores what has come since, beside what is stored already: work of many steps is not written whole at each of them. `number` gives its place among the parts. */
export function keepCutPart(place: WorkPlace, number: number, part: object): void {
  keep(place, partKey(place, number), part);
}

function keep(place: WorkPlace, key: string, known: object): void {
  sessionStorage.setItem(key, JSON.stringify(known));
  // Without its last part, what was sent would look as if it had not been.
  if (!isKept(sessionStorage, key)) dropCut(place);
}

/** What was kept of the work; `undefined` when there is nothing. It may come from another version of the app. */
export function cutWork(place: WorkPlace): unknown {
  return parse(sessionStorage.getItem(keyOf(place)));
}

/** The parts that were kept beside it, in their order. */
export function cutParts(place: WorkPlace): unknown[] {
  const numbers = keysOf(sessionStorage, partKey(place)).map((key) => Number(key.slice(partKey(place).length)));
  return numbers.toSorted((one, other) => one - other).map((number) => parse(sessionStorage.getItem(partKey(place, number))));
}

/** The prefix of the locks by which pages of this browser tell one another which kept work is theirs. */
const OWN_PREFIX = 'backOffice.own.';

/** How long a page that has just ended may take to give up its locks, in milliseconds. */
const PATIENCE = 2000;

const own = new Set<string>();

/**
 * Makes the work that is kept with this id the page's own, until the page ends. Resolves with `false` when it is that of another page. A browser without locks,
 * as without TLS, knows of no other page.
 */
export function ownWork(id: string): Promise<boolean> {
  const { locks }: { locks?: LockManager } = navigator;
  if (!locks || own.has(id)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      own.add(id);
      resolve(true);
      return new Promise<never>(() => {});
    };
    locks.request(OWN_PREFIX + id, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(() => resolve(false));
  });
}

/** Whether there is work that this page may take up. A tab that was duplicated has a copy of what the first one is still doing, which is dropped. */
export async function hasCutWork(place: WorkPlace): Promise<boolean> {
  const known = cutWork(place);
  if (!isPlainObject(known) || (await ownWork(String(known['id'])))) return known !== undefined;
  dropCut(place);
  return false;
}

export function dropCut(place: WorkPlace): void {
  for (const key of [keyOf(place), ...keysOf(sessionStorage, partKey(place))]) sessionStorage.removeItem(key);
}

function keyOf({ kind, userId, page }: WorkPlace): string {
  return `${CUT_PREFIX}${kind}:${userId}:${page}`;
}

/** The key of a part, or the beginning of the keys of all parts. No page has a line break. */
function partKey(place: WorkPlace, number: number | '' = ''): string {
  return `${keyOf(place)}\n${number}`;
}

/** The place of work on the list of an entity, which may share its page with other lists. `path` is that of another page than the one that asks. */
export function useWorkPlace(kind: WorkPlace['kind'], entity: string, path?: string): WorkPlace {
  const userId = useSession().user.id;
  const { pathname, search } = useLocation();
  const tab = path === undefined ? (new URLSearchParams(search).get(TAB) ?? '') : '';
  const page = [path ?? pathname, tab, entity].join('#');
  return useMemo(() => ({ kind, userId, page }), [kind, userId, page]);
}
