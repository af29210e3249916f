import type { Api } from '@/api/Api';
import type { ReadRecords } from './readRecords';

interface EarlyRead<Answer> {
  path: string;
  /** `undefined` for a read that failed: the page asks again and says why. */
  answer: Promise<Answer | undefined>;
  asked: number;
  controller: AbortController;
}

/** What nobody has opened by then is read again: it may have changed. */
const FRESH = 3000;

/** What a page will probably ask for in a moment, read before it is there. */
class EarlyReads<Answer> {
  /** One at a time: what the operator has come near last. */
  private readonly early = new WeakMap<Api, EarlyRead<Answer>>();

  /** Begins a read, unless it is under way already. Never rejects. */
  readonly read = (api: Api, path: string, ask: (signal: AbortSignal) => Promise<Answer>): void => {
    const known = this.early.get(api);
    if (known?.path === path && isFresh(known)) return;
    this.forget(api);
    const controller = new AbortController();
    const answer = ask(controller.signal).catch(() => undefined);
    this.early.set(api, { path, answer, asked: Date.now(), controller });
  };

  /** The answer to a read that was asked early enough to be of use and late enough to be true; it is given once. */
  readonly take = (api: Api, path: string): Promise<Answer | undefined> | undefined => {
    const read = this.early.get(api);
    if (read?.path !== path) return undefined;
    this.early.delete(api);
    return isFresh(read) ? read.answer : undefined;
  };

  /** The operator has gone elsewhere. */
  readonly forget = (api: Api): void => {
    this.early.get(api)?.controller.abort();
    this.early.delete(api);
  };
}

function isFresh({ asked }: EarlyRead<unknown>): boolean {
  return Date.now() - asked < FRESH;
}

/** Records that the pointer or the focus rests on, by their path. */
export const earlyRecords = new EarlyReads<Awaited<ReturnType<Api['get']>>>();

/** The page of the list that the app opens with, by its key in the cache of answers. */
export const earlyLists = new EarlyReads<ReadRecords>();
