import { address } from './address';
import { clockTime } from './clockTime';
import { dateOnly } from './dateOnly';
import { flagList } from './flagList';
import { integer } from './integer';
import { positionedList } from './positionedList';
import type { RecordTransformFactory, TransformFactory } from './Transform';

/** Transforms by the names of `registry.ts`. */
export interface Factories {
  transforms: Readonly<Record<string, TransformFactory>>;
  recordTransforms: Readonly<Record<string, RecordTransformFactory>>;
}

/**
 * Those that are known. Several entities name the first ones; each other comes with the body of an entity that names it, so that the first page
 * does not grow with the entities.
 */
const fields = new Map(Object.entries<TransformFactory>({ address, clockTime, dateOnly, integer, positionedList }));
const records = new Map(Object.entries<RecordTransformFactory>({ flagList }));

export function addTransforms({ transforms, recordTransforms }: Factories): void {
  for (const [name, factory] of Object.entries(transforms)) fields.set(name, factory);
  for (const [name, factory] of Object.entries(recordTransforms)) records.set(name, factory);
}

/** Throws for a name that nothing has brought, which the resource reader has refused before. */
export function transformFactory(name: string): TransformFactory {
  return fields.get(name) ?? unknown(name);
}

/** The same for a whole record. */
export function recordTransformFactory(name: string): RecordTransformFactory {
  return records.get(name) ?? unknown(name);
}

function unknown(name: string): never {
  throw new Error(`Unknown transform "${name}".`);
}
