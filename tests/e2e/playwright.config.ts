import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 8090);

/** The built app with its sandbox, in memory-fresh data, as `npm start` serves it. */
export default defineConfig({
  testDir: '.',
  timeout: 60_000,
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
  webServer: {
    command: 'node ../../scripts/start.mjs --reset',
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    env: { PORT: String(port), SANDBOX_DATA: new URL('../../.cache/e2e-data', import.meta.url).pathname },
  },
});
