import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 8090);
/** One sandbox for each worker: two stories at once would change each other's records. */
const WORKERS = 2;
export const APPS = Array.from({ length: WORKERS }, (_, index) => `http://localhost:${port + 1 + index}`);
/** One more, below a path, for what depends on where the app stands. */
export const BELOW_A_PATH = `http://localhost:${port}/admin/`;

/** The built app with its sandbox, in memory-fresh data, as `npm start` serves it. */
export default defineConfig({
  testDir: '.',
  timeout: 60_000,
  // A machine that is doing something else is waited for.
  expect: { timeout: 20_000 },
  // A file is one story, told in order: only whole files are shared out.
  workers: WORKERS,
  reporter: 'line',
  outputDir: '../../test-results',
  use: {
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  // Started one after the other: the first one builds.
  webServer: [started(BELOW_A_PATH, '--rows 60', { BASE_PATH: '/admin/' }), ...APPS.map((address) => started(`${address}/`, ''))],
});

function started(url: string, options: string, env: Record<string, string> = {}) {
  const served = new URL(url).port;
  const data = new URL(`../../.cache/e2e-${served}`, import.meta.url).pathname;
  return { command: `node ../../scripts/start.mjs --reset ${options}`, url, timeout: 240_000, env: { ...env, PORT: served, SANDBOX_DATA: data } };
}
