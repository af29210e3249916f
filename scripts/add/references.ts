import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { camelCase } from '../resources/derive/names';
import { propertiesOf } from './flatten';
import type { Written } from './Found';
import { guessed, look } from './notes';
import type { Proposal } from './Proposal';
import { prefixed } from './withPrefix';

/** The entities to which references may lead, and those whose `id` is a text. */
interface Targets {
  searched: readonly string[];
  textual: readonly string[];
}

/** Turns ids that are named after an entity, such as `ownerId`, into references to its records, where these can be found by typing. */
export function withReferences(proposal: Proposal, { searched, textual }: Targets, prefix?: string): Proposal {
  const references = Object.entries(propertiesOf(proposal.schema)).flatMap(([field, schema]) => {
    const resource = targetOf(field, searched, prefix);
    const isId = resource !== undefined && (textual.includes(resource) ? isPlainText(schema) : isNumber(schema));
    return !isId || resource === proposal.name ? [] : [{ field, resource }];
  });
  if (references.length === 0) return proposal;
  const said = isPlainObject(proposal.resource['fields']) ? proposal.resource['fields'] : {};
  const fields = references.map(({ field, resource }) => [field, { ...(isPlainObject(said[field]) && said[field]), widget: { use: 'reference', resource } }]);
  const notes = references.map(({ field, resource }) => guessed(proposal.place, `"${field}" is the id of a record of ${resource}`));
  return { ...proposal, resource: inOrder({ ...proposal.resource, fields: { ...said, ...Object.fromEntries(fields) } }), notes: [...proposal.notes, ...notes] };
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
