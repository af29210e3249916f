import type { Entity } from './Resource';
import type { RecordData } from './Schema';

const PREFILLED = 'prefilled';

/** The history entry of a creation that begins with a value: the value survives a reload, and does not stand in the address. */
export function prefilledState(from: string, field: string, value: unknown): Record<string, unknown> {
  return { from, [PREFILLED]: { field, value } };
}

/** The fields that a creation begins with. The state comes from the browser's history, and may hold anything. */
export function prefilledFields({ schema }: Entity, state: unknown): RecordData {
  const { field, value } = partOf(partOf(state)[PREFILLED]);
  return typeof field === 'string' && Object.hasOwn(schema.properties, field) ? { [field]: value } : {};
}

function partOf(value: unknown): RecordData {
  return typeof value === 'object' && value !== null ? (value as RecordData) : {};
}
