import type { RecordData, Schema } from '../../model/Schema';

/** The values that a new record, or a new object in it, starts with: the defaults of its schema. */
export function presetsOf(properties: Readonly<Record<string, Schema>> = {}): RecordData {
  const presets = Object.entries(properties).filter(([, { default: preset, readOnly }]) => preset !== undefined && !readOnly);
  return Object.fromEntries(presets.map(([name, { default: preset }]) => [name, preset]));
}
