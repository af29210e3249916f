import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { untilTriedAgain } from './failedParts';
import { loadComponent } from './loadChunk';

/** A component whose code is loaded apart, and a way to load that code before the component is rendered. */
interface LazyPart<Props> {
  Part: FunctionComponent<Props>;
  /**
   * Returns `undefined` when the code is loaded; otherwise a promise that resolves once loading has ended. A failure does not reject it: the component shows
   * the failure when it is rendered.
   */
  preload(): Promise<void> | undefined;
}

/**
 * Suspends while the code is loading, like React's `lazy`, but never once the code is loaded: `lazy` shows the fallback for a moment even then, and React
 * holds back what replaces a fallback for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Come: ComponentType<Props> | undefined;
  const come = async () => (Come = await loadComponent(load));
  let Coming = coming();

  function coming() {
    return lazy(async () => {
      try {
        return { default: await come() };
      } catch (failure) {
        untilTriedAgain(() => (Coming = coming()));
        throw failure;
      }
    });
  }

  function Part(props: Props) {
    // Keeps the component that was rendered first: another one would be mounted anew and lose what was typed in it.
    const [Known] = useState<ComponentType<Props>>(() => Come ?? Coming);
    return createElement(Known, props);
  }

  const preload = () => (Come ? undefined : come().then(ignore, ignore));
  return { Part, preload };
}

function ignore(): void {}
