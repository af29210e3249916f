import type { RecordData, RecordSchema, Schema } from '../Schema';

/**
 * A pair of pure functions between the value that the API stores for a field and the value that a form edits, with the schema of the field on the wire. Both
 * accept any value and never throw. `undefined` is the form's empty value. A value of the wrong type is dropped by `fromApi` when it cannot be read, and
 * passed on unchanged by `toApi`, so that validation reports it rather than the transform. `toApi(undefined)` gives `undefined` unless the transform has its
 * own value for that: what an emptied field sends is decided by the `cleared` rule of the resource.
 */
export interface Transform {
  fromApi(wire: unknown, context?: TransformContext): unknown;
  toApi(form: unknown, context?: TransformContext): unknown;
  wireSchema(form: Schema): Schema;
  /** Of a list whose items are sent under names of their own: the field that holds the name of an item. Each name is there once. */
  itemName?: string;
  /** Of such a list: the field that holds the value of an item, where that is not the other fields of the item. */
  itemValue?: string;
  /** Of a list: its items have no order. */
  isUnordered?: boolean;
  /** Of the id of a record: the name of that record, where the API has answered it around its id. */
  nameIn?(wire: unknown): string | undefined;
  /** What the API answers may be more than what it takes: the record around an id. */
  takesLess?: boolean;
}

/**
 * A transform of a whole record: prefixes, lists stored as two, flags. `toApi` may receive only the changed fields; some lists have one name in a creation and
 * another in a change.
 */
export interface RecordTransform {
  fromApi(wire: RecordData): RecordData;
  toApi(record: RecordData, mode: 'create' | 'edit'): RecordData;
  wireSchema(form: RecordSchema): RecordSchema;
}

/** What a transform may know of the deployment and of the operator. It is passed in, so that a transform stays a pure function. */
export interface TransformContext {
  /** The setting of the deployment by which wall-clock fields keep their digits, whatever the time zone. */
  utcTime: boolean;
  /** The operator's time zone as an IANA name; used only while `utcTime` is off. */
  timeZone: string;
}

/**
 * Makes a transform from its options, which the checks of `schemas/` have accepted (they include the name under `use`), and from the schema of its field in the
 * form.
 */
export type TransformFactory<Options = object> = Factory<Options, Transform, [field?: Schema]>;

/** Makes a record transform from its options. */
export type RecordTransformFactory<Options = object> = Factory<Options, RecordTransform>;

type Factory<Options, Made, More extends unknown[] = []> = object extends Options ? (options?: Options, ...more: More) => Made : (options: Options, ...more: More) => Made;

/** A factory whose options have an unknown type. */
export type AnyFactory<Made> = (options: never, field?: Schema) => Made;
