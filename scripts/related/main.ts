import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node';
import { testProjects } from '../vite/testProjects';
import { chooseWithin } from './chooseWithin';
import { readSources } from '../imports.mjs';
import { readLinks } from './links';
import { nearestTests } from './nearestTests';
import { readTestSeconds } from './testSeconds';

const FOLDERS = ['src', 'scripts', 'tests', 'schemas'];

/** The time in seconds that the tests may take, so that the answer is there within half a minute on two quiet cores. */
const SECONDS = 10;

/** The seconds for the first file of a folder: a component test loads the app, a contract test opens a database. */
const STARTING = { component: 5, contract: 5 };

/** Half of the cores: the other half is left to the checks, and each further worker would load the app once more. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));

/** The seconds added to each file for the packages that other files had loaded already when it was measured. */
const LOADING = 0.1;

/** The seconds assumed for a file that has not been run here yet. Most tests with a document render something. */
const UNKNOWN = { dom: 4, node: 0.2 };

/** Runs the tests that reach a changed file, nearest first, as many as there is time for. */
export async function main(): Promise<void> {
  const seconds = secondsOfTests();
  const sources = readSources(FOLDERS);
  const shortestFirst = [...seconds.keys()].sort((one, other) => (seconds.get(one) ?? 0) - (seconds.get(other) ?? 0));
  const changed = changedFiles();
  const related = nearestTests(changed, { tests: shortestFirst, links: readLinks(sources), sources });
  // A test that was changed itself always runs, however long it takes, because whoever works on it wants its result.
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

/** The seconds that each test file takes. */
function secondsOfTests(): Map<string, number> {
  const measured = readTestSeconds();
  return new Map(
    testProjects().flatMap(({ test }) => (test?.include ?? []).map((file) => [file, measured[file] ?? (test?.name === 'dom' ? UNKNOWN.dom : UNKNOWN.node)] as const)),
  );
}

/** The files that differ from the last commit, new ones included. Deleted files are left out: the type check tells who needed them. */
function changedFiles(): string[] {
  return [...listedByGit('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD'), ...listedByGit('ls-files', '--others', '--exclude-standard')];
}

function listedByGit(...args: string[]): string[] {
  return execFileSync('git', [...args, '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
}

/** Runs test files and stops at the first failing test, which may already have waited a minute for something that does not come. Vitest sets the exit code. */
async function runInOrder(files: readonly string[], workers: number): Promise<void> {
  // Vite, which runs these TypeScript scripts, has set the mode to development, so the mode of the tests is set here.
  process.env['NODE_ENV'] = 'test';
  await startVitest('test', [...files], { watch: false, bail: 1, maxWorkers: workers, configLoader: 'runner', sequence: { sequencer: inOrder(files) } });
}

/**
 * Keeps the given order, but runs the tests without a document first: many of them take less time than a single one that needs a document. The two
 * kinds have workers of their own.
 */
function inOrder(files: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const placeOf = ({ project, moduleId }: TestSpecification) =>
        files.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')) + (project.name === 'dom' ? files.length : 0);
      return Promise.resolve([...specifications].sort((one, other) => placeOf(one) - placeOf(other)));
    }
  };
}
