import type { Page } from '@playwright/test';
import { heapSize, timed } from './browserPage';
import type { Measure } from './Measure';

const SAMPLING = 200;

interface Watched {
  /** The name of the work in the table. */
  name: string;
  /** The budget in seconds. */
  budget?: number;
  work: () => Promise<unknown>;
}

/** The longest time in ms that a page may not respond; an operator takes a longer pause for a fault. */
const STILL = 200;

/** The growth of memory in MB above which it no longer counts as flat. */
const FLAT = 10;

/** Measures long work in the page: how long it takes, how long the page does not respond meanwhile, and its memory before, at the peak, and after. */
export async function watched(page: Page, { name, budget, work }: Watched): Promise<Measure[]> {
  const session = await page.context().newCDPSession(page);
  const before = await heapSize(session);
  let peak = before;
  const sampling = setInterval(() => {
    // A last sample may fail because the work has ended meanwhile; it is not needed.
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
