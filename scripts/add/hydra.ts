import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { formsOf } from '../resources/derive/names';
import type { Document, Part } from './Document';
import type { Found, Note, Operation, Resources, Written } from './Found';
import { guessed, look } from './notes';
import { entityName } from './singular';

/** Whether a document is the documentation of a Hydra API. Keys and types have the prefix `hydra:`, or none where the context names the vocabulary. */
export function isHydra({ value }: Part): boolean {
  return typesOf(value).includes('ApiDocumentation');
}

/**
 * The resources of a Hydra documentation: the classes of which its entry point has a collection. A record has the properties of its class; the
 * operations are those of the class and of its collection.
 */
export function findHydraResources(document: Document, only: readonly string[] | undefined): Resources {
  const classes = new Map(partsOf(document.whole, 'supportedClass').map((one) => [String(one.value['@id']), one]));
  const entry = [...classes.values()].find(({ value }) => /(^|[#/:])Entrypoint$/.test(String(value['@id'])));
  const links = entry ? partsOf(entry, 'supportedProperty') : [];
  const all = links.flatMap((link) => {
    const target = classes.get(collectedClass(link, classes) ?? '');
    return target ? [foundOf(target, link, classes)] : [];
  });
  const found = only ? all.filter(({ name }) => only.includes(name)) : all;
  return { found, notes: all.length > 0 ? [] : [look('#', 'no class has a collection at the entry point of the documentation')] };
}

function foundOf(target: Part, link: Part, classes: Classes): Found {
  const word = String(said(target.value, 'title') ?? String(target.value['@id']).replace(/^.*[#/:]/, ''));
  const name = entityName(word);
  const endpoint = formsOf(name)['plural_snake'];
  const notes: Note[] = [];
  const schema = schemaOf(target, classes, { trail: [], notes });
  const operations = [...methodsOf(property(link)), ...methodsOf(link)].flatMap((method) => OF_COLLECTION[method] ?? []).concat(methodsOf(target).flatMap((method) => OF_RECORD[method] ?? []));
  if (methodsOf(target).includes('PUT') && !methodsOf(target).includes('PATCH')) notes.push(look(target.place, 'a record is changed by PUT only, and the dialect of Hydra sends PATCH: it needs a dialect of one’s own'));
  notes.push(guessed(link.place, `its records are at "${endpoint}", and the list is filtered by fields of the record: the documentation says neither`));
  return { name, place: target.place, schema, said: { endpoint, operations: [...new Set(operations)] }, notes };
}

const OF_COLLECTION: Partial<Record<string, Operation[]>> = { GET: ['list'], POST: ['create'] };
const OF_RECORD: Partial<Record<string, Operation[]>> = { GET: ['show'], PUT: ['edit'], PATCH: ['edit'], DELETE: ['delete'] };

type Classes = ReadonlyMap<string, Part>;

/** The classes around an object inside a record, which it does not contain once more; and the notes about what it refers to. */
interface Around {
  trail: readonly string[];
  notes: Note[];
}

function schemaOf(target: Part, classes: Classes, around: Around): Written {
  const supported = partsOf(target, 'supportedProperty').map((one) => ({ one, name: nameOf(one) })).filter(({ name }) => name !== '');
  const required = supported.filter(({ one }) => said(one.value, 'required') === true).map(({ name }) => name);
  const description = said(target.value, 'description');
  const inside = { ...around, trail: [...around.trail, String(target.value['@id'])] };
  return {
    ...(typeof description === 'string' && description !== '' && around.trail.length > 0 && { description }),
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(supported.map(({ one, name }) => [name, fieldOf(one, name, classes, inside)])),
  };
}

function fieldOf(supported: Part, name: string, classes: Classes, around: Around): Written {
  const { value } = supported;
  const description = said(value, 'description');
  const [readable, writable] = [said(value, 'readable') !== false, (said(value, 'writeable') ?? said(value, 'writable')) !== false];
  return {
    ...kindOf(supported, name, classes, around),
    ...(typeof description === 'string' && description !== '' && { description }),
    ...(readable && !writable && { readOnly: true }),
    ...(writable && !readable && { writeOnly: true }),
  };
}

/** What a property holds: a value of XML Schema, an object of another class, or its address (a `Link`), of which there may be several. */
function kindOf(supported: Part, name: string, classes: Classes, { trail, notes }: Around): Written {
  const own = property(supported).value;
  const range = String(idOf(said(own, 'range')) ?? '');
  const target = classes.get(range);
  if (!target) return VALUES[range.replace(/^.*[#:/]/, '')] ?? {};
  const isOne = said(own, 'maxCardinality') === 1;
  const isLink = typesOf(own).includes('Link') || trail.includes(range);
  if (isLink) notes.push(look(supported.place, `"${name}" holds the address of a "${String(said(target.value, 'title') ?? range)}", as a text`));
  const item = isLink ? { type: 'string', format: 'iri-reference' } : schemaOf(target, classes, { trail, notes });
  return isOne || !isLink ? item : { type: 'array', items: item };
}

/** The kinds of values by the names of XML Schema. */
const VALUES: Partial<Record<string, Written>> = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  integer: { type: 'integer' }, int: { type: 'integer' }, long: { type: 'integer' }, nonNegativeInteger: { type: 'integer', minimum: 0 }, positiveInteger: { type: 'integer', minimum: 1 },
  decimal: { type: 'number' }, double: { type: 'number' }, float: { type: 'number' },
  date: { type: 'string', format: 'date' }, dateTime: { type: 'string', format: 'date-time' }, time: { type: 'string', format: 'time' }, duration: { type: 'string', format: 'duration' },
  anyURI: { type: 'string', format: 'uri' },
};

/** The class whose records a link of the entry point collects: in its range (by an equivalent class of OWL), or in what its operations take and give. */
function collectedClass(link: Part, classes: Classes): string | undefined {
  const own = property(link);
  const named = [JSON.stringify(said(own.value, 'range') ?? null), ...[...operationsOf(own), ...operationsOf(link)].map(({ value }) => JSON.stringify([said(value, 'expects'), said(value, 'returns')]))];
  return [...classes.keys()].find((id) => named.some((text) => text.includes(`"${id}"`)));
}

function nameOf({ value }: Part): string {
  const own = said(value, 'property');
  const label = isPlainObject(own) ? said(own, 'label') : undefined;
  return String(said(value, 'title') ?? label ?? String(idOf(own) ?? '').replace(/^.*[#/:]/, ''));
}

function property(supported: Part): Part {
  const own = said(supported.value, 'property');
  return { value: isPlainObject(own) ? own : {}, place: supported.place };
}

function operationsOf(part: Part): Part[] {
  return partsOf(part, 'supportedOperation');
}

function methodsOf(part: Part): string[] {
  return operationsOf(part).map(({ value }) => String(said(value, 'method')).toUpperCase());
}

function partsOf({ value, place }: Part, key: string): Part[] {
  return [said(value, key) ?? []].flat().flatMap((one, index) => (isPlainObject(one) ? [{ value: one, place: `${place}/${key}/${index}` }] : []));
}

/** The value of a key, with a prefix or without. */
function said(value: Written, key: string): unknown {
  return ['hydra:', '', 'rdfs:', 'owl:'].map((prefix) => value[prefix + key]).find((one) => one !== undefined);
}

function idOf(value: unknown): unknown {
  return isPlainObject(value) ? value['@id'] : value;
}

function typesOf(value: Written): string[] {
  return [value['@type'] ?? []].flat().map((type) => String(type).replace(/^.*[#:]/, ''));
}
