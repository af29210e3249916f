import { defaults } from './defaults';
import type { Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { fieldsIn, isShort } from './fieldKinds';
import { camelCase } from './names';

/** The fields beside the name of a record: its state, how to reach the person, and when it was created and last used. */
export function deriveHead(schema: Schema, said: unknown): string[] {
  const fields = fieldsIn(schema).filter(([, field]) => isShort(field));
  const state = fields.find(([name]) => saidWidget(said, name) === 'status');
  const contacts = ['telephone', 'email'].map((format) => fields.find(([, field]) => field.format === format));
  const moments = defaults.head.map((wanted) => fields.find(([name]) => camelCase(name) === wanted));
  return [state, ...contacts, ...moments].flatMap((found) => found?.[0] ?? []);
}

export const HEAD_RULE = 'the first field that is shown as a status, the first telephone number, the first e-mail address, then the usual moments ("head" of defaults.json)';

/** The widget that the file gives a field. The file has not been checked yet, so its shape is not certain. */
function saidWidget(said: unknown, name: string): unknown {
  const field = isPlainObject(said) ? said[name] : undefined;
  const widget = isPlainObject(field) ? field['widget'] : undefined;
  return isPlainObject(widget) ? widget['use'] : widget;
}
