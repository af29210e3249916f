import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateEntities, generateOptions, generateResourceFile } from './resources/generateTypes';
import { layJson } from './resources/layJson';
import { formatMistakes, readResources } from './resources/readResources';
import { resourceSchema } from './resources/resourceSchema';

/**
 * Writes the types of `src/generated/` from `schemas/`, and into `schemas/resource.schema.json` the names and options that extensions have; with `--check`, says every
 * mistake of `schemas/` and which file is not what it would write, and writes none. Answers the exit code.
 */
export async function main(args: readonly string[]): Promise<number> {
  const isCheck = args.includes('--check');
  const result = readResources('schemas');
  if (result.mistakes.length > 0) console.error(formatMistakes(result.mistakes));
  else if (isCheck) console.log(`${result.entities.length} entities, no mistake`);

  const files = {
    'schemas/resource.schema.json': `${layJson(resourceSchema())}\n`,
    'src/generated/resourceFile.ts': await generateResourceFile(),
    'src/generated/options.ts': await generateOptions(),
    'src/generated/entities.ts': await generateEntities(result),
  };
  const stale = Object.entries(files).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  for (const [path, text] of stale) {
    if (isCheck) {
      console.error(`${path} is not what schemas/ and the extensions say: run "npm run codegen" and commit it.`);
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
  return isCheck && stale.length + result.mistakes.length > 0 ? 1 : 0;
}
