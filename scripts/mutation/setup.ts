import fc from 'fast-check';
import { inject } from 'vitest';

/** What Stryker tells its workers. */
declare module 'vitest' {
  export interface ProvidedContext {
    globalNamespace: string;
    mode: 'dry-run' | 'mutant' | undefined;
    activeMutant: string | undefined;
  }
}

// A file may make what it tests outside of its tests: the change is there from its first line on.
const changed = Reflect.get(globalThis, inject('globalNamespace')) as { activeMutant?: string | undefined } | undefined;
if (changed && inject('mode') === 'mutant') changed.activeMutant = inject('activeMutant');

// The same few values each time: a mutant that chance kills would live in another run.
fc.configureGlobal({ seed: 1, numRuns: 5 });
