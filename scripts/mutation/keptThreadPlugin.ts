import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type Vite, type WorkerRequest } from 'vitest/node';

type Listener = (message: unknown) => void;

/** Each run leaves a listener in its thread. */
const RUNS_OF_A_THREAD = 100;

/**
 * Vitest ends its thread after each run, and here a run is a mutant: most of the time would go into loading the packages again. This one goes on;
 * only the files named are loaded anew, as the mutant before may have left something in them.
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

/** What Vitest takes for the thread of one run. */
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
