import type { Operation, Resource } from '../model/Resource';
import { showAddress } from '../model/recordAddress';
import type { RecordData } from '../model/Schema';
import { queueOf, type Queue } from './Queue';

export interface Leaving {
  resource: Resource;
  can: (operation: Operation, record?: RecordData) => boolean;
  /** The page that the operator came from, with its filters; given by the link that led here. */
  from: string | undefined;
  /** The list that the operator is going through, with its query; kept from page to page. */
  list: string | undefined;
  /** The queue of that list, as it was when they began. */
  queue: Queue | undefined;
}

/**
 * The page that a save leads to: the new record's page, or what the resource says; always one that the operator may open. It is never the page of a record that
 * the saved one has replaced.
 */
export function afterSaving(mode: 'create' | 'edit', saved: RecordData, leaving: Leaving, replaced?: string): string {
  const { after } = leaving.resource[mode === 'create' ? 'create' : 'update'];
  if (after === 'show' || replaced !== undefined) return showPage(leaving, saved['id']) ?? listPage(leaving);
  if (after === 'list') return listPage(leaving);
  return leaving.from ?? showPage(leaving, saved['id']) ?? listPage(leaving);
}

/** The page that "Annuler" leads to. */
export function afterCancelling(id: string | undefined, leaving: Leaving): string {
  return leaving.from ?? showPage(leaving, id) ?? listPage(leaving);
}

/** The state for the page that the operator goes back to: the list it was opened from, and which record it has replaced. */
export function stateOf(target: string, { list, queue }: Leaving, replaced?: string): { from?: string; queue?: Queue; replaced?: string } | undefined {
  const from = target === list ? undefined : list;
  if (from === undefined && replaced === undefined) return undefined;
  return { ...(from !== undefined && { from, ...(queue && { queue }) }), ...(replaced !== undefined && { replaced }) };
}

/** The id of the record that a saved one has replaced, as the answer to an edit may be about another record than the changed one. */
export function replacedBy(saved: RecordData, id: string | undefined): string | undefined {
  return id === undefined || String(saved['id']) === id ? undefined : id;
}

/** The page and the list that a link has stored in the state of the address. That state comes from the browser's history, so it may be anything. */
export function trailOf(state: unknown, { route = '/' }: Pick<Resource, 'route'>): Pick<Leaving, 'from' | 'list' | 'queue'> {
  const [from, list] = [textOf(state, 'from'), textOf(state, 'list')];
  return { from, list: [list, from].find((path) => path === route || path?.startsWith(`${route}?`)), queue: queueOf(state) };
}

/** The list as the operator left it, where they came from it. */
export function listPage({ resource, can, list }: Leaving): string {
  return list ?? (can('list') ? (resource.route ?? '/') : '/');
}

function textOf(state: unknown, key: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The page of a record, where the operator may open it. */
export function showPage({ resource, can }: Pick<Leaving, 'resource' | 'can'>, id: unknown): string | undefined {
  if (id === undefined || !can('show')) return undefined;
  return showAddress(resource.route, id);
}
