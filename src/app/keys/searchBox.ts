/** The first field that searches the list, among those in sight. */
export function searchBox(): HTMLElement | undefined {
  const boxes = document.querySelectorAll<HTMLElement>('main [role=search] input:not([type=checkbox])');
  return [...boxes].find((box) => box.checkVisibility());
}
