import { TestRunner } from 'vitest';

type Import = Parameters<TestRunner['importFile']>;

/** Stops a run at the first test that fails, since that kills the mutant: the remaining files need not even be loaded. */
export default class ImpatientRunner extends TestRunner {
  #isOver = false;

  override cancel(reason: Parameters<TestRunner['cancel']>[0]): void {
    this.#isOver = true;
    super.cancel(reason);
  }

  override importFile(...file: Import): unknown {
    return this.#isOver ? undefined : super.importFile(...file);
  }
}
