import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** Registers `flush`, which gives the form the text that a field still keeps to itself. Returns a function that unregisters it. */
export function onHandOver(flush: () => void): () => void {
  waiting.add(flush);
  return () => void waiting.delete(flush);
}

/** Gives the form, and so the draft, what is being typed, because the page or the session is about to end. */
export function handOver(): void {
  if (waiting.size > 0) flushSync(() => waiting.forEach((flush) => flush()));
}

addEventListener('pagehide', handOver);
// Registered before the router listens: whether to ask before Back depends on what was typed.
addEventListener('popstate', handOver);
