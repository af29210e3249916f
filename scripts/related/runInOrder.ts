import { relative } from 'node:path';
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node';

/** Runs test files and stops at the first failing test, which may already have waited a minute for something that does not come. Vitest sets the exit code. */
export async function runInOrder(files: readonly string[], workers: number): Promise<void> {
  // Vite, which runs these TypeScript scripts, has set the mode to development, so the mode of the tests is set here.
  process.env['NODE_ENV'] = 'test';
  await startVitest('test', [...files], { watch: false, bail: 1, maxWorkers: workers, configLoader: 'runner', sequence: { sequencer: inOrder(files) } });
}

/**
 * Keeps the given order, but runs the tests without a document first: many of them take less time than a single one that needs a document. The two
 * kinds have workers of their own.
 */
function inOrder(files: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const placeOf = ({ project, moduleId }: TestSpecification) =>
        files.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')) + (project.name === 'dom' ? files.length : 0);
      return Promise.resolve([...specifications].sort((one, other) => placeOf(one) - placeOf(other)));
    }
  };
}
