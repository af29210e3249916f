import { hasAlternatives, pairSchema, propertiesOf, takesPairs } from './broughtFields';
import { fieldsOfPlaces, placesOf } from './placesOf';
import type { Entity, Resource } from './Resource';
import type { Schema } from './Schema';
import type { Untouched } from './transforms/withoutEmpty';
import { defaultWidgetName, isJsonPair, placesIn, resolvedSchema } from './widgetName';

/** A part of a record. */
export interface Part {
  /** The names that lead to it, without the numbers of the items of lists. */
  path: string;
  part: Schema;
  /** The operator, and not the schema, has given it its name. */
  isPair?: boolean;
}

/** Whether an operator writes a part of a record as JSON: it is then read, compared and sent as it was typed, with what is empty in it. */
export function isWrittenAsJson({ resource, schema }: Entity, { path, part, isPair = false }: Part): boolean {
  const own = resolvedSchema(schema, part);
  const widget = resource.fields[path]?.widget?.use;
  if (widget !== undefined) return widget === 'json';
  return (isPair && isJsonPair(own)) || defaultWidgetName(own) === 'json' || isJsonOrPlain(own);
}

/** Whether one of several kinds of a value is written as JSON, and no other has fields. */
function isJsonOrPlain(schema: Schema): boolean {
  const options = hasAlternatives(schema) ? [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] : [];
  return options.every((option) => Object.keys(propertiesOf(option)).length === 0) && options.some((option) => defaultWidgetName(option) === 'json');
}

/** The part of an object that has a name. */
export function namedPart({ path, part }: Part, name: string): Part {
  const fields = propertiesOf(part);
  const within = path === '' ? name : `${path}.${name}`;
  return Object.hasOwn(fields, name) ? { path: within, part: fields[name] ?? {} } : { path: within, part: pairSchema(part, name), isPair: takesPairs(part) };
}

/** The part of a list at a place: each place of a tuple has its own schema. */
export function itemPart({ path, part }: Part, place: number): Part {
  return { path, part: placesOf(part)?.[place] ?? part.items ?? {} };
}

const known = new WeakMap<Schema, WeakMap<Resource, Untouched>>();

/** What of a record stays as it is read: what is written as JSON, and free names. What is only shown does not, and what a widget edits as a whole neither. */
export function untouchedParts(entity: Entity): Untouched {
  const ofSchema = known.get(entity.schema) ?? new WeakMap<Resource, Untouched>();
  const found = ofSchema.get(entity.resource) ?? inside(entity, { path: '', part: entity.schema }) ?? NOTHING;
  known.set(entity.schema, ofSchema.set(entity.resource, found));
  return found;
}

const NOTHING: Untouched = { fields: new Map() };
const WHOLE: Untouched = { fields: new Map(), isWhole: true };

function partsOf(entity: Entity, own: Part): Untouched | undefined {
  if (own.part.readOnly) return undefined;
  if (isWrittenAsJson(entity, own)) return WHOLE;
  const { use = 'table' } = entity.resource.fields[own.path]?.widget ?? {};
  return use === 'table' ? inside(entity, own) : undefined;
}

/** Nothing where there is none at any depth, as lists of many records are read. */
function inside(entity: Entity, { path, part }: Part): Untouched | undefined {
  const own = resolvedSchema(entity.schema, part);
  const items = resolvedSchema(entity.schema, own.items ?? own);
  const places = placesIn(own);
  const fields = Object.entries(places ? fieldsOfPlaces(places) : propertiesOf(items)).map(([name, field]) => [name, partsOf(entity, { path: path === '' ? name : `${path}.${name}`, part: field })] as const);
  const values = [...Object.values(items.patternProperties ?? {}), pairSchema(items, '')];
  const others = takesPairs(items) ? (values.map((value) => partsOf(entity, { path: `${path}.`, part: value, isPair: true })).find(Boolean) ?? NOTHING) : undefined;
  return others || fields.some(([, one]) => one) ? { fields: new Map(fields), ...(others && { others }) } : undefined;
}
