/** Those who want to know when something outside of React changes, for `useSyncExternalStore` and others. */
export interface Listeners {
  /** Calls `listener` at each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  tell(): void;
  /** Whether anybody listens now. */
  isHeard(): boolean;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => listeners.forEach((listener) => listener()),
    isHeard: () => listeners.size > 0,
  };
}
