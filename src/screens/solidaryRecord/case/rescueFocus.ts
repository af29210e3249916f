/** A button that is disabled while it sends loses the focus: it goes to what it belongs to, unless the operator has gone elsewhere (ux R5). */
export function rescueFocus(control: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) control?.focus();
}
