interface Choice {
  /** That each worker has for all of its files. */
  seconds: number;
  workers: number;
  secondsOf: (file: string) => number;
}

/** Goes down a list and takes each file for which a worker still has the time. */
export function chooseWithin(files: readonly string[], { seconds, workers, secondsOf }: Choice): string[] {
  const busy = Array.from({ length: workers }, () => 0);
  return files.filter((file) => {
    const freest = busy.indexOf(Math.min(...busy));
    const until = (busy[freest] ?? 0) + secondsOf(file);
    if (until > seconds) return false;
    busy[freest] = until;
    return true;
  });
}
