import type { Checker, CreateChecker } from './Checker';
import type { ImportDefinition } from '../../../model/FileExchange';

type Method = Exclude<keyof Checker, 'close'>;

/** A message to the worker. */
export type Asked = { definition: ImportDefinition } | { id: number; method: Method; args: readonly unknown[] };

/** A message from the worker: progress, an answer, or the reason for a failure. */
export type Told = { id: number; done: number } | { id: number; result: unknown } | { id: number; failure: string };

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
  onProgress: ((done: number) => void) | undefined;
}

/** A checker that runs in a worker, so that the page stays responsive whatever the size of the file. Its promises reject when the worker cannot be started. */
export const createWorkerChecker: CreateChecker = (definition) => {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => settle(waiting, data));
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(`The file could not be checked: ${message || 'the worker did not start'}.`));
    waiting.clear();
  });
  post({ definition });

  function post(asked: Asked): void {
    worker.postMessage(asked, []);
  }

  function ask<Result>(method: Method, args: readonly unknown[], onProgress?: (done: number) => void): Promise<Result> {
    return new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject, onProgress });
      post({ id: lastId, method, args });
    }) as Promise<Result>;
  }

  return {
    open: (file) => ask('open', [file]),
    check: (hasTitles, onProgress) => ask('check', [hasTitles], onProgress),
    problems: (query) => ask('problems', [query]),
    refusedLines: (range) => ask('refusedLines', [range]),
    csv: () => ask('csv', []),
    readAnswer: (answer) => ask('readAnswer', [answer]),
    report: (range) => ask('report', [range]),
    close: () => worker.terminate(),
  };
};

function settle(waiting: Map<number, Waiting>, told: Told): void {
  const question = waiting.get(told.id);
  if (!question) return;
  if ('done' in told) return question.onProgress?.(told.done);
  waiting.delete(told.id);
  if ('failure' in told) question.reject(new Error(told.failure));
  else question.resolve(told.result);
}
