import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { camelCase } from '../resources/derive/names';
import { propertiesOf } from './flatten';
import type { Note, Written } from './Found';
import { guessed, look } from './notes';
import type { Proposal } from './Proposal';
import { prefixed } from './withPrefix';

/** The entities to which references may lead, those whose `id` is a text, and those of the product that have the name of one of the document. */
interface Targets {
  searched: readonly string[];
  textual: readonly string[];
  taken: readonly string[];
}

/**
 * Makes references of the ids whose records can be found by typing: of those whose records the document names, and of those that are named after an entity,
 * such as `ownerId`.
 */
export function withReferences(proposal: Proposal, { searched, textual, taken }: Targets, prefix?: string): Proposal {
  const linked = proposal.links.flatMap(({ path, entity, isText, isList }) => {
    const isFound = entity !== undefined && searched.includes(entity) && textual.includes(entity) === isText;
    return isFound ? [{ field: path, use: isList ? 'references' : 'reference', resource: entity }] : [];
  });
  const parts = Object.entries(propertiesOf(proposal.schema));
  const free = searched.filter((entity) => !taken.includes(entity));
  const named = parts.flatMap(([field, schema]) => {
    const resource = targetOf(field, free, prefix);
    const isId = resource !== undefined && (textual.includes(resource) ? isPlainText(schema) : isNumber(schema));
    const isKnown = proposal.links.some(({ path }) => path === field);
    return !isId || isKnown || resource === proposal.name ? [] : [{ field, use: 'reference', resource }];
  });
  const fields = Object.fromEntries([...linked, ...named].map(({ field, use, resource }) => [field, { widget: { use, resource } }]));
  const notes = named.map(({ field, resource }) => guessed(proposal.place, `"${field}" is the id of a record of ${resource}`));
  const others = taken.flatMap((entity) => {
    const linking = proposal.links.flatMap(({ path, taken: one }) => (one === entity ? [path] : []));
    const ofName = parts.flatMap(([field]) => (targetOf(field, [entity], undefined) === undefined ? [] : [field]));
    return notReferences(proposal, entity, [...new Set([...linking, ...ofName])]);
  });
  return { ...proposal, resource: withFields(proposal.resource, fields), notes: [...proposal.notes, ...notes, ...others] };
}

/** Says which fields would lead to the records of an entity of the product, and how they lead to those of the document. */
function notReferences({ place }: Proposal, entity: string, fields: readonly string[]): Note[] {
  const which = fields.map((field) => `"${field}"`).join(', ');
  const are = fields.length === 1 ? 'is the id of a record' : 'are ids of records';
  const way = `add the whole document with "--prefix other", and ${fields.length === 1 ? 'it is a reference' : 'they are references'} to its own`;
  return fields.length === 0 ? [] : [look(place, `${which} ${are} of "${entity}", and the "${entity}" of the product has other records: ${way}`)];
}

/** A `resource.json` that says more about its fields. */
export function withFields(resource: Written, more: Readonly<Record<string, Written>>): Written {
  if (Object.keys(more).length === 0) return resource;
  const said = isPlainObject(resource['fields']) ? resource['fields'] : {};
  const fields = Object.entries(more).map(([name, keys]) => [name, { ...(isPlainObject(said[name]) && said[name]), ...keys }]);
  return inOrder({ ...resource, fields: { ...said, ...Object.fromEntries(fields) } });
}

/** The entity that a field's name is about: "ownerId" and "owner_id" are about the entity "owner", of the same document first where its names have a prefix. */
function targetOf(field: string, searched: readonly string[], prefix: string | undefined): string | undefined {
  const name = camelCase(field);
  if (!name.endsWith('Id')) return undefined;
  const owner = name.slice(0, -2);
  return [...(prefix === undefined ? [] : [prefixed(owner, prefix)]), owner].find((entity) => searched.includes(entity));
}

function isNumber({ type }: Written): boolean {
  return [type].flat().includes('integer');
}

function isPlainText({ type, format, enum: choices }: Written): boolean {
  return [type].flat().includes('string') && choices === undefined && (format === undefined || format === 'uuid');
}

/** Adds to the page of each owner the list of its records, from the names of the listed entities. A page gets one list at most: the first that was found. */
export function withRelated(proposals: readonly Proposal[], owners: ReadonlyMap<string, string>): Proposal[] {
  const listed = new Map(proposals.map(({ name }) => [name, proposals.find((one) => owners.get(one.name) === name)?.name]));
  return proposals.map((proposal) => {
    const first = listed.get(proposal.name);
    const owner = owners.get(proposal.name);
    const isShown = owner === undefined || listed.get(owner) === proposal.name;
    const note = look(proposal.place, `no page shows it yet: "related" of ${owner} says which list stands under its records`);
    const resource = first === undefined ? proposal.resource : inOrder({ ...proposal.resource, related: [{ resource: first }] });
    return { ...proposal, resource, notes: isShown ? proposal.notes : [...proposal.notes, note] };
  });
}

const ORDER = ['endpoint', 'dialect', 'permissions', 'fields', 'search', 'list', 'related'];

function inOrder(resource: Written): Written {
  return Object.fromEntries(ORDER.flatMap((key) => (resource[key] === undefined ? [] : [[key, resource[key]]])));
}
