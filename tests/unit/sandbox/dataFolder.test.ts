import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeDataFolder } from '../../../scripts/sandbox/dataFolder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = { reset: false, leave: () => Promise.resolve() };

test('a living process that holds the lock is respected, in words', async () => {
  writeFileSync(join(folder, 'sandbox.lock'), String(process.ppid));
  await expect(takeDataFolder(folder, options)).rejects.toThrow(
    `Another sandbox (process ${process.ppid}) is using the data folder ${folder}. Stop it first, or choose another folder with SANDBOX_DATA.`,
  );
});

test('the lock of a dead process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(join(folder, 'sandbox.lock'), String(child.pid));
  (await takeDataFolder(folder, options)).release();
  expect(existsSync(join(folder, 'sandbox.lock'))).toBe(false);
});

test('a lock with our own number that we did not take was left by a dead namesake', async () => {
  writeFileSync(join(folder, 'sandbox.lock'), String(process.pid));
  (await takeDataFolder(folder, options)).release();
});

test('the same process may take the folder again: whoever holds it leaves first', async () => {
  const steps: string[] = [];
  const first = await takeDataFolder(folder, {
    reset: false,
    leave: () => {
      steps.push('left');
      first.release();
      return Promise.resolve();
    },
  });
  const second = await takeDataFolder(folder, options);
  steps.push('taken');
  expect(steps).toEqual(['left', 'taken']);
  expect(existsSync(join(folder, 'sandbox.lock'))).toBe(true);
  second.release();
});

test('reset empties the data and nothing else', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'notes.txt'), 'kept');
  (await takeDataFolder(folder, { ...options, reset: true })).release();
  expect([existsSync(join(folder, 'database')), existsSync(join(folder, 'notes.txt'))]).toEqual([false, true]);
});
