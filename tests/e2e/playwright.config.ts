import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { filesInOrderOf } from './fileOrder';

/** One worker for each core: an app, its sandbox and its browser spend more time waiting for one another than working at once. */
const WORKERS = Math.max(2, availableParallelism());

/** The files must pass in any order: a seed gives another order than that of their names. */
const seed = process.env['ORDER_SEED'];

export default defineConfig({
  ...(seed === undefined ? {} : { projects: filesInOrderOf(seed) }),
  testDir: '.',
  globalSetup: './buildOnce.ts',
  // The limit is long, so that a busy machine does not fail a test: only what never comes does.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // A file is one story, told in order, so only whole files are distributed.
  workers: WORKERS,
  reporter: [['line'], ['./failuresLast.ts']],
  outputDir: '../../test-results',
  use: {
    locale: 'en-US',
    // Motion is reduced, because fading would have to be waited for. Only the stories of a whole day keep it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
