import type { MouseEvent } from 'react';

/**
 * Wraps the handler of a button whose press cannot be undone, and ignores the second click of a double click. That click may fall on a button that the first
 * click brought under the pointer, such as the one that confirms, or come when the action is already done.
 */
export function once(press: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isSecond(event)) press();
  };
}

/** Whether a press is the second click of a double click. */
export function isSecond(press: object): boolean {
  return 'detail' in press && Number(press.detail) > 1;
}
