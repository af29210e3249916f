import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { deriveTitle } from '../resources/derive/deriveTitle';
import type { Document, Part } from './Document';
import { flatten, propertiesOf } from './flatten';
import type { Written } from './Found';

/** The records of a document, by the places of their definitions. */
export type Records = ReadonlyMap<string, RecordDefinition>;

export interface RecordDefinition {
  /** The entity of the records, where one of them can be chosen; nothing where the entity is not among those that are added. */
  entity?: string;
  /** The name of the entity, where the product has an entity of that name with other records. */
  taken?: string;
  /** The field that names a record, where that is not `id`. */
  id?: string;
}

/** A field that holds the id of a record, or several, where the API also answers the records themselves. */
export interface Link extends RecordDefinition {
  /** The name of the field; dotted where it is inside an object or inside the objects of a list. */
  path: string;
  /** Whether the id is a text. */
  isText: boolean;
  /** Whether the field holds several. */
  isList: boolean;
  /** The fields of a record that are its name, where they are read with its id. */
  shows: string[];
}

/**
 * The schema of a record in which every field that is "a record or its id" is the id, and every list of such values is a list of objects with their ids. The
 * definitions in which such a field is found become a part of the schema; those of records stay as they are.
 */
export function withRecordIds(document: Document, schema: Written, records: Records): { schema: Written; links: Link[] } {
  const links: Link[] = [];
  const visit = (part: Written, path: string, trail: readonly string[]): Written => {
    const one = idOrRecord(document, part, records);
    if (one) {
      // Only the record itself keeps the names of those that it refers to.
      links.push({ path, ...one.record, isText: isTextual(one.id), isList: false, shows: path.includes('.') ? [] : Object.keys(one.names) });
      return { ...one.id, ...one.others };
    }
    const many = isPlainObject(part['items']) ? idOrRecord(document, part['items'], records) : undefined;
    if (many) {
      links.push({ path, ...many.record, isText: isTextual(many.id), isList: true, shows: Object.keys(many.names) });
      return { ...part, items: { type: 'object', properties: { id: many.id, ...many.names } } };
    }
    return inside(part, path, trail);
  };
  const inside = (part: Written, path: string, trail: readonly string[]): Written => {
    const { $ref: reference, ...own } = part;
    if (typeof reference === 'string') return defined(part, { reference, own }, { path, trail });
    const { properties, items, allOf } = part;
    const within = (name: string) => (path === '' ? name : `${path}.${name}`);
    return {
      ...part,
      ...(isPlainObject(properties) && { properties: mapped(properties, (field, name) => (name.includes('.') ? field : visit(field, within(name), trail))) }),
      ...(isPlainObject(items) && { items: inside(items, path, trail) }),
      ...(Array.isArray(allOf) && { allOf: allOf.map((one: unknown) => (isPlainObject(one) ? visit(one, path, trail) : one)) }),
    };
  };
  /** A reference to a definition, or the definition itself where such a field is in it: elsewhere the same definition is read in another way. */
  const defined = (part: Written, { reference, own }: { reference: string; own: Written }, { path, trail }: { path: string; trail: readonly string[] }): Written => {
    const target = trail.includes(reference) || trail.length === DEEPEST ? undefined : document.find(reference);
    if (!target || records.has(target.place)) return part;
    const before = links.length;
    const { title: _title, $id: _address, ...definition } = visit(target.value, path, [...trail, reference]);
    return links.length > before ? { ...definition, ...own } : part;
  };
  return { schema: inside(schema, '', []), links };
}

function isTextual({ type }: Written): boolean {
  return [type].flat().includes('string');
}

/** Below how many references such a field is looked for. */
const DEEPEST = 2;

interface IdOrRecord {
  /** The schema of the id. */
  id: Written;
  /** What is said around the alternatives. */
  others: Written;
  record: RecordDefinition;
  /** The texts that name a record. */
  names: Record<string, Written>;
}

/** What a schema says that takes a record or its id, and perhaps nothing; nothing where it says something else. */
function idOrRecord(document: Document, { oneOf, anyOf, discriminator: _told, ...others }: Written, records: Records): IdOrRecord | undefined {
  if ((oneOf === undefined) === (anyOf === undefined)) return undefined;
  const alternatives = [oneOf ?? anyOf].flat().map((one) => document.at({ value: isPlainObject(one) ? one : {}, place: '' }));
  const places = alternatives.flatMap((one) => (one && records.has(one.place) ? [one.place] : []));
  const [place = ''] = places;
  const isOfOne = new Set(places.map((one) => records.get(one)?.entity ?? records.get(one)?.taken ?? one)).size === 1;
  const record = document.find(place);
  const ids = alternatives.flatMap((one) => (one && isId(one.value) ? [one.value] : []));
  const isOther = (one: Part | undefined) => !one || !(ids.includes(one.value) || isNothing(one.value) || isObject(one.value));
  if (!isOfOne || !record || ids.length === 0 || alternatives.some(isOther)) return undefined;
  const { id: idName = 'id' } = records.get(place) ?? {};
  const fields = propertiesOf(flatten(document, record));
  const { title: _title, description: _description, ...id } = ids.find(({ type }) => [type].flat().some((kind) => kind === fields[idName]?.['type'])) ?? ids[0] ?? {};
  const kinds = [id['type'] ?? []].flat().filter((kind) => kind !== 'null').map((kind) => (kind === 'number' ? 'integer' : kind));
  const type = alternatives.some((one) => one && mayBeNothing(one.value)) ? [...kinds, 'null'] : kinds.length === 1 ? kinds[0] : kinds;
  const names = deriveTitle({ properties: fields }).filter((name) => name !== 'id' && name !== idName && name in fields);
  return { id: { ...id, type }, others, record: records.get(place) ?? {}, names: Object.fromEntries(names.map((name) => [name, { type: 'string', readOnly: true }])) };
}

/** Whether a schema is that of an id: a number or a text without a meaning of its own. */
export function isId({ type, enum: choices, const: only, format, properties }: Written): boolean {
  const kinds = [type ?? []].flat().filter((kind) => kind !== 'null');
  const isMeaning = choices !== undefined || only !== undefined || properties !== undefined || (typeof format === 'string' && MEANINGS.test(format));
  return !isMeaning && kinds.length > 0 && kinds.every((kind) => kind === 'integer' || kind === 'number' || kind === 'string');
}

/** The formats of texts and numbers that are no ids. */
const MEANINGS = /date|time|duration|mail|phone|host|ipv|float|double|byte|binary|password|color/;

function isNothing({ type, enum: choices, const: only }: Written): boolean {
  return type === 'null' || only === null || (Array.isArray(choices) && choices.every((one) => one === null));
}

function mayBeNothing(schema: Written): boolean {
  return isNothing(schema) || schema['nullable'] === true || [schema['type']].flat().includes('null');
}

function isObject({ type, properties, allOf, oneOf, anyOf }: Written): boolean {
  return type === 'object' || isPlainObject(properties) || [allOf, oneOf, anyOf].some((parts) => Array.isArray(parts));
}

function mapped(group: Written, change: (schema: Written, name: string) => Written): Written {
  return Object.fromEntries(Object.entries(group).map(([name, one]) => [name, isPlainObject(one) ? change(one, name) : one]));
}
