import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs `npm start` with what it does not take: it ends before it installs or builds anything. */
function refused(args: string[], env: Record<string, string> = {}): [number | null, string] {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', ...args], { encoding: 'utf8', env: { ...process.env, ...env }, timeout: 300_000 });
  return [status, stderr.trim()];
}

describe('npm start', () => {
  it.each([['--rows'], ['--rows 0'], ['--rows 2.5'], ['--rows many'], ['--colour'], ['--reset 12']])('is told how it is called where it is called with %s', (args) => {
    expect(refused(args.split(' '))).toEqual([2, 'Usage: npm start -- [--reset] [--rows <number of users>]']);
  });

  it.each(['http', '-1', '80.5', '65536'])('is told which ports there are where PORT is %s', (port) => {
    expect(refused([], { PORT: port })).toEqual([2, `PORT is "${port}"; a number from 0 (any free port) to 65535 is expected.`]);
  });
});
