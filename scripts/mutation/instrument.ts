import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { Instrumenter, type InstrumentResult } from '@stryker-mutator/instrumenter';
import type { Plugin } from 'vite';

export type Mutant = InstrumentResult['mutants'][number];

export interface Instrumented {
  mutants: Mutant[];
  plugin: Plugin;
}

/** Builds all mutants into the code, each behind a condition, and serves this code in place of the files, which stay as they are. */
export async function instrument(files: string[]): Promise<Instrumented> {
  const quiet = () => {};
  const log = { trace: quiet, debug: quiet, info: quiet, warn: console.warn, error: console.error, isDebugEnabled: () => false };
  const { mutants, files: changed } = await new Instrumenter(log as never).instrument(
    files.map((name) => ({ name: resolve(name), content: readFileSync(name, 'utf8'), mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const codes = new Map(changed.map(({ name, content }) => [name, endLoops(content)]));
  return {
    mutants: mutants.map((mutant) => ({ ...mutant, fileName: relative('.', mutant.fileName) })),
    plugin: {
      name: 'mutants',
      enforce: 'pre',
      load: (id) => codes.get(id.split('?')[0] ?? id),
      transform: (content, id) => (id.startsWith(OWN) ? keepForTry(content) : undefined),
    },
  };
}

const OWN = resolve('src') + sep;

/** What the code keeps for an object, in files without mutants too, is computed again in each try (`KeptForTry`). */
function keepForTry(content: string): string {
  return content.replaceAll('new WeakMap', 'new globalThis.__stryker__.WeakMap');
}

/** A loop that a mutant makes endless, in which no timer has its turn, is left by an error in any instrumented code that it runs once the test's time is over. */
function endLoops(code: string): string {
  return code.replace('function isActive(id) {', "$& if (ns.activeMutant !== undefined && ns.now() > ns.deadline) throw new Error('endless');");
}
