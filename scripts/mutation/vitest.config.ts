import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { resourcesPlugin } from '../resources/resourcesPlugin';
import { leanPackagesPlugin, RESOLVED_IN_TESTS } from '../vite/leanPackagesPlugin';
import { testProjects } from '../vite/testProjects';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** The tests that need no document and run the code that is mutated. The tests of scripts and of documents do not run it. */
const TESTS = /^tests\/unit\/(actions|api|app|calls|config|engine|screens|session|widgets)\//;
const include = testProjects()
  .filter(({ test }) => test?.name === 'node')
  .flatMap(({ test }) => test?.include ?? [])
  .filter((file) => TESTS.test(file));

/** A mutant that a small file kills is not tried again in a large one, which usually takes longer. */
class SmallestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => statSync(one.moduleId).size - statSync(other.moduleId).size));
  }
}

export default defineConfig({
  root: path('.'),
  resolve: { noExternal: RESOLVED_IN_TESTS, alias: { '@/': path('src/') } },
  plugins: [resourcesPlugin(), leanPackagesPlugin()],
  test: {
    include,
    setupFiles: [path('scripts/mutation/setup.ts'), path('tests/support/setup.ts')],
    runner: path('scripts/mutation/MutantRunner.ts'),
    sequence: { sequencer: SmallestFirst },
    // A run takes long, and its report comes last.
    reporters: [{ onTestModuleEnd: ({ relativeModuleId }) => console.error(relativeModuleId) }],
    // One thread, so that each file knows which mutants are killed already.
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 10_000,
    // A mutant may break what a test no longer waits for.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
