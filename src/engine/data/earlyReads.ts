import type { Api } from '@/api/Api';
import type { ReadRecords } from './readRecords';

interface EarlyRead<Answer> {
  path: string;
  /** The promised answer; `undefined` for a read that failed, as the page then asks again and shows the reason. */
  answer: Promise<Answer | undefined>;
  asked: number;
  controller: AbortController;
}

/** After this many milliseconds an unused answer is read again, as the record may have changed. */
const FRESH = 3000;

/** Reads what a page will probably ask for in a moment, before that page is opened. */
class EarlyReads<Answer> {
  /** One read at a time: what the operator has hovered or focused last. */
  private readonly early = new WeakMap<Api, EarlyRead<Answer>>();

  /** Begins a read, unless the same one is under way already. Never rejects. */
  readonly read = (api: Api, path: string, ask: (signal: AbortSignal) => Promise<Answer>): void => {
    const known = this.early.get(api);
    if (known?.path === path && isFresh(known)) return;
    this.forget(api);
    const controller = new AbortController();
    const answer = ask(controller.signal).catch(() => undefined);
    this.early.set(api, { path, answer, asked: Date.now(), controller });
  };

  /** Gives the answer to an early read of this path, once, while it is still fresh. */
  readonly take = (api: Api, path: string): Promise<Answer | undefined> | undefined => {
    const read = this.early.get(api);
    if (read?.path !== path) return undefined;
    this.early.delete(api);
    return isFresh(read) ? read.answer : undefined;
  };

  /** Aborts the read, as the operator has gone elsewhere. */
  readonly forget = (api: Api): void => {
    this.early.get(api)?.controller.abort();
    this.early.delete(api);
  };
}

function isFresh({ asked }: EarlyRead<unknown>): boolean {
  return Date.now() - asked < FRESH;
}

/** Early reads of the records that the pointer or the focus rests on, by their path. */
export const earlyRecords = new EarlyReads<Awaited<ReturnType<Api['get']>>>();

/** Early reads of the list that the app opens with, by its key in the cache of answers. */
export const earlyLists = new EarlyReads<ReadRecords>();
