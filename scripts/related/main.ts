import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { testProjects } from '../vite/testProjects';
import { chooseWithin } from './chooseWithin';
import { readSources } from './imports';
import { readLinks } from './links';
import { nearestTests } from './nearestTests';
import { runInOrder } from './runInOrder';
import { readTestSeconds } from './testSeconds';

const FOLDERS = ['src', 'scripts', 'tests', 'schemas'];

/** The answer is there within half a minute on two quiet cores. */
const SECONDS = 10;

/** The app is loaded, a database is opened. */
const STARTING = { component: 5, contract: 5 };

/** Half of the cores: the checks have the others, and each worker more would load the app once more. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));

/** Of each file, what others had loaded for it when it was measured. */
const LOADING = 0.1;

/** Of what has not been run here: most of these render something. */
const UNKNOWN = { dom: 4, node: 0.2 };

/** Runs, of the tests from which a changed file is reached, the nearest, as many as there is time for. */
export async function main(): Promise<void> {
  const seconds = secondsOfTests();
  const sources = readSources(FOLDERS);
  const shortestFirst = [...seconds.keys()].sort((one, other) => (seconds.get(one) ?? 0) - (seconds.get(other) ?? 0));
  const changed = changedFiles();
  const related = nearestTests(changed, { tests: shortestFirst, links: readLinks(sources), sources });
  // Who works on a test wants to see it run, however long it takes.
  const secondsOf = (file: string) => (changed.includes(file) ? 0 : LOADING + (seconds.get(file) ?? 0));
  const chosen = chooseWithin(related, { seconds: SECONDS, workers: WORKERS, secondsOf, starting: STARTING });
  console.log(summary(related, chosen));
  if (chosen.length > 0) await runInOrder(chosen, WORKERS);
}

function summary(related: readonly string[], chosen: readonly string[]): string {
  if (related.length === 0) return 'No test file is known to reach what has changed; npm test runs all';
  const left = related.find((file) => !chosen.includes(file));
  return `${chosen.length} of ${related.length} related test files, nearest first; npm test runs all${left ? `\nThe nearest one that is left: ${left}` : ''}`;
}

/** By each test file, what it takes. */
function secondsOfTests(): Map<string, number> {
  const measured = readTestSeconds();
  return new Map(
    testProjects().flatMap(({ test }) => (test?.include ?? []).map((file) => [file, measured[file] ?? (test?.name === 'dom' ? UNKNOWN.dom : UNKNOWN.node)] as const)),
  );
}

/** What is not as it was in the last commit, with what is new; of a file that is gone the types tell who needed it. */
function changedFiles(): string[] {
  return [...listedByGit('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD'), ...listedByGit('ls-files', '--others', '--exclude-standard')];
}

function listedByGit(...args: string[]): string[] {
  return execFileSync('git', [...args, '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
}
