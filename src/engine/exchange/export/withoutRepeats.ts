/** Filters out of each page the records that the page before already had: a record created meanwhile pushes others onto the next page. */
export function withoutRepeats(): <Item>(page: readonly Item[], idOf: (item: Item) => unknown) => Item[] {
  let before = new Set<unknown>();
  return (page, idOf) => {
    const seen = before;
    before = new Set(page.map(idOf));
    return page.filter((item) => idOf(item) === undefined || !seen.has(idOf(item)));
  };
}
