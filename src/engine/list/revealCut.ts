import type { PointerEvent } from 'react';

/** A text that its column cuts, or a part of it that a widget lets be cut or pushed out of the row, is read in full under the pointer; with the keyboard, Alt and an arrow on the header widen the column. */
export function revealCut({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
  if (!cell) return;
  const parts = [cell, ...cell.querySelectorAll('[data-cut]')];
  const { top } = cell.getBoundingClientRect();
  if (parts.some((part) => part.scrollWidth > part.clientWidth || part.getBoundingClientRect().top < top)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
