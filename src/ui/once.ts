import type { MouseEvent } from 'react';

/**
 * For a button whose press cannot be taken back. The second click of a double click is none: it may fall on what the first one has brought
 * under the pointer, such as the button that confirms, or come when the first one is done already.
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
