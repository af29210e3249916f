import type { RecordData, Schema } from '../../model/Schema';

/** The values that a new record, or a new object in it, starts with: the defaults of its schema, also of objects that it has to have. */
export function presetsOf({ properties = {}, required = [] }: Pick<Schema, 'properties' | 'required'>): RecordData {
  const presets = Object.entries(properties).map(([name, field]) => [name, field.readOnly ? undefined : presetOf(field, required.includes(name))] as const);
  return Object.fromEntries(presets.filter(([, preset]) => preset !== undefined));
}

/** An object that nobody has to give starts without any value: it would be sent for its defaults alone. */
function presetOf(field: Schema, isAsked: boolean): unknown {
  if (field.default !== undefined || !isAsked || field.type !== 'object') return field.default;
  const inner = presetsOf(field);
  return Object.keys(inner).length > 0 ? inner : undefined;
}
