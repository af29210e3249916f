import type { Locator, Page } from '@playwright/test';

const PATIENCE = 30_000;

/**
 * Milliseconds from the press of a click to the paint in which the first element that `shown` selects has a text, and another one than before. The
 * time is taken in the page, so that it does not include the browser driver's.
 */
export async function clickToPaint(page: Page, target: Locator, shown: string): Promise<number> {
  await target.waitFor();
  const painted = page.evaluate(watchPress, { shown, patience: PATIENCE });
  await target.click();
  return Math.round(await painted);
}

/** Milliseconds from the start of the page's loading to the paint in which the first element that `shown` selects has a text. */
export async function openingToPaint(page: Page, address: string, shown: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const saying = (selector: string) => document.querySelector(selector)?.textContent !== '' && document.querySelector(selector) !== null;
  await page.waitForFunction(saying, shown, { polling: 'raf' });
  return Math.round(await page.evaluate(() => performance.now()));
}

/** The middle one of several times. */
export function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;
}

/** This function runs in the page, so it can use nothing from outside itself. */
function watchPress({ shown, patience }: { shown: string; patience: number }): Promise<number> {
  const said = () => {
    const element = document.querySelector(shown);
    return element instanceof HTMLInputElement ? element.value : (element?.textContent ?? '');
  };
  return new Promise((resolve, reject) => {
    const before = said();
    const late = setTimeout(() => reject(new Error(`Nothing new at ${shown}.`)), patience);
    const onPress = ({ timeStamp }: PointerEvent) => {
      const look = () => {
        const now = said();
        if (now === '' || now === before) return void requestAnimationFrame(look);
        clearTimeout(late);
        // A message that is posted in a frame's callback arrives after that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
        port1.start();
        requestAnimationFrame(() => port2.postMessage(undefined));
      };
      look();
    };
    window.addEventListener('pointerdown', onPress, { capture: true, once: true });
  });
}
