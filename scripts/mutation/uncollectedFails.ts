import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

/**
 * Stryker looks at tests alone. When a mutant breaks a file before it has declared its tests, Stryker would see no failure and count the mutant as
 * survived, so such a file is reported as a failed test.
 */
export function uncollectedFails(): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestRunEnd() {
      for (const file of vitest?.state.getFiles() ?? []) if (file.result?.state === 'fail' && file.tasks.length === 0) file.tasks.push(failedTest(file));
    },
  };
}

function failedTest(file: RunnerTestFile): RunnerTestCase {
  return { ...file, type: 'test', name: 'names its tests', file, suite: undefined } as unknown as RunnerTestCase;
}
