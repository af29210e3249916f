/** Limits how many tasks run at once; the others wait for their turn. */
export function fewAtOnce(most: number): <Answer>(task: () => Promise<Answer>) => Promise<Answer> {
  let free = most;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
