import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadChunk } from './loadChunk';

/** A component whose code comes apart, and how to ask for that code before it is rendered. */
export interface LazyPart<Props> {
  Part: ComponentType<Props>;
  /** Nothing where it is there; else resolves once it has come, or once it is known that it will not: a failure is left to whoever renders it. */
  preload(): Promise<void> | undefined;
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

  const preload = () => (Come ? undefined : come().then(ignore, ignore));
  return { Part, preload };
}

function ignore(): void {}
