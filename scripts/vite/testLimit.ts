import { availableParallelism, loadavg } from 'node:os';

/** On a machine that does nothing else: twice as long as a test waits for one part of a page. */
const SHORTEST = 120_000;
const LONGEST = 600_000;

/**
 * The milliseconds after which a test counts as hanging. Where other work keeps the machine busy when the tests start, each of them takes longer. `load` is how
 * many processes want a core.
 */
export function testLimit(load = loadavg()[0] ?? 0, cores = availableParallelism()): number {
  return Math.min(LONGEST, SHORTEST * Math.max(1, load / cores));
}
