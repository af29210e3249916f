import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type Vite, type WorkerRequest } from 'vitest/node';

type Listener = (message: unknown) => void;

/** The number of runs after which the thread is replaced, because each run leaves a listener in it. */
const RUNS_OF_A_THREAD = 100;

/**
 * Keeps Vitest's thread alive between runs. Vitest ends its thread after each run, and here a run is one mutant, so most of the time would go into
 * loading the packages again. Only the files in `reloaded` are loaded anew, because the mutant before may have left something in them.
 */
export function keptThreadPlugin(reloaded: string[]): Vite.Plugin {
  const thread = new KeptThread();
  return {
    name: 'kept-thread',
    configureVitest({ project }) {
      project.config.pool = 'kept';
      project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => new KeptWorker(thread, options, reloaded) };
    },
  };
}

class KeptThread {
  #worker: ThreadsPoolWorker | undefined;
  #runs = 0;

  async start(options: PoolOptions): Promise<ThreadsPoolWorker> {
    this.#runs += 1;
    if (this.#worker && this.#runs <= RUNS_OF_A_THREAD) return this.#worker;
    await this.#worker?.stop();
    this.#runs = 1;
    this.#worker = new ThreadsPoolWorker(options);
    await this.#worker.start();
    return this.#worker;
  }
}

/** A worker that Vitest takes for the thread of a single run. */
class KeptWorker implements PoolWorker {
  readonly name = 'kept';
  #worker: ThreadsPoolWorker | undefined;
  readonly #listeners: [event: string, listener: Listener][] = [];

  constructor(
    readonly thread: KeptThread,
    readonly options: PoolOptions,
    readonly reloaded: string[],
  ) {}

  async start(): Promise<void> {
    this.#worker = await this.thread.start(this.options);
  }

  stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#worker?.off(event, listener);
    return Promise.resolve();
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#worker?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#worker?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') this.#sayStopped();
    else this.#worker?.send(message.type === 'run' ? { ...message, context: { ...message.context, invalidates: this.reloaded } } : message);
  }

  deserialize(message: unknown): unknown {
    return message;
  }

  #sayStopped(): void {
    for (const [event, listener] of this.#listeners) if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
  }
}
