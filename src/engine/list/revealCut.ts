import type { PointerEvent } from 'react';

/** A text that its column cuts, or a part of it that a widget lets be cut, is read in full under the pointer; with the keyboard, Alt and an arrow on the header widen the column. */
export function revealCut({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
  if (!cell) return;
  const parts = [cell, ...cell.querySelectorAll('[data-cut]')];
  if (parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
