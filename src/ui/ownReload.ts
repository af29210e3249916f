/** A key of the session storage, set when a page reloads itself because the operator pressed a button, and read by the page that comes next. */
const KEY = 'backOffice.ownReload';

/** Reloads the page, which then gives the focus to its heading. Otherwise the browser would start at the top of the page, above where the operator was (rule focus.kept). */
export function reloadPage(): void {
  sessionStorage.setItem(KEY, 'true');
  window.location.reload();
}

export function isOwnReload(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Called once the page has rendered: the next visit is a visit like any other. */
export function forgetOwnReload(): void {
  sessionStorage.removeItem(KEY);
}
