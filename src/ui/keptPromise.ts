import { untilTriedAgain } from './failedParts';

interface Kept<Key, Value> {
  get(key: Key): Promise<Value> | undefined;
  set(key: Key, promise: Promise<Value>): unknown;
  delete(key: Key): unknown;
}

/** The promises that are rendered. */
const rendered = new WeakSet<Promise<unknown>>();

/**
 * The promise of what is loaded once: the same key gives the same promise, so that a suspended screen resumes. A failure is dropped, so that what was only loaded
 * ahead can be tried again; one that is rendered stays until somebody tries again, as its boundary offers.
 */
export function keptPromise<Key, Value>(kept: Kept<Key, Value>, key: Key, load: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key);
  if (known) return known;

  const promise = load();
  kept.set(key, promise);
  promise.then(
    // React's `use` reads these two properties, and does not suspend for a promise that has them.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {
      const forget = () => void kept.delete(key);
      if (rendered.has(promise)) untilTriedAgain(forget);
      else forget();
    },
  );
  return promise;
}

/** Whether a kept promise is fulfilled, so that what renders it does not suspend. */
export function isFulfilled(promise: Promise<unknown>): boolean {
  return 'status' in promise && promise.status === 'fulfilled';
}

/** The same promise, for React's `use`. After a failure React renders again: another promise would load, fail and suspend without end. */
export function toRender<Value>(promise: Promise<Value>): Promise<Value> {
  rendered.add(promise);
  return promise;
}
