import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { filesInOrderOf } from './fileOrder';

/** One for each core: an app, its sandbox and its browser wait for each other more than they work at once. */
const WORKERS = Math.max(2, availableParallelism());

/** Files pass in any order: a seed gives another one than that of their names. */
const seed = process.env['ORDER_SEED'];

export default defineConfig({
  ...(seed === undefined ? {} : { projects: filesInOrderOf(seed) }),
  testDir: '.',
  globalSetup: './buildOnce.ts',
  // A machine that is doing something else is waited for: only what never comes fails.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // A file is one story, told in order: only whole files are shared out.
  workers: WORKERS,
  reporter: 'line',
  outputDir: '../../test-results',
  use: {
    locale: 'en-US',
    // What fades in would be waited for. The stories of a whole day are told with it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
