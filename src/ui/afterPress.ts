import { flushSync } from 'react-dom';

let isPressed = false;
let waiting: (() => void)[] = [];

function press() {
  isPressed = true;
}

/** A finger, a drag or a pen may end without releasing the mouse. */
function release() {
  isPressed = false;
  if (waiting.length > 0) setTimeout(flush);
}

/**
 * Before the click, which has found its button by then: what it does must find what was typed. Not with the click itself: a box is ticked before anybody
 * hears of it, and would be rendered anew as it was.
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
// A finger has been lifted when the field it leaves is told.
addEventListener('mousedown', press, true);
// A drag ends without releasing the pointer.
for (const type of ['pointerup', 'pointercancel', 'dragend']) addEventListener(type, release, true);
addEventListener('mouseup', releaseMouse, true);

/**
 * Does at once what may move the page, but with its release when a button of the pointer is down: what is under it would move away between
 * pressing and releasing, and nothing would have been clicked.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
