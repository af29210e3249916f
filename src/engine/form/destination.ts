import type { Operation, RecordData, Resource } from '../Resource';

interface Leaving {
  resource: Resource;
  can: (operation: Operation) => boolean;
  /** Where the operator came from, list filters intact; given by the link that led here. */
  from: string | undefined;
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

/** Where a link said it was. The state of an address comes from the browser's history: it may be anything. */
export function fromOf(state: unknown): string | undefined {
  const isKnown = typeof state === 'object' && state !== null && 'from' in state;
  return isKnown && typeof state.from === 'string' ? state.from : undefined;
}

function showPage({ resource, can }: Leaving, id: unknown): string | undefined {
  if (id === undefined || !can('show')) return undefined;
  return `${resource.route ?? ''}/show/${encodeURIComponent(String(id))}`;
}

/** The list as the operator left it, when that is where they came from. */
export function listPage({ resource, can, from }: Leaving): string {
  const { route = '/' } = resource;
  if (from === route || from?.startsWith(`${route}?`)) return from;
  return can('list') ? route : '/';
}
