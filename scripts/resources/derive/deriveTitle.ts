import { defaults } from './defaults';
import type { Schema } from '../../../src/engine/model/Schema';
import { fieldsIn, isName } from './fieldKinds';
import { camelCase } from './names';

/** The fields that name a record. */
export function deriveTitle(schema: Schema): string[] {
  const names = fieldsIn(schema).filter(([, field]) => isName(field)).map(([name]) => name);
  const usual = defaults.title.map((some) => some.map((wanted) => names.find((name) => camelCase(name) === wanted)));
  const found = usual.find((some) => some.every((name) => name !== undefined))?.flatMap((name) => name ?? []);
  const required = names.find((name) => schema.required?.includes(name));
  return found ?? [required ?? names[0] ?? 'id'];
}

export const TITLE_RULE = 'the first of the usual names ("title" of defaults.json) that a text of the record has, else its first text that is required, else its first text, else its number';
