import { flushSync } from 'react-dom';

let isPressed = false;
let waiting: (() => void)[] = [];

function press() {
  isPressed = true;
}

/** The click, which comes next, does it; a pointer that was released elsewhere brings none. */
function release() {
  isPressed = false;
  if (waiting.length > 0) setTimeout(flush);
}

/** Before anybody hears of a click that has found its button already: what it does must find what was typed. */
function flush() {
  const due = waiting;
  waiting = [];
  if (due.length > 0) flushSync(() => due.forEach((work) => work()));
}

addEventListener('pointerdown', press, true);
// A finger has been lifted when the field it leaves is told.
addEventListener('mousedown', press, true);
// A drag ends without releasing the pointer.
for (const type of ['pointerup', 'mouseup', 'pointercancel', 'dragend']) addEventListener(type, release, true);
addEventListener('click', flush, true);

/**
 * Does at once what may move the page, but with the click when a button of the pointer is down: what is under it would move away between
 * pressing and releasing, and nothing would have been clicked.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
