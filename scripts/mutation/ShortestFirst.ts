import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs the shortest files first. The first failing test ends a mutant's run, so the slow property tests only run for mutants that no quick test has killed. */
export class ShortestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((one, other) => this.#durationOf(one) - this.#durationOf(other)));
  }

  #durationOf({ project, moduleId }: TestSpecification): number {
    return this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)?.duration ?? 0;
  }
}
