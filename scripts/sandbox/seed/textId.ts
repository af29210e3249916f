import { isRecordId } from '../../../src/engine/model/isRecordId';
import type { Schema } from '../../../src/engine/model/Schema';
import type { Collection } from '../World';
import { obeys } from './conditions';
import { generateText } from './generateValue';
import { Random, seedOf } from './Random';

/**
 * The id of a row whose table uses texts as ids: one of the examples, one like them, or one that the schema of the id allows. It follows from the
 * row's place, so that other rows can refer to it.
 */
export function textId({ path, wire }: Pick<Collection, 'path' | 'wire'>, place: number): string {
  const { examples = [], ...schema } = wire.properties['id'] ?? {};
  const texts = examples.filter((example) => typeof example === 'string');
  const known = texts[place - 1] ?? texts.at(-1)?.replace(/\d*$/, String(place));
  if (known !== undefined && obeys(schema, known)) return known;
  const plain = `${path.split('/').at(-1) ?? ''}-${place}`;
  const isPlain = schema.pattern === undefined && schema.format === undefined;
  return isPlain ? plain : (generated(schema, `${path} id`, place) ?? plain);
}

/** A text that a schema allows and that can stand in an address, which "." and ".." cannot. */
function generated(schema: Schema, seed: string, place: number): string | null {
  const random = new Random(seedOf(seed, place));
  for (let tries = 0; tries < 9; tries += 1) {
    const text = generateText('id', schema, random);
    if (text === null || isRecordId(text, { textIds: true })) return text;
  }
  return null;
}
