/** The cell where the focus goes once nothing is selected any more. */
export function firstCell(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role=grid] [role=gridcell]');
}
