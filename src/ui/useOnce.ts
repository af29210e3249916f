import { useRef, useState } from 'react';

/** Lets one piece of work run at a time: gives the name of the one under way and a function that begins another. */
export function useOnce() {
  const [underWay, setUnderWay] = useState<string>();
  // Two presses may come without a rendering between them, and the state alone would let the second one through.
  const isBusy = useRef(false);

  /** Does the work and gives its result; `undefined`, without doing it, while other work is under way. */
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
