let isPressed = false;
let waiting: (() => void)[] = [];

/** Once the click that may come of it has happened, or the pointer was released elsewhere. */
function release() {
  isPressed = false;
  const due = waiting;
  waiting = [];
  if (due.length > 0) setTimeout(() => due.forEach((work) => work()));
}

addEventListener('pointerdown', () => (isPressed = true), true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);
// A drag ends without releasing the pointer.
addEventListener('dragend', release, true);

/**
 * Does at once what may move the page, but after the click when a button of the pointer is down: what is under it would move away between
 * pressing and releasing, and nothing would have been clicked.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
