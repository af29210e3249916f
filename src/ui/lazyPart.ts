import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadChunk } from './loadChunk';

/** A component whose code comes apart, and how to ask for that code before it is rendered. */
export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  /** Without waiting: a failure is left to whoever renders it. */
  preload(): void;
  /** The same, until it has come or it is known that it will not. Never rejects. */
  settle(): Promise<void>;
}

/**
 * Suspends while its code is on the way, like React's `lazy`, but never once it has come: `lazy` shows the fallback for a moment even then,
 * and React holds back what replaces a fallback for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Come: ComponentType<Props> | undefined;
  const come = async () => (Come = await loadChunk(load));
  const Coming = lazy(async () => ({ default: await come() }));

  function Part(props: Props) {
    // Once rendered it stays the one it is: another would be rendered anew, without what was typed in it.
    const [Known] = useState<ComponentType<Props>>(() => Come ?? Coming);
    return createElement(Known, props);
  }

  const settle = async () => void (Come ?? (await come().catch(() => undefined)));
  return { Part, preload: () => void settle(), settle };
}
