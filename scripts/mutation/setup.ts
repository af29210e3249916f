import fc from 'fast-check';
import { inject } from 'vitest';

/** The values that Stryker passes to its workers. */
declare module 'vitest' {
  export interface ProvidedContext {
    globalNamespace: string;
    mode: 'dry-run' | 'mutant' | undefined;
    activeMutant: string | undefined;
  }
}

// A test file may call the tested code while it is loaded, outside of its tests, so the mutation is active from the first line on.
const changed = Reflect.get(globalThis, inject('globalNamespace')) as { activeMutant?: string | undefined } | undefined;
if (changed && inject('mode') === 'mutant') changed.activeMutant = inject('activeMutant');

// Properties use the same few values in every run. Otherwise a mutant killed by chance in one run would survive the next.
fc.configureGlobal({ seed: 1, numRuns: 5 });
