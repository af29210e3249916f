/** How far, in px, a press may move the pointer and still count as standing still: hands tremble. */
const TREMBLE = 4;

const CONTROL = 'a[href], button, label, summary, input:is([type=checkbox], [type=radio], [type=submit], [type=button]), [role=menuitem], [role=option], [role=tab]';

let pressed: { control: Element; pointer: number; x: number; y: number } | undefined;

/**
 * Makes a mouse release what it pressed, as a finger does, although the page moved meanwhile: content that arrives late may shift the page between press and
 * release, and the browser would then send no click. Moving the pointer away still cancels the press. Returns a function that ends this.
 */
export function holdPresses(): () => void {
  const events = new AbortController();
  const options = { capture: true, signal: events.signal };
  addEventListener('pointerdown', hold, options);
  addEventListener('pointermove', letGo, options);
  addEventListener('lostpointercapture', forget, options);
  return () => events.abort();
}

function hold({ target, button, isPrimary, pointerId, pointerType, clientX, clientY }: PointerEvent): void {
  const control = target instanceof Element && target.closest(CONTROL);
  if (!control || button !== 0 || !isPrimary || pointerType !== 'mouse') return;
  control.setPointerCapture(pointerId);
  pressed = { control, pointer: pointerId, x: clientX, y: clientY };
}

function letGo({ pointerId, clientX, clientY }: PointerEvent): void {
  if (pressed?.pointer !== pointerId || Math.hypot(clientX - pressed.x, clientY - pressed.y) <= TREMBLE) return;
  pressed.control.releasePointerCapture(pointerId);
}

function forget(): void {
  pressed = undefined;
}
