import type { Page } from '@playwright/test';
import { heapSize, timed } from './browserPage';
import type { Measure } from './Measure';

const SAMPLING = 200;

interface Watched {
  /** What the work is called in the table. */
  name: string;
  /** In seconds. */
  budget?: number;
  work: () => Promise<unknown>;
}

/** The longest that a page may stand still: an operator takes more for a fault. */
const STILL = 200;

/** How much more memory is no longer flat. */
const FLAT = 10;

/** Long work in the page: how long it takes, how long the page stands still meanwhile, and what it holds in memory before, at most, and after. */
export async function watched(page: Page, { name, budget, work }: Watched): Promise<Measure[]> {
  const session = await page.context().newCDPSession(page);
  const before = await heapSize(session);
  let peak = before;
  const sampling = setInterval(() => {
    // A sample that the end of the work overtakes is not missed.
    session.send('Runtime.getHeapUsage').then(({ usedSize }) => (peak = Math.max(peak, inMegabytes(usedSize))), () => undefined);
  }, SAMPLING);
  await page.evaluate(watchFrames);
  const taken = await timed(work);
  const still = await page.evaluate(() => (globalThis as unknown as { longestFrame: number }).longestFrame);
  clearInterval(sampling);
  const after = await heapSize(session);
  await session.detach();

  return [
    { name, value: Math.round(taken / 100) / 10, unit: 's', ...(budget !== undefined && { budget }) },
    { name: `${name}: longest time without a frame`, value: Math.round(still), unit: 'ms', budget: STILL },
    { name: `${name}: memory before`, value: before, unit: 'MB' },
    { name: `${name}: memory at most, with what is not collected yet`, value: peak, unit: 'MB' },
    { name: `${name}: memory after`, value: after, unit: 'MB', budget: Math.round(before + FLAT) },
  ];
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 102.4) / 10;
}

/** Runs in the page, until it is left. */
function watchFrames(): void {
  let last = performance.now();
  const frames = { longestFrame: 0 };
  Object.assign(globalThis, frames);
  const onFrame = () => {
    const now = performance.now();
    const known = globalThis as unknown as { longestFrame: number };
    known.longestFrame = Math.max(known.longestFrame, now - last);
    last = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
