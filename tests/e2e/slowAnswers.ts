import type { BrowserContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** The milliseconds by which a file, an answer, and one request in ten besides, come later at most. */
const LATER = { file: 400, answer: 900, rarely: 2500 };

/**
 * Lets everything that the pages ask for come late, each request by a time of its own, so that things come in another order than on a fast machine.
 * The time follows from the seed, the request, and how often it has left before.
 */
export async function slowAnswers(context: BrowserContext, seed: string): Promise<void> {
  const times = new Map<string, number>();
  await context.route('**/*', async (route) => {
    const request = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    const time = (times.get(request) ?? 0) + 1;
    times.set(request, time);
    const [first = 0, second = 0] = createHash('sha256').update(`${seed} ${request} ${time}`).digest();
    const longest = request.includes('/assets/') ? LATER.file : LATER.answer;
    await pause((longest * first) / 256 + (second % 10 === 0 ? LATER.rarely : 0));
    // The page may have been closed or left meanwhile.
    await route.fallback().catch(() => undefined);
  });
}
