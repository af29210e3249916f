import { flushSync } from 'react-dom';

let isPressed = false;
let waiting: (() => void)[] = [];

function press() {
  isPressed = true;
}

/** Runs the work a moment later, since a finger, a drag or a pen may end without a `mouseup`. */
function release() {
  isPressed = false;
  if (waiting.length > 0) setTimeout(flush);
}

/**
 * Runs the work before the `click`, whose target is already decided: the click's handler must find what was typed. The work does not run during the `click`
 * itself: a checkbox is ticked before any handler runs, and a render at that moment would show it as it was.
 */
function releaseMouse() {
  isPressed = false;
  flush();
}

function flush() {
  const due = waiting;
  waiting = [];
  if (due.length > 0) flushSync(() => due.forEach((work) => work()));
}

addEventListener('pointerdown', press, true);
// Under a finger, `pointerup` comes before the field that loses the focus is told; `mousedown` comes before that.
addEventListener('mousedown', press, true);
// A drag ends with `dragend` or `pointercancel`, without `pointerup`.
for (const type of ['pointerup', 'pointercancel', 'dragend']) addEventListener(type, release, true);
addEventListener('mouseup', releaseMouse, true);

/**
 * Runs work that may move the page: at once, or, while a button of the pointer is down, when that button is released. Otherwise the element under the pointer
 * could move away between press and release, and the browser would send no click.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
