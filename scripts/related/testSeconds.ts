import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const KEPT = '.cache/testSeconds.json';

/** What it takes to load each test file and to run it, in seconds, as far as that has been done here. */
export function readTestSeconds(): Record<string, number> {
  return existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, number>) : {};
}

/** Keeps how long the files of a run took that ran whole. */
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
      // Another run may be reading it, and this one be stopped while it writes.
      const whole = `${KEPT}.${process.pid}`;
      writeFileSync(whole, JSON.stringify(seconds));
      renameSync(whole, KEPT);
    },
  };
}

/** A busy machine says little of a file, and the first file of a run waits for what others find loaded: what was quicker counts, and a slower run by a fifth. */
export function afterAnother(before: number | undefined, now: number): number {
  return before === undefined ? now : Math.min(now, before * 1.2);
}

/** Not if some of its tests were left out by their name. */
function ranWhole(module: TestModule): boolean {
  return module.ok() && [...module.children.allTests()].every((test) => test.result().state === 'passed');
}
