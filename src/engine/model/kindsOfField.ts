import type { Schema, SchemaType } from './Schema';

/** The words for the kinds of values that a widget or a transform is for. */
const WORDS = {
  text: ['a field that is a text', ['string']],
  number: ['a field that is a number', ['integer', 'number']],
  // A text is shown as it is, where a platform has one in place of an answer.
  yesNo: ['a field that is a yes/no value', ['boolean', 'string']],
  flag: ['a field that is a yes/no value', ['boolean']],
  object: ['a field that is an object', ['object']],
  list: ['a field that is a list', ['array']],
  // The number of a record, its code, or its IRI.
  id: ['a field that holds the id of a record: a number or a text', ['integer', 'number', 'string']],
} as const satisfies Record<string, readonly [expected: string, kinds: readonly SchemaType[]]>;

/** The `misfit` of a widget or a transform for these kinds of values. A field of which no kind is said, or of several kinds of which one suits, fits. */
export function isNo(what: keyof typeof WORDS): (field: Schema) => string | undefined {
  const [expected, suitable]: readonly [string, readonly string[]] = WORDS[what];
  return (field) => {
    const kinds = kindsOfField(field);
    return kinds.length === 0 || kinds.some((kind) => suitable.includes(kind)) ? undefined : expected;
  };
}

/** The `misfit` of what is for a list of objects. */
export function isNoListOfObjects({ items }: Schema): string | undefined {
  return items?.properties ? undefined : 'a field that is a list of objects';
}

/** The kinds of values that a field may hold besides null, as its type says, or its choices or its parts where it has none. Empty where nothing says it. */
export function kindsOfField({ type, enum: choices, const: only, properties, items }: Schema): string[] {
  const said = [type ?? []].flat().filter((kind) => kind !== 'null');
  if (said.length > 0) return said;
  if (properties) return ['object'];
  if (items) return ['array'];
  return (choices ?? (only === undefined ? [] : [only])).filter((value) => value !== null).map((value) => typeof value);
}

/** All kinds of values. */
export const ANY: readonly SchemaType[] = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** Whether a schema takes every kind of value. */
export function isOfAnyKind({ type }: Schema): boolean {
  return ANY.every((kind) => type?.includes(kind));
}
