import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { freeName } from '../resources/freeName';
import { kindOfKeyword } from '../resources/keywords';
import { Document, type Part } from './Document';
import type { Written } from './Found';

/** A schema that refers to nothing outside itself. */
export interface Local {
  schema: Written;
  /** The places of the definitions that were cut short. */
  shortened: string[];
  /** The references that lead nowhere in this schema: to another file, or to nothing. */
  lost: string[];
}

/** What the definitions of a document stand for, by their places. */
export interface Definitions {
  /** The definition of the record itself, which is the schema as a whole. */
  definition: string | undefined;
  /** The definitions that describe records of other entities. */
  records: Pick<ReadonlySet<string>, 'has'>;
}

/** The number of parts above which a schema fits neither a form nor a page. */
const MOST_PARTS = 4000;

/**
 * A record's schema with the definitions that it needs from its document, under `$defs`. Where following all of them would make the schema too
 * large, the ones that are records of other entities are cut to their plain fields, and if that is not enough, all of them are.
 */
export function withLocalDefinitions(document: Document, schema: Written, { definition, records }: Definitions): Local {
  const own = { schema, definition };
  const whole = local(document, own, () => false);
  if (partsOf(whole.schema) <= MOST_PARTS) return whole;
  const shorter = local(document, own, (place) => records.has(place));
  return partsOf(shorter.schema) <= MOST_PARTS ? shorter : local(document, own, () => true);
}

function local(document: Document, { schema, definition: itself }: { schema: Written; definition: string | undefined }, isShort: (place: string) => boolean): Local {
  const names = new Map<string, string>();
  const definitions: Written = {};
  const [shortened, lost] = [new Set<string>(), new Set<string>()];
  const nameOf = (target: Part) => {
    const known = names.get(target.place);
    if (known !== undefined) return known;
    const name = freeName(lastWord(target.place), new Set(names.values()), '_');
    names.set(target.place, name);
    const isCut = isShort(target.place);
    if (isCut && isReferring(target.value)) shortened.add(target.place);
    // Every reference is rewritten to lead from the root, which it would not do inside a document of its own.
    const { $id: _address, ...definition } = target.value;
    definitions[name] = walked(isCut ? plainFields(definition) : definition);
    return name;
  };
  const walked = (part: Written): Written => {
    const { $ref: direct, $dynamicRef: dynamic, ...others } = part;
    const reference = direct ?? dynamic;
    const changed = (keyword: string, value: unknown) => (keyword === 'format' ? knownFormat(value) : eachSchema(keyword, value, walked));
    const own = Object.fromEntries(Object.entries(others).map(([keyword, value]) => [keyword, changed(keyword, value)]));
    if (typeof reference !== 'string') return reference === undefined ? own : { ...own, $ref: reference };
    const target = document.find(reference);
    if (target && target.place === itself) return { $ref: '#', ...own };
    if (target) return { $ref: `#/$defs/${nameOf(target)}`, ...own };
    lost.add(reference);
    return own;
  };
  const { $defs: _defs, definitions: _definitions, ...root } = schema;
  const own = walked(root);
  return { schema: { ...own, ...(Object.keys(definitions).length > 0 && { $defs: definitions }) }, shortened: [...shortened], lost: [...lost] };
}

/** The value of a keyword, with each schema in it changed. */
function eachSchema(keyword: string, value: unknown, change: (schema: Written) => Written): unknown {
  const changed = (one: unknown) => (isPlainObject(one) ? change(one) : one);
  switch (kindOfKeyword(keyword)) {
    case 'schema':
      return Array.isArray(value) ? value.map(changed) : changed(value);
    case 'schemas':
      return Array.isArray(value) ? value.map(changed) : value;
    case 'named schemas':
      return isPlainObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one)])) : value;
    default:
      return value;
  }
}

/** A definition without the parts that it refers to: an object of its texts, numbers and choices. */
function plainFields(schema: Written): Written {
  const properties = isPlainObject(schema['properties']) ? schema['properties'] : undefined;
  if (!properties) return isReferring(schema) ? { type: schema['type'] === 'array' ? 'array' : 'object' } : schema;
  const plain = Object.entries(properties).filter(([, field]) => !isReferring(field));
  const { allOf: _all, anyOf: _any, oneOf: _one, required, ...others } = schema;
  const needed = Array.isArray(required) ? required.filter((name) => plain.some(([one]) => one === name)) : [];
  return { ...others, properties: Object.fromEntries(plain), ...(needed.length > 0 && { required: needed }) };
}

function isReferring(schema: unknown): boolean {
  return JSON.stringify(schema)?.includes('"$ref":') ?? false;
}

/** The last word of the place of a definition, in characters that any reference may contain. */
function lastWord(place: string): string {
  return (place.split('/').at(-1) ?? '').replaceAll(/~[01]|%[\da-f]{2}/gi, '_').replaceAll(/[^\w-]+/g, '_') || 'record';
}

/** How many parts a schema has once each reference is followed, a circular one once. Counting stops as soon as the limit is passed. */
function partsOf(schema: Written): number {
  const document = new Document(schema);
  let count = 0;
  const visit = (part: Written, trail: readonly string[]): Written => {
    count += 1;
    if (count > MOST_PARTS) return part;
    const { $ref: reference, $defs: _defs, ...own } = part;
    for (const [keyword, value] of Object.entries(own)) eachSchema(keyword, value, (inner) => visit(inner, trail));
    const target = typeof reference === 'string' && !trail.includes(reference) ? document.find(reference) : undefined;
    if (target && typeof reference === 'string') visit(target.value, [...trail, reference]);
    return part;
  };
  visit(schema, []);
  return count;
}

/** Other names for the formats that the back office knows. */
const SAME: Readonly<Record<string, string>> = {
  guid: 'uuid', url: 'uri', phone: 'telephone', tel: 'telephone', 'phone-number': 'telephone', datetime: 'date-time', dateTime: 'date-time',
};

/** The name by which the back office knows a format. */
function knownFormat(format: unknown): unknown {
  return typeof format === 'string' && Object.hasOwn(SAME, format) ? SAME[format] : format;
}
