import type { RecordData, RecordSchema, Schema } from '../Schema';

/**
 * A pair of pure, total functions between what the API stores for a field and what a form edits, and what the field's
 * schema becomes on the wire. `undefined` is the form's empty value and never throws; neither does a value of the wrong
 * type, which `fromApi` drops when it can't be read and `toApi` passes on untouched so that validation, not the
 * transform, complains. `toApi(undefined)` answers `undefined` unless the transform has a value of its own for it: what
 * an emptied field sends is the `cleared` rule of the resource, not the transform's affair.
 */
export interface Transform {
  fromApi(wire: unknown, context?: TransformContext): unknown;
  toApi(form: unknown, context?: TransformContext): unknown;
  wireSchema(form: Schema): Schema;
}

/**
 * The same over a whole record: prefixes, lists held as two, flat flags. `toApi` may receive only the changed fields;
 * some lists have one name in a creation and another in a change.
 */
export interface RecordTransform {
  fromApi(wire: RecordData): RecordData;
  toApi(record: RecordData, mode: 'create' | 'edit'): RecordData;
  wireSchema(form: RecordSchema): RecordSchema;
}

/**
 * What a transform may know of the deployment and of the operator. It is handed in, so that a transform stays a pure
 * function.
 */
export interface TransformContext {
  /** The deployment setting: wall-clock fields keep their digits, whatever the zone. */
  utcTime: boolean;
  /** Where the operator is, as an IANA name; looked at only while `utcTime` is off. */
  timeZone: string;
}

/** Makes a transform from its options, as the checks of `schemas/` have let them through; the name under `use` is among them. */
export type TransformFactory<Options = object> = Factory<Options, Transform>;

/** The same for a record transform. */
export type RecordTransformFactory<Options = object> = Factory<Options, RecordTransform>;

type Factory<Options, Made> = object extends Options ? (options?: Options) => Made : (options: Options) => Made;

/** A factory of which nothing but the name is known. */
export type AnyFactory<Made> = (options: never) => Made;
