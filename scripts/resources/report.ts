import { formatMistakes, readResources } from './readResources';

/** Prints every mistake of `schemas/` and answers the exit code. */
export function main(): number {
  const { entities, mistakes } = readResources('schemas');
  if (mistakes.length === 0) {
    console.log(`${entities.length} entities, no mistake`);
    return 0;
  }
  console.error(formatMistakes(mistakes));
  return 1;
}
