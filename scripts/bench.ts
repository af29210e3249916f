import { chromium, type CDPSession, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './browser.mjs';
import type { Served } from './server/serve';

/** One line of the table. */
interface Measure {
  name: string;
  value: number;
  unit: 'kB' | 'ms' | 'requests';
}

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Measures the built app in a fresh browser: what is downloaded and how long things take. Prints a table and writes `dist/bench.json`. */
const served = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ARGUMENTS });
try {
  const page = await browser.newPage();
  const traffic = await watchTraffic(page);
  const measures = await measure(page, traffic, served);
  console.table(Object.fromEntries(measures.map(({ name, value, unit }) => [name, `${value} ${unit}`])));
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/bench.json', `${JSON.stringify(measures, null, 2)}\n`);
} finally {
  await browser.close();
  await served.close();
}

async function measure(page: Page, traffic: Traffic, { address, accounts }: Served): Promise<Measure[]> {
  const [account] = accounts;
  if (!account) throw new Error('The sandbox has no account to sign in with.');

  let before = Date.now();
  await page.goto(`${address}users`);
  await page.waitForFunction(() => !document.querySelector('[data-painted-login]'));
  const login: Measure[] = [
    { name: 'login page usable', value: Date.now() - before, unit: 'ms' },
    { name: 'JavaScript until the login page is usable', value: traffic.scripts(), unit: 'kB' },
  ];

  await page.getByRole('textbox', { name: 'Identifiant' }).fill(account.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password);
  before = Date.now();
  await page.getByRole('button', { name: 'Connexion' }).click();
  await firstRow(page);
  const list: Measure[] = [
    { name: 'sign-in to first row', value: Date.now() - before, unit: 'ms' },
    { name: 'JavaScript until the first list', value: traffic.scripts(), unit: 'kB' },
    { name: 'requests until the first list', value: traffic.requests(), unit: 'requests' },
  ];

  before = Date.now();
  await page.reload();
  await firstRow(page);
  const reload: Measure = { name: 'reload to first row', value: Date.now() - before, unit: 'ms' };

  before = Date.now();
  await page.getByRole('link', { name: /^Modifier/ }).first().click();
  await page.getByRole('button', { name: 'Enregistrer' }).waitFor();
  const edit: Measure[] = [
    { name: 'open edit to first input', value: Date.now() - before, unit: 'ms' },
    { name: 'JavaScript after the first edit', value: traffic.scripts(), unit: 'kB' },
  ];
  return [...login, ...list, reload, ...edit];
}

function firstRow(page: Page): Promise<void> {
  return page.getByRole('grid').getByRole('gridcell').first().waitFor();
}

async function startServer(): Promise<Served> {
  const { build } = await import('./prepare.mjs');
  build();
  const server = (await import(pathToFileURL(resolve('dist/server/serve.js')).href)) as typeof import('./server/serve');
  return server.serve({ port: 0, dataDir: resolve('.cache/bench-data'), reset: true });
}

interface Traffic {
  /** Compressed, in kB, each file once. */
  scripts(): number;
  requests(): number;
}

/** Counts bytes as they cross the wire, which is what an operator waits for. */
async function watchTraffic(page: Page): Promise<Traffic> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const sizes = new Map<string, number>();
  const scripts = new Map<string, string>();
  let requests = 0;

  await session.send('Network.enable');
  // The budgets are in gzip; left to itself the browser would take brotli.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url && !sizes.has(url)) sizes.set(url, encodedDataLength);
  });

  return {
    scripts: () => Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0) / 100) / 10,
    requests: () => requests,
  };
}
