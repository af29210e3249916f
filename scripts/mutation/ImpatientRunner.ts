import { TestRunner } from 'vitest';

type Import = Parameters<TestRunner['importFile']>;

/** The first test that fails kills the mutant: files that come after it need not even be loaded. */
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
