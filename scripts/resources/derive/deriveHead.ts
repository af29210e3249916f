import { defaults } from './defaults';
import type { Schema } from '../../../src/engine/model/Schema';
import { fieldsIn, isShort } from './fieldKinds';
import { camelCase } from './names';
import { saidUse } from './saidUse';

/** The fields beside the name of a record: its state, how to reach the person, and when it was created and last used. */
export function deriveHead(schema: Schema, said: unknown): string[] {
  const fields = fieldsIn(schema).filter(([, field]) => isShort(field));
  const state = fields.find(([name]) => saidUse(said, name, 'widget') === 'status');
  const contacts = ['telephone', 'email'].map((format) => fields.find(([, field]) => field.format === format));
  const moments = defaults.head.map((wanted) => fields.find(([name]) => camelCase(name) === wanted));
  return [state, ...contacts, ...moments].flatMap((found) => found?.[0] ?? []);
}

export const HEAD_RULE = 'the first field that is shown as a status, the first telephone number, the first e-mail address, then the usual moments ("head" of defaults.json)';
