/** Ids that would be taken for the name of another page. */
const PAGES = /^~*(?:create|import|dashboard)$/;

/** The address of the page of a record, below the route of its entity. */
export function showAddress(route: string | undefined, id: unknown): string {
  return `${route ?? ''}/show/${encodeURIComponent(String(id))}`;
}

/** The address of the page that edits a record, below the route of its entity. An id that is also the name of a page gets a mark before it. */
export function editAddress(route: string | undefined, id: unknown): string {
  const name = String(id);
  return `${route ?? ''}/${encodeURIComponent(PAGES.test(name) ? `~${name}` : name)}`;
}

/** The id of the record in such an address. */
export function idInEditAddress(word: string): string {
  return word.startsWith('~') && PAGES.test(word) ? word.slice(1) : word;
}
