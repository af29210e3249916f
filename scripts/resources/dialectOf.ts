import type { Dialect } from '../../src/api/Dialect';
import type { DialectFacts, WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { RecordSchema, Schema } from '../../src/engine/model/Schema';
import { hasType } from '../../src/engine/model/widgetName';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** A dialect under the name that an entity gives, with the options it is made from. */
export interface NamedDialect {
  use: string;
  options: object;
  /** The dialect in which the sandbox answers, where it has another name. */
  spokenAs?: { use: string; options: object };
  facts: DialectFacts;
}

/** How the records of an entity are requested and answered; nothing where it is the platform's own way. */
export function dialectOf(dialect: JsonCursor, schema: RecordSchema, { dialects }: WholeVocabulary): { namedDialect?: NamedDialect; dialect?: Dialect } {
  const use = dialect.text ?? dialect.at('use').text ?? '';
  const { make, sandbox } = (Object.hasOwn(dialects, use) ? dialects[use] : undefined) ?? {};
  if (!make) return {};
  const options = Object.fromEntries(dialect.entries().flatMap(([key, { value }]) => (key === 'use' ? [] : [[key, value]])));
  const facts = factsOf(schema);
  return { namedDialect: { use, options, facts, ...(sandbox && { spokenAs: sandbox(options as never) }) }, dialect: make(options as never, facts) };
}

/** The field that a dialect with these options says names a record; nothing where that is `id`. */
export function idFieldIn(options: unknown): string | undefined {
  const id = isPlainObject(options) ? options['id'] : undefined;
  return typeof id === 'string' && id !== 'id' ? id : undefined;
}

/** Reports options of a dialect that do not go together. Their shapes are checked by `resource.schema.json`. */
export function checkDialect(dialect: JsonCursor, { dialects }: WholeVocabulary): Mistake[] {
  const use = dialect.text ?? dialect.at('use').text ?? '';
  const expected = Object.hasOwn(dialects, use) ? dialects[use]?.misfit?.((dialect.text === undefined ? dialect.value : {}) as never) : undefined;
  return expected === undefined ? [] : [dialect.mistake(expected)];
}

function factsOf({ properties }: RecordSchema): DialectFacts {
  const namesOf = (isMeant: (field: Schema) => boolean) => Object.entries(properties).flatMap(([name, field]) => (isMeant(field) ? [name] : []));
  return {
    readOnly: namesOf(({ readOnly }) => readOnly === true),
    integers: namesOf((field) => hasType(field, 'integer') || (field.items !== undefined && hasType(field.items, 'integer'))),
  };
}
