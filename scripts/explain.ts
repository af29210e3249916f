import type { Derivation } from './resources/derive/Derivation';
import { layJson } from './resources/layJson';
import { existsSync } from 'node:fs';
import { ownFolders } from './folders.mjs';
import { readAll } from './resources/readAll';
import { formatMistakes } from './resources/readResources';

/**
 * Prints everything that the files of an entity leave unsaid, in the form that the files would have, each with the rule from which it follows.
 * Answers the exit code.
 */
export async function main([name = '']: readonly string[]): Promise<number> {
  const folders = ['schemas', ...ownFolders()];
  const { derived, mistakes } = await readAll('schemas');
  const found = derived[name];
  if (!found) {
    console.error(`${folders.join(', ')} has no folder "${name}": --explain takes one of ${Object.keys(derived).join(', ')}.`);
    return 2;
  }
  const own = mistakes.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/${name}/`)));
  if (own.length > 0) console.error(formatMistakes(own));
  const place = folders.find((folder) => existsSync(`${folder}/${name}`));
  console.log(explanation(name, found, place));
  return own.length > 0 ? 1 : 0;
}

/** Lists, under the name of each file, the keys that the file leaves out, each with its derived value and the reason. */
export function explanation(name: string, derived: readonly Derivation[], folder = 'schemas'): string {
  if (derived.length === 0) return `Nothing of "${name}" is derived: its files say it all.`;
  const files = [...new Set(derived.map(({ file }) => file))];
  return files.map((file) => [`${folder}/${name}/${file}`, ...derived.filter((one) => one.file === file).map(line)].join('\n')).join('\n\n');
}

function line({ key, value, because }: Derivation): string {
  return `  ${JSON.stringify(key)}: ${layJson(value, '  ')}\n    ${because}`;
}
