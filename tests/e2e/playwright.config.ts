import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 8090);
/** Named after the port: two runs on two ports do not want each other's data. */
const dataOf = (served: number) => new URL(`../../.cache/e2e-${served}`, import.meta.url).pathname;

/** A second one, below a path, for what depends on where the app stands. */
export const BELOW_A_PATH = `http://localhost:${port + 1}/admin/`;

/** The built app with its sandbox, in memory-fresh data, as `npm start` serves it. */
export default defineConfig({
  testDir: '.',
  timeout: 60_000,
  // A machine that is doing something else is waited for.
  expect: { timeout: 20_000 },
  // The journeys change the same sandbox: each file is one story, and two at once would disturb each other.
  workers: 1,
  reporter: 'line',
  outputDir: '../../test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  // Started one after the other: the first one builds.
  webServer: [
    {
      command: 'node ../../scripts/start.mjs --reset',
      url: `http://localhost:${port}/`,
      timeout: 120_000,
      env: { PORT: String(port), SANDBOX_DATA: dataOf(port) },
    },
    {
      command: 'node ../../scripts/start.mjs --reset --rows 60',
      url: BELOW_A_PATH,
      timeout: 120_000,
      env: { PORT: String(port + 1), BASE_PATH: '/admin/', SANDBOX_DATA: dataOf(port + 1) },
    },
  ],
});
