import type { Entity } from './Resource';
import type { RecordData } from './Schema';

const PREFILLED = 'prefilled';

/** What the history entry of a creation holds when it begins with something: it outlives a reload, and stands in no address. */
export function prefilledState(from: string, field: string, value: unknown): Record<string, unknown> {
  return { from, [PREFILLED]: { field, value } };
}

/** The fields that a creation begins with. The state of an address comes from the browser's history: it may be anything. */
export function prefilledFields({ schema }: Entity, state: unknown): RecordData {
  const { field, value } = partOf(partOf(state)[PREFILLED]);
  return typeof field === 'string' && Object.hasOwn(schema.properties, field) ? { [field]: value } : {};
}

function partOf(value: unknown): RecordData {
  return typeof value === 'object' && value !== null ? (value as RecordData) : {};
}
