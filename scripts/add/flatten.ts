import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { withoutKeys } from '../../src/engine/model/transforms/withoutKeys';
import { draft07 } from '../resources/draft07';
import { kindOfKeyword, schemaOf } from '../resources/keywords';
import { type Document, under, type Part } from './Document';
import type { Written } from './Found';

/**
 * The schema of a record with its own fields in one place. References and `allOf` at its root are followed, and the kinds that a discriminator
 * tells apart become alternatives. The schemas of the fields stay as they are written.
 */
export function flatten(document: Document, schema: Part): Written {
  const whole = withoutRefusals(flat(document, schema, []));
  const discriminated = sourceOfKinds(document, schema);
  if (!discriminated) return whole;
  const kinds = kindsOf(document, discriminated, {});
  const conditions = kinds.flatMap((kind) => kind.conditions);
  const joined = withKinds(whole, discriminated.field, kinds);
  return conditions.length > 0 ? { ...joined, allOf: [...listOf(joined['allOf']), ...conditions] } : joined;
}

/** Alternatives and parts that are `true` or `false`, as the schemas that say the same. */
function withoutBooleans(value: Written): Written {
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => kindOfKeyword(entry[0]) === 'schemas' && Array.isArray(entry[1]));
  return { ...value, ...Object.fromEntries(lists.map(([keyword, list]) => [keyword, list.map((one) => (typeof one === 'boolean' ? schemaOf(one) : one))])) };
}

/** Alternatives of which there is only one are no choice, but a part: some generators write them around a reference. */
function withoutChoiceOfOne(value: Written): Written {
  const alone = ['oneOf', 'anyOf'].filter((keyword) => listOf(value[keyword]).length === 1);
  if (alone.length === 0 || value['discriminator'] !== undefined) return value;
  const others = Object.fromEntries(Object.entries(value).filter(([keyword]) => !alone.includes(keyword)));
  return { ...others, allOf: [...listOf(value['allOf']), ...alone.flatMap((keyword) => listOf(value[keyword]))] };
}

function flat(document: Document, { value, place }: Part, trail: readonly string[]): Written {
  const { $ref: reference, allOf, ...own } = withoutChoiceOfOne(withoutBooleans(value));
  const isNew = typeof reference === 'string' && !trail.includes(reference);
  const target = isNew ? document.find(reference) : undefined;
  const met = isNew ? [...trail, reference] : trail;
  const around = target ? withoutRefusals(flat(document, target, met)) : {};
  const bases = listOf(allOf).map((part, index) => baseOf(document, { value: part, place: `${place}/allOf/${index}` }, met));
  const parts = [...listOf(around['allOf']), ...bases];
  return { ...draft07({ ...around, ...own, ...(parts.length > 0 && { allOf: parts }) }, { keepTitles: true }) };
}

/** A schema that inherits from a base is itself one of the kinds of that base, and therefore has no kinds of its own. */
function baseOf(document: Document, part: Part, trail: readonly string[]): Written {
  const whole = withoutRefusals(flat(document, part, trail));
  if (document.at(part)?.value['discriminator'] === undefined) return whole;
  const { oneOf: _one, anyOf: _any, ...schema } = whole;
  return schema;
}

/** A part may forbid other fields, but that never holds for the object that several parts make together, so the keyword is dropped. */
function withoutRefusals({ additionalProperties, unevaluatedProperties: _never, nullable: _none, ...schema }: Written): Written {
  const { type, ...others } = schema;
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  return {
    ...others,
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(typeof additionalProperties === 'object' && !isPlainObject(schema['properties']) && { additionalProperties }),
  };
}

/** What tells the kinds of a record apart: the discriminating field, and the schema of each kind by the value that the field has. */
interface Kinds {
  field: string;
  kinds: [string, Part][];
}

function sourceOfKinds(document: Document, schema: Part): Kinds | undefined {
  const source = document.at(schema);
  const discriminator = under(source, 'discriminator');
  const field = discriminator?.value['propertyName'];
  if (!source || typeof field !== 'string') return undefined;
  const mapped = Object.entries(under(discriminator, 'mapping')?.value ?? {}).flatMap(([key, target]) => namedKind(document, key, String(target)));
  const options = ['oneOf', 'anyOf'].flatMap((keyword) => listOf(source.value[keyword]));
  const listed = options.flatMap(({ $ref }) => (typeof $ref === 'string' ? namedKind(document, lastOf($ref), $ref) : []));
  const kinds = mapped.length > 0 ? mapped : listed.length > 0 ? listed : heirsOf(document, source);
  return kinds.length > 0 ? { field, kinds } : undefined;
}

function namedKind(document: Document, key: string, target: string): [string, Part][] {
  const found = document.find(target.includes('/') ? target : `#/components/schemas/${target}`);
  return found ? [[key, found]] : [];
}

