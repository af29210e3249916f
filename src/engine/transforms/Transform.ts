import type { RecordData } from '../Resource';
import type { RecordSchema, Schema } from '../Schema';

/**
 * A pair of pure, total functions between what the API stores for a field and what a form edits, and what the field's schema
 * becomes on the wire. `undefined` is the form's empty value and never throws; neither does a value of the wrong type, which
 * `fromApi` drops when it can't be read and `toApi` passes on untouched so that validation, not the transform, complains.
 */
export interface Transform {
  fromApi(wire: unknown): unknown;
  toApi(form: unknown): unknown;
  wireSchema(form: Schema): Schema;
}

/** The same over a whole record: prefixes, lists held as two, flat flags. `toApi` may receive only the changed fields. */
export interface RecordTransform {
  fromApi(wire: RecordData): RecordData;
  toApi(record: RecordData): RecordData;
  wireSchema(form: RecordSchema): RecordSchema;
}
