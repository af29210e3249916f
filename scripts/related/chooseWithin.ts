interface Choice {
  /** The time that each worker has for all of its files, in seconds. */
  seconds: number;
  workers: number;
  secondsOf: (file: string) => number;
  /** The time that the first file in a folder of tests spends loading what the other files then find loaded, in seconds. */
  starting: Readonly<Record<string, number>>;
}

/** Goes down the list and takes each file for which a worker has time left. */
export function chooseWithin(files: readonly string[], { seconds, workers, secondsOf, starting }: Choice): string[] {
  const busy = Array.from({ length: workers }, () => ({ until: 0, started: new Set<string>() }));
  return files.filter((file) => {
    const [, folder = ''] = file.split('/');
    const freest = busy.reduce((one, other) => (other.until < one.until ? other : one));
    const until = freest.until + (freest.started.has(folder) ? 0 : (starting[folder] ?? 0)) + secondsOf(file);
    if (until > seconds) return false;
    freest.until = until;
    freest.started.add(folder);
    return true;
  });
}
