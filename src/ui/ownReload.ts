/** Session storage, for one page: the page before it asked for the reload, by a button that had the focus. */
const KEY = 'backOffice.ownReload';

/** Reloads the page, which then gives the focus to its heading: a browser would leave it at the top, above what the operator was at (rule focus.kept). */
export function reloadPage(): void {
  sessionStorage.setItem(KEY, 'true');
  window.location.reload();
}

export function isOwnReload(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** To call once the page has rendered: what comes next is a visit like any other. */
export function forgetOwnReload(): void {
  sessionStorage.removeItem(KEY);
}
