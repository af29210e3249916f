import { defaults } from './defaults';
import type { Schema } from '../../../src/engine/model/Schema';
import { fieldsIn, isName } from './fieldKinds';
import { camelCase } from './names';
import { saidUse } from './saidUse';

/** The fields that name a record: its own, or those of the first object in it that has some. The id of another record, which `fields` tells, names nothing. */
export function deriveTitle(whole: Schema, fields?: unknown): string[] {
  const schema = withoutIds(whole, fields);
  const [inner] = fieldsIn(schema).flatMap(([name, field]) => {
    const names = field.properties && !field.deprecated && !field.writeOnly ? namesIn(field) : undefined;
    return names ? [names.map((part) => `${name}.${part}`)] : [];
  });
  return namesIn(schema) ?? inner ?? ['id'];
}

function withoutIds(schema: Schema, fields: unknown): Schema {
  const isId = (name: string) => saidUse(fields, name, 'widget') === 'reference' || saidUse(fields, name, 'transform') === 'recordId';
  return { ...schema, properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !isId(name))) };
}

function namesIn(schema: Schema): string[] | undefined {
  const names = fieldsIn(schema).filter(([, field]) => isName(field)).map(([name]) => name);
  const usual = defaults.title.map((some) => some.map((wanted) => names.find((name) => camelCase(name) === wanted)));
  const found = usual.find((some) => some.every((name) => name !== undefined))?.flatMap((name) => name ?? []);
  const first = names.find((name) => schema.required?.includes(name)) ?? names[0];
  return found ?? (first === undefined ? undefined : [first]);
}

export const TITLE_RULE = 'the first of the usual names ("title" of defaults.json) that a text of the record has, else its first text that is required, else its first text (the id of another record is none), else such a text of the first object in it that has one, else its number';
