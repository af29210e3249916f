import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run add -- FILE|URL|NAME [--only a,b] [--prefix word]

  FILE, URL  an OpenAPI or Swagger document, a JSON Schema or a Hydra documentation, in JSON or YAML
  NAME       a new entity that begins with a number and a name
  --only     the resources to add, of those that the document has
  --prefix   a word before the name of each entity: with "shop", user becomes shopUser`;

export interface Arguments {
  source: string;
  only?: string[];
  prefix?: string;
}

/** Reads the arguments. Throws an `Error` that says what to write instead. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({ args: [...args], options: { only: { type: 'string' }, prefix: { type: 'string' } }, allowPositionals: true });
  const [source, ...others] = positionals;
  if (source === undefined) throw new Error('What shall be added?');
  if (others.length > 0) throw new Error(`One document at a time: "${others.join('", "')}" is too many.`);
  const only = values.only?.split(',').map((name) => name.trim()).filter(Boolean);
  const { prefix } = values;
  if (prefix !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(prefix)) throw new Error(`The names of entities cannot begin with "${prefix}": a prefix is a word in camelCase, as shop.`);
  return { source, ...(only && { only }), ...(prefix !== undefined && { prefix }) };
}
