/** How far a hand that means to stay where it is moves the pointer while it presses, in px. */
const TREMBLE = 4;

const CONTROL = 'a[href], button, label, summary, input:is([type=checkbox], [type=radio], [type=submit], [type=button]), [role=menuitem], [role=option], [role=tab]';

let pressed: { control: Element; pointer: number; x: number; y: number } | undefined;

/**
 * What a mouse has pressed is what it releases, as under a finger, although the page moved meanwhile: what is late takes its room between the two, and nothing
 * would have been clicked. A pointer that is moved away takes the press back, as ever. Until the function that it returns is called.
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
