import { editAddress } from '@/engine/model/recordAddress';

/** The parts of a page that a key leads to, as they stand in it: each page has its own, or none. */

/** The first box to search the list in, where it is in sight. */
export function searchBox(): HTMLElement | undefined {
  const boxes = document.querySelectorAll<HTMLElement>('main [role=search] input:not([type=checkbox])');
  return [...boxes].find((box) => box.checkVisibility());
}

/** The link to change the record that the page shows: there is none for who may not. */
export function editLink(): HTMLElement | undefined {
  const [, route, id] = /^(.*)\/show\/([^/]+)$/.exec(window.location.pathname) ?? [];
  if (id === undefined) return undefined;
  const address = editAddress(route, decodeURIComponent(id));
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.pathname === address);
}

/** What opens each record of the list: the cell of its name in a grid, whose arrows go on from there; its link in cards. */
export function rows(): HTMLElement[] {
  const links = [...document.querySelectorAll<HTMLElement>('main [role=gridcell] a[href], main li h2 a[href]')];
  const ofRows = new Map(links.toReversed().map((link) => [rowOf(link) ?? link, link]));
  return [...ofRows.values()].toReversed().map((link) => link.closest<HTMLElement>('[role=gridcell]') ?? link);
}

/** The next row, or the one before; the first where none has the focus. At either end it stays. */
export function focusRow(by: 1 | -1): void {
  const all = rows();
  const current = document.activeElement;
  const place = current ? rowOf(current) : undefined;
  const at = all.findIndex((row) => row === current || (place !== undefined && rowOf(row) === place));
  all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
}

/** The number of its row in a grid, which may draw one row in several parts. */
function rowOf(element: Element): string | undefined {
  return element.closest('[role=row]')?.getAttribute('row-index') ?? undefined;
}
