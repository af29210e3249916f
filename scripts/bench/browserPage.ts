import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../programs.mjs';
import type { DemoAccount } from '../sandbox/seed/accounts';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Opens a fresh browser, so that other pages do not disturb the figures. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...ARGUMENTS, '--js-flags=--expose-gc', '--enable-precise-memory-info'] });
}

export async function signIn(page: Page, account: DemoAccount | undefined): Promise<void> {
  if (!account) throw new Error('The sandbox has no account to sign in with.');
  await page.getByRole('textbox', { name: 'Identifiant' }).fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Connexion' }).click();
}

export function firstRow(page: Page): Promise<void> {
  return page.getByRole('grid').getByRole('gridcell').first().waitFor();
}

/** Milliseconds from now until `done`. */
export async function timed(done: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await done();
  return Math.round(performance.now() - start);
}

/** What the page holds in memory after a garbage collection, in MB. */
export async function heapSize(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1024 / 102.4) / 10;
}

/** Turns on the measurement of the main thread's own work, which other programs on the machine do not distort. */
export async function watchWork(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** How long the page's main thread has worked since the page was opened, in ms. */
export async function workDone(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

export interface Traffic {
  /** The compressed size of the scripts in kB, each file counted once. */
  scripts(): number;
  /** The number of requests that the browser did not answer from its own cache. */
  requests(): number;
}

/** Counts the bytes that cross the network, because these are what an operator waits for. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const sizes = new Map<string, number>();
  const scripts = new Map<string, string>();
  const requests = new Set<string>();

  await session.send('Network.enable');
  // The budgets are in gzip, but a browser left to itself would ask for Brotli.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  session.on('Network.requestWillBeSent', ({ requestId }) => requests.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) requests.delete(requestId);
    const url = scripts.get(requestId);
    if (url && !sizes.has(url)) sizes.set(url, encodedDataLength);
  });

  return {
    scripts: () => Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0) / 100) / 10,
    requests: () => requests.size,
  };
}
