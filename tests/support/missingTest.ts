import { existsSync, readFileSync } from 'node:fs';

/**
 * The error in the name of a test, `<file> › <name>`; nothing when the test exists. The name of a case in a table has a value in place of `%s`:
 * "the module campaign, switched off".
 */
export function missingTest(test: string): string | undefined {
  const [file = '', name] = test.split(' › ');
  if (!name) return `no test is named in "${test}"`;
  if (!file.startsWith('tests/') || !existsSync(file)) return `${file} does not exist`;
  const source = readFileSync(file, 'utf8');
  return source.includes(name) || isCase(name, source) ? undefined : `${file} has no test "${name}"`;
}

/** Whether the name is the title of a table with values that are quoted somewhere in the same file. */
function isCase(name: string, source: string): boolean {
  const titles = [...source.matchAll(/\(\s*(['"`])(.*?%s.*?)\1, /g)].map(([, , title = '']) => title);
  const words = titles.map((title) => new RegExp(`^${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('%s', '(.+?)')}$`).exec(name)?.slice(1));
  return words.some((found) => found?.every((word) => source.includes(`'${word}'`)));
}
