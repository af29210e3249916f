import { setMaxListeners } from 'node:events';
import { TestRunner, type RunnerTestCase, type RunnerTestSuite } from 'vitest';

/** What a test says about the mutants: which it is the first to reach, which were reached outside of a test before it, which it kills, and why it could not try the rest. */
export interface Findings {
  test: string;
  reached: string[];
  static: string[];
  killed: string[];
  trouble?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    mutants?: Findings;
  }
}

interface Outcome {
  passed: boolean;
  reached: string[];
}

/** What the changed code reads and writes. The names are the instrumenter's, except `WeakMap`, `now` and `deadline` (`instrument.ts`). */
interface Instrumented {
  WeakMap: typeof KeptForTry;
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  now: () => number;
  /** When the time of the running test is over. */
  deadline: number;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

/** Tests replace the clock; the time that a mutant gets is measured by the real one. */
const clock = { now: performance.now.bind(performance), setTimeout, clearTimeout };

let tryNumber = 0;

/** Stands for the WeakMaps of the code, each of which keeps what was computed of an object: a mutant is met only where that is computed again in its try. */
class KeptForTry<Of extends object, Kept> {
  #number = tryNumber;
  #kept = new WeakMap<Of, Kept>();

  get = (of: Of): Kept | undefined => this.#ofThisTry().get(of);
  has = (of: Of): boolean => this.#ofThisTry().has(of);
  delete = (of: Of): boolean => this.#ofThisTry().delete(of);
  set(of: Of, kept: Kept): this {
    this.#ofThisTry().set(of, kept);
    return this;
  }

  #ofThisTry(): WeakMap<Of, Kept> {
    if (this.#number !== tryNumber) this.#kept = new WeakMap();
    this.#number = tryNumber;
    return this.#kept;
  }
}

const code: Instrumented = { WeakMap: KeptForTry, now: clock.now, deadline: Infinity, mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: code });

const LONGEST = 5000;
/** Some files go through so many cases that trying every mutant in each would take an hour. */
const TIME_OF_A_FILE = 180_000;

const reached = new Set<string>();
const killed = new Set<string>();

/**
 * Tries the mutants inside the running test: each try is a retry of the test, with the hooks before and after it. The modules stay loaded, so a mutant
 * costs no more than the test itself.
 */
export default class MutantRunner extends TestRunner {
  #tries: Iterator<string | undefined, void, Outcome> = [].values();
  #longest = LONGEST;
  #end = 0;

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    if ('filepath' in suite) this.#end = clock.now() + TIME_OF_A_FILE;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    test.retry = Infinity;
    test.meta.mutants = { test: test.fullName, reached: [], static: [], killed: [] };
    setMaxListeners(0, test.context.signal);
    this.#longest = LONGEST;
    this.#tries = tries(test.meta.mutants, this.#end);
    this.#tries.next();
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    tryNumber += 1;
    code.currentTestId = test.id;
    code.mutantCoverage.perTest = { [test.id]: {} };
  }

  /** A mutant may make a test wait for ever or a loop endless, so it gets a multiple of the time that the test takes without it. */
  async runTask(test: RunnerTestCase): Promise<void> {
    const began = clock.now();
    code.deadline = began + this.#longest;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = clock.setTimeout(() => reject(new Error('too long')), this.#longest);
    });
    try {
      await Promise.race([TestRunner.getTestFn(test)(), tooLong]);
      if (code.activeMutant === undefined) this.#longest = Math.min(LONGEST, 1000 + 10 * (clock.now() - began));
    } finally {
      clock.clearTimeout(timer);
    }
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    const { result } = test;
    if (!result) return;
    const reachedNow = Object.keys(code.mutantCoverage.perTest[test.id] ?? {});
    const next = this.#tries.next({ passed: result.state === 'pass', reached: reachedNow });
    Object.assign(code, { activeMutant: next.value, currentTestId: undefined });
    // Vitest tries again what has failed with an error.
    result.state = next.done ? 'pass' : 'fail';
    result.errors = next.done ? [] : [{ message: 'There are more mutants to try.' }];
  }
}

/**
 * The mutant of each try, none at first. A kill counts only when the test passes again without the mutant: otherwise the test may have failed because
 * of what an earlier mutant left behind.
 */
function* tries(findings: Findings, end: number): Generator<string | undefined, void, Outcome> {
  const first = yield undefined;
  note(findings, first);
  const alive = first.reached.filter((id) => !killed.has(id));
  if (!first.passed) findings.trouble = 'fails without any mutant';
  else if (alive.length > 0 && !(yield undefined).passed) findings.trouble = 'fails when it runs twice';
  for (const id of alive) {
    if (clock.now() > end) findings.trouble ??= `has tried ${alive.indexOf(id)} of ${alive.length} mutants when the time of its file is over`;
    if (findings.trouble) return;
    if ((yield id).passed) continue;
    if ((yield undefined).passed) {
      killed.add(id);
      findings.killed.push(id);
    } else findings.trouble = `fails after mutant ${id}, also without it`;
  }
}

function note(findings: Findings, first: Outcome): void {
  findings.static = Object.keys(code.mutantCoverage.static);
  findings.reached = first.reached.filter((id) => !reached.has(id));
  for (const id of findings.reached) reached.add(id);
  code.mutantCoverage.static = {};
}
