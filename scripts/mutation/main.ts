// npm run mutation: finds the changes of the code that no test would notice. npm run mutation -- src/api src/engine/model/permissions.ts looks at these alone.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { startVitest, type TestModule } from 'vitest/node';
import { instrument } from './instrument';
import type { Findings } from './MutantRunner';
import { report } from './report';

/** The code that is mutated, without what needs a document: components and hooks are tested by rendering them. */
const CHANGED = /^src\/(api|session|engine|features\/\w+\/transforms)\//;

export async function main(places: string[]): Promise<number> {
  const files = codeFiles().filter((file) => places.length === 0 || places.some((place) => isIn(file, place)));
  if (files.length === 0) {
    console.error(`Nothing to change in ${places.join(', ')}: only the code that needs no document is changed, of ${CHANGED.source}.`);
    return 2;
  }
  const { mutants, plugin } = await instrument(files);
  const config = { config: 'scripts/mutation/vitest.config.ts', configLoader: 'runner', watch: false } as const;
  const vitest = await startVitest('test', [], config, { plugins: [plugin] });
  const findings = vitest.state.getTestModules().flatMap(findingsOf);
  await vitest.close();
  report(mutants, findings);
  return 0;
}

function codeFiles(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => CHANGED.test(file) && file.endsWith('.ts') && !file.endsWith('.d.ts') && !needsDocument(file));
}

function needsDocument(file: string): boolean {
  return /^use[A-Z]/.test(basename(file)) || /^import (?!type).* from 'react(-i18next|-router-dom)?';$/m.test(readFileSync(file, 'utf8'));
}

function isIn(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place.replace(/\/+$/, '')}/`);
}

function findingsOf(module: TestModule): Findings[] {
  const untold: Findings = { test: module.relativeModuleId, reached: [], static: [], killed: [], trouble: 'failed outside of its tests' };
  const told = [...module.children.allTests()].flatMap((test) => test.meta().mutants ?? []);
  return module.ok() ? told : [...told, untold];
}
