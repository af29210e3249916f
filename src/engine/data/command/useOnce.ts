import { useRef, useState } from 'react';

/** One thing at a time: what is under way, by its name, and a way to begin. */
export function useOnce() {
  const [underWay, setUnderWay] = useState<string>();
  // Between two presses there may be no rendering: the state alone would let the second one through.
  const isBusy = useRef(false);

  /** Nothing, while something else is under way. */
  async function once<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setUnderWay(name);
    try {
      return await work();
    } finally {
      isBusy.current = false;
      setUnderWay(undefined);
    }
  }

  return { underWay, once };
}
