/**
 * What stands beside `use` in a `resource.json`: a small JSON Schema, from which come its check, its completion in an editor and its type in
 * `generated/options.ts`.
 */
export interface Options {
  properties: Readonly<Record<string, Option>>;
  required?: readonly string[];
}

/** A JSON Schema, with what a name in it must be beyond its shape. `#/definitions` are those of `schemas/resource.schema.json`. */
export interface Option {
  description?: string;
  type?: string | readonly string[];
  $ref?: string;
  enum?: readonly unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  items?: Option | readonly Option[];
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Option>>;
  required?: readonly string[];
  additionalProperties?: false | Option;
  minProperties?: number;
  propertyNames?: Option;
  anyOf?: readonly Option[];
  refersTo?: ReferredTo;
  /** Of a name inside: the option with the list whose items have it, where there is one. */
  of?: string;
}

/**
 * What is named: the folder of an entity, or of one whose records can be searched; a field of the record, or beside the one that has the widget; a field
 * inside that one, of its items where it is a list; one of its choices. Or what a condition looks at: the record, or an item of the list.
 */
export type ReferredTo = 'entity' | 'searched' | 'field' | 'beside' | 'inside' | 'choice' | 'record' | 'item';

export const text = (description: string): Option => ({ type: 'string', minLength: 1, description });

export const flag = (description: string): Option => ({ type: 'boolean', description });

/** Of the record as the API has it. */
export const WIRE_NAME = text('A field, by its name on the wire.');

export const entity = (description: string): Option => ({ ...text(description), refersTo: 'entity' });

/** An entity whose records are found while typing: it says itself how. */
export const searched = (description: string): Option => ({ ...text(description), refersTo: 'searched' });

/** A field of the same record, or of the same item. */
export const beside = (description: string): Option => ({ ...text(description), refersTo: 'beside' });

export const inside = (description: string): Option => ({ ...text(description), refersTo: 'inside' });

export const listOf = (items: Option, description: string): Option => ({ type: 'array', minItems: 1, items, description });

/** An object from names to values of one kind. */
export const mapOf = (value: Option, description: string): Option => ({ type: 'object', additionalProperties: value, description });

export const condition = (refersTo: 'record' | 'item', description: string): Option => ({ $ref: '#/definitions/condition', refersTo, description });
