import type { Api } from '@/api/Api';
import type { Dialect } from '@/api/Dialect';

type Wire = Awaited<ReturnType<Api['get']>>;

interface EarlyRead {
  path: string;
  /** `undefined` for a read that failed: the page asks again and says why. */
  answer: Promise<Wire | undefined>;
  asked: number;
  controller: AbortController;
}

/** A record that nobody has opened by then is read again: it may have changed. */
const FRESH = 3000;

/** One at a time: what the operator has come near last. */
const early = new WeakMap<Api, EarlyRead>();

/** Reads a record that its page will probably ask for in a moment. Never rejects. */
export function readEarly(api: Api, path: string, dialect?: Dialect): void {
  if (early.get(api)?.path === path && isFresh(early.get(api))) return;
  forgetEarly(api);
  const controller = new AbortController();
  const answer = api.get(path, { signal: controller.signal, dialect }).catch(() => undefined);
  early.set(api, { path, answer, asked: Date.now(), controller });
}

/** The answer to a read that was asked early enough to be of use and late enough to be true; it is given once. */
export function takeEarly(api: Api, path: string): Promise<Wire | undefined> | undefined {
  const read = early.get(api);
  if (read?.path !== path) return undefined;
  early.delete(api);
  return isFresh(read) ? read.answer : undefined;
}

/** The operator has gone elsewhere. */
export function forgetEarly(api: Api): void {
  early.get(api)?.controller.abort();
  early.delete(api);
}

function isFresh(read: EarlyRead | undefined): boolean {
  return read !== undefined && Date.now() - read.asked < FRESH;
}
