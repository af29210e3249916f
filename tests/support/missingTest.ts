import { existsSync, readFileSync } from 'node:fs';

/** What is wrong with the name of a test, `<file> › <name>`; nothing when there is such a test. */
export function missingTest(test: string): string | undefined {
  const [file = '', name] = test.split(' › ');
  if (!name) return `no test is named in "${test}"`;
  if (!file.startsWith('tests/') || !existsSync(file)) return `${file} does not exist`;
  return readFileSync(file, 'utf8').includes(name) ? undefined : `${file} has no test "${name}"`;
}
