import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './instrument';
import type { Findings } from './MutantRunner';

type Fate = 'killed' | 'survived' | 'static' | 'no coverage';

/** Prints each mutant that the tests do not notice, each test that could not try its mutants, and the counts of each folder. */
export function report(mutants: Mutant[], findings: Findings[]): void {
  const fateOf = judge(findings);
  for (const mutant of mutants) if (fateOf(mutant) === 'survived') console.log(changeOf(mutant));
  for (const { test, trouble } of findings) if (trouble) console.log(`not tried: ${test} ${trouble}`);
  const folders = [...new Set(mutants.map(({ fileName }) => dirname(fileName)))].toSorted();
  const rows = folders.map((folder) => [folder, rowOf(mutants.filter(({ fileName }) => dirname(fileName) === folder).map(fateOf))]);
  console.table(Object.fromEntries([...rows, ['all', rowOf(mutants.map(fateOf))]]));
}

function judge(findings: Findings[]): (mutant: Mutant) => Fate {
  const named = (list: 'killed' | 'reached' | 'static') => new Set(findings.flatMap((found) => found[list]));
  const [killed, reached, atLoad] = [named('killed'), named('reached'), named('static')];
  return ({ id }) => {
    if (killed.has(id)) return 'killed';
    if (reached.has(id)) return 'survived';
    return atLoad.has(id) ? 'static' : 'no coverage';
  };
}

function rowOf(fates: Fate[]): Record<string, number | string> {
  const count = (fate: Fate) => fates.filter((one) => one === fate).length;
  const [killed, survived] = [count('killed'), count('survived')];
  const percent = (whole: number) => (whole > 0 ? Math.floor((100 * killed) / whole) : '');
  return {
    mutants: fates.length,
    killed,
    survived,
    static: count('static'),
    'no coverage': count('no coverage'),
    '% of covered': percent(killed + survived),
    '% of all': percent(fates.length),
  };
}

function changeOf({ fileName, location: { start, end }, replacement }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8').split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  const original = lines.map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined).trim()).join(' ');
  return `${fileName}:${start.line + 1} ${original} => ${replacement}`;
}
