import type { Checker } from './Checker';
import { createLocalChecker } from './localChecker';
import type { Asked, Told } from './workerChecker';

/** The worker that checks a file. Tests run the same code without a worker. */
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

/** The shortest time between two reports of progress, in milliseconds: progress must be seen to move without slowing the page. */
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
