import type { Operation, RecordData, Resource } from '../Resource';

export interface Leaving {
  resource: Resource;
  can: (operation: Operation) => boolean;
  /** Where the operator came from, list filters intact; given by the link that led here. */
  from: string | undefined;
  /** The list they are going through, with its query; kept from page to page. */
  list: string | undefined;
}

/** Where a save leads: the new record's page, or what the resource says (ux I3); always somewhere the operator may go. */
export function afterSaving(mode: 'create' | 'edit', saved: RecordData, leaving: Leaving): string {
  const { after } = leaving.resource[mode === 'create' ? 'create' : 'update'];
  if (after === 'show') return showPage(leaving, saved['id']) ?? listPage(leaving);
  if (after === 'list') return listPage(leaving);
  return leaving.from ?? showPage(leaving, saved['id']) ?? listPage(leaving);
}

/** Where "Annuler" leads. */
export function afterCancelling(id: string | undefined, leaving: Leaving): string {
  return leaving.from ?? showPage(leaving, id) ?? listPage(leaving);
}

/** What the page gone back to is told again: the list it was opened from. */
export function stateOf(target: string, { list }: Leaving): { from: string } | undefined {
  return list === undefined || target === list ? undefined : { from: list };
}

/** Where a link said it was, and through which list. The state of an address comes from the browser's history: it may be anything. */
export function trailOf(state: unknown, { route = '/' }: Pick<Resource, 'route'>): Pick<Leaving, 'from' | 'list'> {
  const [from, list] = [textOf(state, 'from'), textOf(state, 'list')];
  return { from, list: [list, from].find((path) => path === route || path?.startsWith(`${route}?`)) };
}

/** The list as the operator left it, when they came from it. */
export function listPage({ resource, can, list }: Leaving): string {
  return list ?? (can('list') ? (resource.route ?? '/') : '/');
}

function textOf(state: unknown, key: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function showPage({ resource, can }: Leaving, id: unknown): string | undefined {
  if (id === undefined || !can('show')) return undefined;
  return `${resource.route ?? ''}/show/${encodeURIComponent(String(id))}`;
}
