import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const KEPT = '.cache/testSeconds.json';

/** The seconds that each test file took to load and run, as far as it has been run here. */
export function readTestSeconds(): Record<string, number> {
  return existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, number>) : {};
}

/** Keeps the times of the files that ran as a whole. */
export function rememberSeconds(): Reporter {
  return {
    onTestRunEnd(modules) {
      const seconds = readTestSeconds();
      for (const module of modules.filter(ranWhole)) {
        const path = module.relativeModuleId;
        const { collectDuration, duration } = module.diagnostic();
        seconds[path] = afterAnother(seconds[path], (collectDuration + duration) / 1000);
      }
      mkdirSync(dirname(KEPT), { recursive: true });
      // The file is written under another name first: another run may be reading it, and this run may be stopped while it writes.
      const whole = `${KEPT}.${process.pid}`;
      writeFileSync(whole, JSON.stringify(seconds));
      renameSync(whole, KEPT);
    },
  };
}

/**
 * Combines an earlier time with a new one. A slow run may only mean a busy machine or a first file that loads what others need, so a quicker time
 * counts as a whole, and a slower one by a fifth.
 */
export function afterAnother(before: number | undefined, now: number): number {
  return before === undefined ? now : Math.min(now, before * 1.2);
}

/** Whether every test of a file ran. Tests may have been left out by their name. */
function ranWhole(module: TestModule): boolean {
  return module.ok() && [...module.children.allTests()].every((test) => test.result().state === 'passed');
}
