import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What kills a mutant ends its run: a second of properties is for those that no table of cases has killed. */
export class ShortestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((one, other) => this.#durationOf(one) - this.#durationOf(other)));
  }

  #durationOf({ project, moduleId }: TestSpecification): number {
    return this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)?.duration ?? 0;
  }
}
