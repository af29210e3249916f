import type { Checker } from './Checker';
import { createLocalChecker } from './localChecker';
import type { Asked, Told } from './workerChecker';

/** A worker of our own: what checks a file in it is the very code that tests run without one. */
const scope = globalThis as unknown as {
  postMessage(told: Told, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
};

let checker: Checker | undefined;

scope.addEventListener('message', ({ data }) => {
  if ('definition' in data) checker = createLocalChecker(data.definition);
  else void answer(data);
});

function tell(told: Told): void {
  scope.postMessage(told, []);
}

async function answer({ id, method, args }: Extract<Asked, { id: number }>): Promise<void> {
  try {
    tell({ id, result: await ask(id, method, args) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

function ask(id: number, method: Extract<Asked, { id: number }>['method'], args: readonly unknown[]): unknown {
  if (!checker) throw new Error('The worker is asked before it has been told what to check.');
  if (method === 'check') return checker.check(args[0] === true, throttled((done) => tell({ id, done })));
  const call = checker[method] as (...args: readonly unknown[]) => unknown;
  return call(...args);
}

/** Often enough to be seen moving, seldom enough to cost the page nothing. */
const INTERVAL = 200;

function throttled(tellDone: (done: number) => void): (done: number) => void {
  let last = 0;
  return (done) => {
    const now = performance.now();
    if (now - last < INTERVAL) return;
    last = now;
    tellDone(done);
  };
}
