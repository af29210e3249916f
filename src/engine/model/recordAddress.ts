/** What may stand where the id of a record does: its name would lead to another page. */
const PAGES = /^~*(?:create|import|dashboard)$/;

/** The address of the page of a record, below the route of its entity. */
export function showAddress(route: string | undefined, id: unknown): string {
  return `${route ?? ''}/show/${encodeURIComponent(String(id))}`;
}

/** The address of the page that edits a record, below the route of its entity; a record that is called as another page is has a mark before its name. */
export function editAddress(route: string | undefined, id: unknown): string {
  const name = String(id);
  return `${route ?? ''}/${encodeURIComponent(PAGES.test(name) ? `~${name}` : name)}`;
}

/** The record that such an address names. */
export function idInEditAddress(word: string): string {
  return word.startsWith('~') && PAGES.test(word) ? word.slice(1) : word;
}
