import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalChecker } from '@/engine/exchange/import/check/localChecker';
import type { Checker } from '@/engine/exchange/import/check/Checker';
import { createWorkerChecker, type Asked, type Told } from '@/engine/exchange/import/check/workerChecker';
import { readers, RIGHT, TITLES } from './definition';

const started: WorkerOfPage[] = [];

/** A worker that runs in the page: what the browser would carry between the two is handed over at once. */
class WorkerOfPage extends EventTarget {
  static asks: ((event: { data: Asked }) => void) | undefined;
  isStopped = false;
  constructor(
    readonly address: URL,
    readonly options: WorkerOptions,
  ) {
    super();
    started.push(this);
  }
  postMessage(data: Asked): void {
    WorkerOfPage.asks?.({ data });
  }
  terminate(): void {
    this.isStopped = true;
  }
}

/** What the file of the worker finds around it. */
vi.stubGlobal('addEventListener', (type: string, listener: typeof WorkerOfPage.asks) => {
  if (type === 'message') WorkerOfPage.asks = listener;
});
vi.stubGlobal('postMessage', (told: Told) => hear(told));
await import('@/engine/exchange/import/check/importWorker');
vi.unstubAllGlobals();
vi.stubGlobal('Worker', WorkerOfPage);
vi.stubGlobal('postMessage', (told: Told) => hear(told));

const worker = () => started.at(-1)!;
const hear = (told: Told) => worker().dispatchEvent(new MessageEvent('message', { data: told }));
const fail = (message: string) => worker().dispatchEvent(Object.assign(new Event('error'), { message }));

const file = (...lines: string[]) => new Blob([lines.join('\n')]);
const opened = async (lines: readonly string[]) => {
  const checker = createWorkerChecker(readers);
  await checker.open(file(...lines));
  return checker;
};

afterEach(() => vi.restoreAllMocks());

describe('a file that is checked in a worker', () => {
  it('is what it is without one, whatever is asked of it', async () => {
    const lines = [TITLES, RIGHT, RIGHT.replace('Dupont', ''), RIGHT.replace('jeanne', 'paul').replace(/1$/, 'peut-être')];
    const answers = async (checker: Checker) => [
      await checker.open(file(...lines)),
      await checker.check(true, () => undefined),
      await checker.problems({ severity: 'refusal', offset: 1, limit: 1 }),
      await checker.refusedLines({ offset: 0, limit: 1 }),
      await (await checker.csv()).text(),
      await checker.readAnswer({ errors: [], messages: ['jeanne@exemple.fr added'] }),
      await checker.report({ offset: 0, limit: 5 }),
    ];
    const here = await answers(createLocalChecker(readers));
    expect(await answers(createWorkerChecker(readers))).toEqual(here);
    expect(here).toMatchObject([{}, {}, { total: 3, problems: [{ line: 3 }] }, {}, expect.anything(), 1, [{ outcome: 'added', line: 2 }]]);
  });

  it('has titles or not, as the operator says', async () => {
    const checker = await opened([TITLES, RIGHT]);
    expect([(await checker.check(true, () => undefined)).lines, (await checker.check(false, () => undefined)).lines]).toEqual([1, 2]);
  });

  it('is read by code that stands in a file of its own, which is stopped in the end', () => {
    const checker = createWorkerChecker(readers);
    const { address, options } = worker();
    expect([address.href.includes('importWorker'), options.type, worker().isStopped]).toEqual([true, 'module', false]);
    checker.close();
    expect(worker().isStopped).toBe(true);
  });

  it('tells how far it is, five times a second at most', async () => {
    const checker = await opened(Array.from({ length: 12_000 }, () => RIGHT));
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    const told: number[] = [];
    await checker.check(false, (done) => told.push(done));
    expect(told.map((done) => Math.round(done * 12))).toEqual([0, 4, 8]);
  });

  it('says why it cannot answer, and goes on with the next question', async () => {
    const checker = await opened([RIGHT]);
    const asked = { severity: 'refusal', offset: 0, limit: 1 } as const;
    await expect(checker.problems(asked)).rejects.toThrow('A file must be checked before it is asked about.');
    await checker.check(false, () => undefined);
    expect(await checker.problems(asked)).toEqual({ total: 0, problems: [] });
  });

  it('says what it was refused with, be it no error', async () => {
    const gone = { arrayBuffer: () => Promise.reject('gone') } as unknown as Blob;
    await expect(createWorkerChecker(readers).open(gone)).rejects.toThrow('gone');
  });

  it.each([
    ['', 'The file could not be checked: the worker did not start.'],
    ['Unexpected token', 'The file could not be checked: Unexpected token.'],
  ])('refuses every question once its worker has failed with "%s", and what the worker tells later changes nothing', async (message, sentence) => {
    const checker = createWorkerChecker(readers);
    const { asks } = WorkerOfPage;
    WorkerOfPage.asks = undefined;
    const answers = Promise.allSettled([checker.csv(), checker.open(file(RIGHT))]);
    fail(message);
    WorkerOfPage.asks = asks;
    hear({ id: 1, result: 'late' });
    hear({ id: 2, done: 1 });
    expect((await answers).map((answer) => answer.status === 'rejected' && (answer.reason as Error).message)).toEqual([sentence, sentence]);
  });
});
