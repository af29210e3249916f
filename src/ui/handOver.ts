import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** `flush` gives to the form what a box still keeps to itself; until the function that is answered is called. */
export function onHandOver(flush: () => void): () => void {
  waiting.add(flush);
  return () => void waiting.delete(flush);
}

/** What is being typed reaches its form, and the draft, at once: the page, or the session, is about to end. */
export function handOver(): void {
  if (waiting.size > 0) flushSync(() => waiting.forEach((flush) => flush()));
}

addEventListener('pagehide', handOver);
