/** Lets through, of each page, what the page before had not: a record created meanwhile pushes others over the edge. */
export function withoutRepeats(): <Item>(page: readonly Item[], idOf: (item: Item) => unknown) => Item[] {
  let before = new Set<unknown>();
  return (page, idOf) => {
    const seen = before;
    before = new Set(page.map(idOf));
    return page.filter((item) => idOf(item) === undefined || !seen.has(idOf(item)));
  };
}
