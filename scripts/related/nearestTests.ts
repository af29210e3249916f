import { turnedRound, type Sources } from '../imports.mjs';
import type { Links } from './links';

interface Project {
  /** The test files. Of two that are equally near, the one listed first comes first. */
  tests: readonly string[];
  links: Links;
  sources: Sources;
}

/** Each word that two paths share brings a test this much nearer, because files with similar names belong together more than files that import one another. */
const NEARER_BY_A_WORD = 2;

/** The tests that reach a changed file: first the nearest test of each changed file, then the second of each, and so on. */
export function nearestTests(changed: readonly string[], { tests, links, sources }: Project): string[] {
  const users = turnedRound(links);
  const orders = changed.map((file) => {
    const distances = distancesFrom(file, users);
    const words = wordsOf(file);
    return tests
      .filter((test) => distances.has(test))
      .map((test) => ({ test, distance: (distances.get(test) ?? 0) - NEARER_BY_A_WORD * countShared(words, test, sources[test] ?? '') }))
      .sort((one, other) => one.distance - other.distance)
      .map(({ test }) => test);
  });
  const longest = Math.max(0, ...orders.map((order) => order.length));
  return [...new Set(Array.from({ length: longest }, (_, place) => orders.flatMap((order) => order[place] ?? [])).flat())];
}

/** How many imports away each file is that reaches the given file. */
function distancesFrom(file: string, users: Links): Map<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [reached, distance] of distances) {
    for (const user of users.get(reached) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
  }
  return distances;
}

/** How many of a file's words a test has in its own path or in its text. */
function countShared(words: readonly string[], test: string, source: string): number {
  const own = wordsOf(test);
  return words.filter((word) => own.includes(word) || source.includes(`'${word}'`)).length;
}

/** The words in the path of a file: `src/engine/form/useRecordForm.ts` has engine, form, use and record. */
function wordsOf(file: string): string[] {
  const [, ...inside] = file.replace(/\.[^/]*$/, '').split('/');
  return [...new Set(inside.join('/').split(/\/|(?=[A-Z])/).map((word) => word.toLowerCase()))];
}
