/** The options beside `use` in a `resource.json`, as a small JSON Schema. It gives their check, their completion in an editor and their type in `generated/options.ts`. */
export interface Options {
  properties: Readonly<Record<string, Option>>;
  required?: readonly string[];
}

/** A JSON Schema, with `refersTo` to say what a name in it must refer to. `#/definitions` are those of `schemas/resource.schema.json`. */
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
}

/**
 * What a name refers to: the folder of an entity (`searched`: one whose records can be searched); a field of the record, or beside the field of the widget; a
 * field inside that one, or inside its items where it is a list; one of its choices. For a condition: what it may use, the record or an item of the list.
 */
export type ReferredTo = 'entity' | 'searched' | 'field' | 'beside' | 'inside' | 'choice' | 'record' | 'item';

export const text = (description: string): Option => ({ type: 'string', minLength: 1, description });

export const flag = (description: string): Option => ({ type: 'boolean', description });

/** The name of a field of the record as the API has it. */
export const WIRE_NAME = text('A field, by its name on the wire.');

export const entity = (description: string): Option => ({ ...text(description), refersTo: 'entity' });

/** An entity whose records are found while typing, according to its own `search`. */
export const searched = (description: string): Option => ({ ...text(description), refersTo: 'searched' });

/** A field of the same record, or of the same item. */
export const beside = (description: string): Option => ({ ...text(description), refersTo: 'beside' });

export const inside = (description: string): Option => ({ ...text(description), refersTo: 'inside' });

export const listOf = (items: Option, description: string): Option => ({ type: 'array', minItems: 1, items, description });

/** An object whose values, by name, are all of one kind. */
export const mapOf = (value: Option, description: string): Option => ({ type: 'object', additionalProperties: value, description });

export const condition = (refersTo: 'record' | 'item', description: string): Option => ({ $ref: '#/definitions/condition', refersTo, description });
