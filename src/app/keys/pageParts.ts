import { RECORD } from '@/engine/data/useListAddress';
import { PANEL } from '@/engine/page/Panel';
import { editAddress } from '@/engine/model/recordAddress';

/** The parts of a page that shortcuts lead to, found in the document: each page has its own, or none. */

/** The first button of the bar of a selection, which Tab reaches from a row only through the whole head of the list. */
export function selectionButton(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('main .selection-bar button') ?? undefined;
}

/** The link that opens the form of the record whose row has the focus, else of the record on the page or beside its list; absent for an operator who may not edit it. */
export function editLink(): HTMLElement | undefined {
  const row = rowOf(document.activeElement);
  return row === undefined ? editLinkOfPage() : rowEditLinks().find((link) => rowOf(link) === row);
}

/** Whether there is a record here that may be edited: that of the page, or one in its list. */
export function hasEditLink(): boolean {
  return editLinkOfPage() !== undefined || rowEditLinks().length > 0;
}

/** The only links among the actions of rows. */
function rowEditLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main [role=row] .row-actions a[href]')];
}

function editLinkOfPage(): HTMLElement | undefined {
  const { pathname, search } = window.location;
  const panel = document.getElementById(PANEL);
  const [, route, shown] = /^(.*)\/show\/([^/]+)$/.exec(pathname) ?? [];
  const address = shown === undefined ? panel && editAddress(pathname, new URLSearchParams(search).get(RECORD) ?? '') : editAddress(route, decodeURIComponent(shown));
  const links = (panel ?? document.querySelector('main'))?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  return [...links].find((link) => link.pathname === address);
}

/** A button of the page that a key presses. */
interface KeyedButton {
  key: string;
  label: string;
  press(): void;
}

/** The buttons of the page that a single key presses, in the order of the page. */
export function keyedButtons(): KeyedButton[] {
  return buttonsWithKeys().filter(({ key }) => key.length === 1);
}

/** The buttons of the page that a key presses together with the control key, such as the one that saves. Their key is the one beside it. */
export function controlButtons(): KeyedButton[] {
  return buttonsWithKeys().flatMap(({ key, ...button }) => (key.startsWith(CONTROL) ? [{ ...button, key: key.slice(CONTROL.length) }] : []));
}

/** How `aria-keyshortcuts` spells the control key. */
const CONTROL = 'Control+';

function buttonsWithKeys(): KeyedButton[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('main button[aria-keyshortcuts]')].filter((button) => button.checkVisibility());
  return buttons.map((button) => ({ key: button.getAttribute('aria-keyshortcuts') ?? '', label: wordsOf(button), press: () => button.click() }));
}

/** The words of a button, without the hint of its key. */
function wordsOf(button: HTMLElement): string {
  return [...button.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');
}

/** The element that opens each record of the list. In a grid, this is the cell of its name, from which the arrow keys go on; in cards, its link. */
export function rows(): HTMLElement[] {
  const links = [...document.querySelectorAll<HTMLElement>('main [role=gridcell] a[href], main li h2 a[href]')];
  const ofRows = new Map(links.toReversed().map((link) => [rowOf(link) ?? link, link]));
  return [...ofRows.values()].toReversed().map((link) => link.closest<HTMLElement>('[role=gridcell]') ?? link);
}

/** Focuses the next row or the one before, counted from the row with the focus, else from that of the record open beside the list; else the first row. At either end the focus stays. */
export function focusRow(by: 1 | -1): void {
  const all = rows();
  const current = document.activeElement;
  const place = rowOf(current) ?? rowOf(document.querySelector('main [role=gridcell] a[aria-current]'));
  const at = all.findIndex((row) => row === current || (place !== undefined && rowOf(row) === place));
  all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
}

/** The index of the row of an element in a grid, which may draw one row in several parts. */
function rowOf(element: Element | null): string | undefined {
  return element?.closest('[role=row]')?.getAttribute('row-index') ?? undefined;
}
