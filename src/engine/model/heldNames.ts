import type { RecordData } from './Schema';

/** Under a symbol, because these names are no fields: nothing sends, compares, draws or keeps them. */
const NAMES = Symbol('names of the records that are referred to');

/** A record that a field refers to. */
export interface Named {
  id: unknown;
  name: string;
}

/** A record with the names of those that its fields refer to, by field, where the API has answered them around their ids. */
export function withHeldNames(record: RecordData, names: Readonly<Record<string, Named>>): RecordData {
  return Object.keys(names).length === 0 ? record : Object.assign({ ...record }, { [NAMES]: names });
}

/** The name of the record with this id to which a field refers; undefined where the API has not answered it, or has for another id. */
export function heldName(record: RecordData, field: string, id: unknown): string | undefined {
  const named = (record as { [NAMES]?: Readonly<Record<string, Named>> })[NAMES]?.[field];
  return named?.id === id ? named?.name : undefined;
}
