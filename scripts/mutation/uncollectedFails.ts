import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import type { Reporter, Vitest } from 'vitest/node';

/** Stryker looks at tests alone: of a file that a mutant stops before it has named its tests, it would see nothing, and take the mutant for one that survived. */
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
