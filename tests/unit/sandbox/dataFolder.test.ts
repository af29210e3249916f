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

test('a folder in use is refused in words, and free again once released', () => {
  const taken = takeDataFolder(folder, false);
  expect(() => takeDataFolder(folder, false)).toThrow(/Another sandbox \(process \d+\) is using the data folder .* SANDBOX_DATA/);
  taken.release();
  takeDataFolder(folder, false).release();
});

test('a living process that holds the lock is respected', () => {
  writeFileSync(join(folder, 'sandbox.lock'), String(process.ppid));
  expect(() => takeDataFolder(folder, false)).toThrow(`process ${process.ppid}`);
});

test('the lock of a dead process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(join(folder, 'sandbox.lock'), String(child.pid));
  takeDataFolder(folder, false).release();
});

test('a lock with our own number that we did not take was left by a dead namesake', () => {
  writeFileSync(join(folder, 'sandbox.lock'), String(process.pid));
  takeDataFolder(folder, false).release();
});

test('reset empties the data and nothing else', () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'notes.txt'), 'kept');
  takeDataFolder(folder, true).release();
  expect([existsSync(join(folder, 'database')), existsSync(join(folder, 'notes.txt'))]).toEqual([false, true]);
});
