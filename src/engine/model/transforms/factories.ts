import type { TransformUse } from '../FieldDefinition';
import type { Schema } from '../Schema';
import { address } from './address';
import { clockTime } from './clockTime';
import { dateOnly } from './dateOnly';
import { integer } from './integer';
import { positionedList } from './positionedList';
import type { AnyFactory, RecordTransform, Transform } from './Transform';

/** Transforms by the names that a `resource.json` uses. */
interface Factories {
  transforms: Readonly<Record<string, AnyFactory<Transform>>>;
  recordTransforms: Readonly<Record<string, AnyFactory<RecordTransform>>>;
}

/**
 * The known transforms. Those of a field that stand here are used by several entities; any other is loaded with the body of an entity that names it, so that the
 * first page does not grow with the entities.
 */
const fields = new Map(Object.entries<AnyFactory<Transform>>({ address, clockTime, dateOnly, integer, positionedList }));
const records = new Map<string, AnyFactory<RecordTransform>>();

export function addTransforms({ transforms, recordTransforms }: Factories): void {
  for (const [name, factory] of Object.entries(transforms)) fields.set(name, factory);
  for (const [name, factory] of Object.entries(recordTransforms)) records.set(name, factory);
}

/** Makes the transform of a field with this schema. Throws for a name that has not been loaded, which the reader of resources has refused before. */
export function makeTransform(use: TransformUse, schema: Schema): Transform {
  return (fields.get(use.use) ?? unknown(use.use))(use as never, schema);
}

/** Makes the transform of a whole record. Throws like `makeTransform`. */
export function makeRecordTransform(use: TransformUse): RecordTransform {
  return (records.get(use.use) ?? unknown(use.use))(use as never);
}

function unknown(name: string): never {
  throw new Error(`Unknown transform "${name}".`);
}
