import type { Collection } from '../World';
import { obeys } from './conditions';
import { generateText } from './generateValue';
import { Random, seedOf } from './Random';

/** The id of a row of a table whose rows are named by texts: one of the examples, one like them, or what the schema of the id asks for; by its place, so that others refer to it. */
export function textId({ path, wire }: Pick<Collection, 'path' | 'wire'>, place: number): string {
  const { examples = [], ...schema } = wire.properties['id'] ?? {};
  const texts = examples.filter((example) => typeof example === 'string');
  const known = texts[place - 1] ?? texts.at(-1)?.replace(/\d*$/, String(place));
  if (known !== undefined && obeys(schema, known)) return known;
  const plain = `${path.split('/').at(-1) ?? ''}-${place}`;
  const isPlain = schema.pattern === undefined && schema.format === undefined;
  return isPlain ? plain : (generateText('id', schema, new Random(seedOf(`${path} id`, place))) ?? plain);
}
