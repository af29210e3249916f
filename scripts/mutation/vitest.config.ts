import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { resourcesPlugin } from '../resources/resourcesPlugin';
import { leanPackagesPlugin, RESOLVED_IN_TESTS } from '../vite/leanPackagesPlugin';
import { testProjects } from '../vite/testProjects';
import { ShortestFirst } from './ShortestFirst';
import { keptThreadPlugin } from './keptThreadPlugin';
import { uncollectedFails } from './uncollectedFails';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** The tests that need no document and run the code that is mutated. The tests of scripts and of documents do not run it. */
const TESTS = /^tests\/unit\/(actions|api|app|calls|config|engine|screens|session|widgets)\//;
const include = testProjects()
  .filter(({ test }) => test?.name === 'node')
  .flatMap(({ test }) => test?.include ?? [])
  .filter((file) => TESTS.test(file));

export default defineConfig({
  root: path('.'),
  resolve: { noExternal: RESOLVED_IN_TESTS, alias: { '@/': path('src/') } },
  plugins: [resourcesPlugin(), leanPackagesPlugin(), keptThreadPlugin([...sources('src'), ...sources('tests')])],
  test: {
    include,
    setupFiles: [path('scripts/mutation/setup.ts'), path('tests/support/setup.ts')],
    runner: path('scripts/mutation/ImpatientRunner.ts'),
    reporters: [uncollectedFails()],
    sequence: { sequencer: ShortestFirst },
    isolate: false,
    // A mutant that makes a test wait for ever fails by the time limit of that test, long before the limit of the whole run.
    testTimeout: 20_000,
  },
});

function sources(folder: string): string[] {
  return readdirSync(path(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path(`${folder}/${file}`));
}