/** The schemas that inherit from this schema, and from these in turn, unless another field tells the kinds of one of these. */
function heirsOf(document: Document, base: Part, met: readonly string[] = []): [string, Part][] {
  const schemas = document.parts(document.at(document.whole, 'components'), 'schemas');
  const heirs = schemas.filter(([, { value, place }]) => !met.includes(place) && listOf(value['allOf']).some(({ $ref }) => $ref === base.place));
  const all = heirs.flatMap((heir): [string, Part][] => [heir, ...(heir[1].value['discriminator'] === undefined ? heirsOf(document, heir[1], [...met, base.place]) : [])]);
  return [...new Map(all)];
}

/** A kind of a record: the value that tells it, its own fields in one place, and the conditions under which it has further ones. */
interface Kind {
  key: string;
  schema: Written;
  conditions: Written[];
}

/** The kinds of a record that already has some values (`told`). Where another field tells kinds of a kind, their fields depend on the values of both fields. */
function kindsOf(document: Document, { field, kinds }: Kinds, told: Written): Kind[] {
  return kinds.map(([key, part]) => {
    const values = { ...told, [field]: { const: key } };
    const whole = withoutRefusals(flat(document, part, []));
    const inner = sourceOfKinds(document, part);
    if (!inner) return { key, schema: whole, conditions: [] };
    if (inner.field in values) return { key, schema: withoutKeys(whole, ['oneOf', 'anyOf']), conditions: [] };
    const innerKinds = kindsOf(document, inner, values);
    const { oneOf, ...schema } = withKinds(whole, inner.field, innerKinds);
    const conditions = listOf(oneOf).flatMap((branch) => conditionOn(values, inner.field, branch));
    return { key, schema, conditions: [...conditions, ...innerKinds.flatMap((kind) => kind.conditions)] };
  });
}

/** An alternative as a condition on what tells it, in a record that has these values. */
function conditionOn(told: Written, field: string, branch: Written): Written[] {
  const { [field]: value, ...properties } = propertiesOf(branch);
  const values = { ...told, [field]: value };
  const brings = { ...casesOf(branch), ...(Object.keys(properties).length > 0 && { properties }), ...(branch['required'] !== undefined && { required: branch['required'] }) };
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  return Object.keys(brings).length > 0 ? [{ if: { properties: values, required: Object.keys(values) }, then: brings }] : [];
}

function withKinds(whole: Written, field: string, kinds: readonly Kind[]): Written {
  const { oneOf: _one, anyOf: _any, discriminator: _discriminator, ...base } = whole;
  const own = isPlainObject(base['properties']) ? base['properties'] : {};
  const common = { ...sharedBy(kinds.map(({ schema }) => propertiesOf(schema))), ...own };
  const told = { type: 'string', ...(isPlainObject(own[field]) && own[field]), enum: kinds.map(({ key }) => key) };
  const inBase = listOfTexts(base['required']);
  const isAlways = (name: string) => name in common && kinds.every(({ schema }) => listOfTexts(schema['required']).includes(name));
  const required = [...new Set([...inBase, field, ...Object.keys(common).filter(isAlways)])];
  const branches = kinds.map(({ key, schema }) => {
    const fields = Object.entries(propertiesOf(schema)).filter(([name]) => name !== field && !(name in common));
    const needed = listOfTexts(schema['required']).filter((name) => !required.includes(name) && (name in common || fields.some(([one]) => one === name)));
    return { ...casesOf(schema, base), properties: { [field]: { const: key }, ...Object.fromEntries(fields) }, ...(needed.length > 0 && { required: needed }) };
  });
  return { ...base, type: 'object', required, properties: { ...common, [field]: told }, oneOf: branches };
}

/** Keywords by which an object has a field in some cases only, or that say which of its fields go together. */
const OF_CASES = ['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else', 'dependencies', 'dependentSchemas', 'dependentRequired', 'minProperties', 'maxProperties'];

/** What an object has and obeys in some cases only, unless the object around it says the same. */
export function casesOf(schema: Written, around: Written = {}): Written {
  const isSaid = (keyword: string) => keyword in schema && JSON.stringify(schema[keyword]) !== JSON.stringify(around[keyword]);
  return Object.fromEntries(OF_CASES.filter(isSaid).map((keyword) => [keyword, schema[keyword]]));
}

export function withoutCases(schema: Written): Written {
  return withoutKeys(schema, OF_CASES);
}

/** The fields that several objects all describe in the same words. */
function sharedBy(all: readonly Written[]): Written {
  const [first = {}, ...others] = all;
  return Object.fromEntries(Object.entries(first).filter(([name, value]) => others.every((one) => JSON.stringify(one[name]) === JSON.stringify(value))));
}

export function propertiesOf(schema: Written): Record<string, Written> {
  const { properties } = schema;
  if (!isPlainObject(properties)) return {};
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, isPlainObject(value) ? value : {}]));
}

export function listOfTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function listOf(value: unknown): Written[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : [];
}

function lastOf(reference: string): string {
  return reference.split('/').at(-1) ?? reference;
}
