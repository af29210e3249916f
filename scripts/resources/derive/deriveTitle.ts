import { defaults } from './defaults';
import type { Schema } from '../../../src/engine/model/Schema';
import { fieldsIn, isName } from './fieldKinds';
import { camelCase } from './names';

/** The fields that name a record: its own, or those of the first object in it that has some. */
export function deriveTitle(schema: Schema): string[] {
  const [inner] = fieldsIn(schema).flatMap(([name, field]) => {
    const names = field.properties && !field.deprecated && !field.writeOnly ? namesIn(field) : undefined;
    return names ? [names.map((part) => `${name}.${part}`)] : [];
  });
  return namesIn(schema) ?? inner ?? ['id'];
}

function namesIn(schema: Schema): string[] | undefined {
  const names = fieldsIn(schema).filter(([, field]) => isName(field)).map(([name]) => name);
  const usual = defaults.title.map((some) => some.map((wanted) => names.find((name) => camelCase(name) === wanted)));
  const found = usual.find((some) => some.every((name) => name !== undefined))?.flatMap((name) => name ?? []);
  const first = names.find((name) => schema.required?.includes(name)) ?? names[0];
  return found ?? (first === undefined ? undefined : [first]);
}

export const TITLE_RULE = 'the first of the usual names ("title" of defaults.json) that a text of the record has, else its first text that is required, else its first text, else such a text of the first object in it that has one, else its number';
