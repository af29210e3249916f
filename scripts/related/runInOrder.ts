import { relative } from 'node:path';
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node';

/** Runs test files, and ends with the first test that fails: it may have waited a minute for what does not come. Vitest tells the process how it ended. */
export async function runInOrder(files: readonly string[], workers: number): Promise<void> {
  // Vite, which runs the scripts in TypeScript, has said that this is a development.
  process.env['NODE_ENV'] = 'test';
  await startVitest('test', [...files], { watch: false, bail: 1, maxWorkers: workers, configLoader: 'runner', sequence: { sequencer: inOrder(files) } });
}

/** As they are given, but first those without a document, of which many take less time than one that needs it; the two kinds have their own workers. */
function inOrder(files: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const placeOf = ({ project, moduleId }: TestSpecification) =>
        files.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')) + (project.name === 'dom' ? files.length : 0);
      return Promise.resolve([...specifications].sort((one, other) => placeOf(one) - placeOf(other)));
    }
  };
}
