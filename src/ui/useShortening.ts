import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Shortening {
  line: RefObject<HTMLDivElement | null>;
  /** How many steps shorter the line is than it could be; 0 where all of it has room. */
  step: number;
}

/**
 * Shortens a line step by step until its content has room, before anything is painted, and undoes that where there is room again. The content must not wrap before
 * the last step; another `content` is measured anew.
 */
export function useShortening(steps: number, content: string): Shortening {
  const line = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [step, setStep] = useState(0);
  /** The width that each step needed where it did not fit. */
  const needed = useRef<number[]>([]);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.target.clientWidth ?? 0));
    if (line.current) observer.observe(line.current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const { clientWidth, scrollWidth } = line.current ?? { clientWidth: 0, scrollWidth: 0 };
    const fitting = needed.current.findIndex((need) => need <= clientWidth);
    if (fitting !== -1 && fitting < step) setStep(fitting);
    else if (step < steps && scrollWidth > clientWidth) {
      needed.current[step] = scrollWidth;
      setStep(step + 1);
    }
  }, [step, steps, content, width]);

  return { line, step };
}
