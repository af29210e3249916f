import { compileValidators } from '../resources/compileValidators';
import { layJson } from '../resources/layJson';
import { formatMistake, mistakeText, type Mistake } from '../resources/Mistake';
import type { ResourceFiles } from '../resources/readFolder';
import { keysOf } from '../resources/pointers';
import type { EntitySource } from '../resources/readEntities';
import { readResourceFiles, type ReadResult } from '../resources/readResources';
import type { Written } from './Found';
import { look } from './notes';
import type { Proposal } from './Proposal';

export interface Checked {
  accepted: Proposal[];
  /** The proposals that `npm run check` would refuse, with its sentences as the reasons. */
  refused: { proposal: Proposal; reasons: string[] }[];
}

/**
 * The proposals that pass the checks of `schemas/` together with the entities that exist. A detail that a schema or a filter can do without (an
 * unknown format, an example that breaks its own rules) is left out with a note; any other mistake refuses the entity.
 */
export function withoutMistakes(proposals: readonly Proposal[], existing: ResourceFiles): Checked {
  const refused: Checked['refused'] = [];
  const known = new Set(told(readResourceFiles(existing)).map(formatMistake));
  let left = [...proposals];
  for (;;) {
    const read = readResourceFiles({ ...existing, files: new Map([...existing.files, ...left.flatMap(filesOf)]) });
    const fresh = told(read).filter((mistake) => !known.has(formatMistake(mistake)));
    const checked = left.map((proposal) => checkedProposal(proposal, fresh, read.entities));
    refused.push(...checked.flatMap(({ proposal, reasons }) => (reasons.length > 0 ? [{ proposal, reasons }] : [])));
    left = checked.filter(({ reasons }) => reasons.length === 0).map(({ proposal }) => proposal);
    if (checked.every(({ isChanged, reasons }) => !isChanged && reasons.length === 0)) return { accepted: left, refused };
  }
}

/** What the checks say of the files: a new one has not even what would only be ignored. */
function told({ mistakes, warnings }: ReadResult): Mistake[] {
  return [...mistakes, ...warnings];
}

/** The texts of the entity's files, by their paths. */
export function filesOf({ name, schema, resource }: Proposal): [string, string][] {
  const said = Object.keys(resource).length > 0;
  return [
    [`schemas/${name}/schema.json`, `${layJson(schema)}\n`],
    ...(said ? [[`schemas/${name}/resource.json`, `${layJson({ $schema: '../resource.schema.json', ...resource })}\n`] satisfies [string, string]] : []),
  ];
}

interface CheckedProposal {
  proposal: Proposal;
  isChanged: boolean;
  /** Why the entity is refused; empty as long as it may be written. */
  reasons: string[];
}

function checkedProposal(proposal: Proposal, mistakes: readonly Mistake[], entities: readonly EntitySource[]): CheckedProposal {
  const folder = `schemas/${proposal.name}`;
  const own = mistakes.filter(({ file }) => file === folder || file.startsWith(`${folder}/`));
  const caused = mistakes.filter((mistake) => mistakeText(mistake).includes(`"${proposal.name}"`) && !own.includes(mistake));
  if (own.length === 0 && caused.length === 0) return { proposal, isChanged: false, reasons: compiled(proposal, entities) };
  const spared = own.reduce<Proposal | undefined>((whole, mistake) => whole && without(whole, mistake), proposal);
  const reasons = [...caused, ...(spared ? [] : own)].map(formatMistake);
  return { proposal: spared ?? proposal, isChanged: true, reasons };
}

/** Checks that the schema compiles to a validator, because a schema that Ajv refuses would stop every build. */
function compiled({ name }: Proposal, entities: readonly EntitySource[]): string[] {
  const entity = entities.find(({ resource }) => resource.name === name);
  if (!entity) return [`schemas/${name}: the checks make no entity of it`];
  try {
    compileValidators(entity.schema, entity.checked);
    return [];
  } catch (error) {
    return [`schemas/${name}/schema.json: no validator can be made of it (${error instanceof Error ? error.message : String(error)})`];
  }
}

/** What an entity can do without: in its schema anything but what makes it a record, in its resource what narrows or refers. */
const SPARED = { 'schema.json': /\/./, 'resource.json': /^\/(fields|search|related|list\/(filters|sort))(\/|$)/ };
const NEEDED = /^\/(type|properties|\$defs)$|\/type$/;

/** The proposal without the value that a mistake is about; nothing where it cannot do without that value. */
function without(proposal: Proposal, mistake: Mistake): Proposal | undefined {
  const file = mistake.file.split('/').at(-1) ?? '';
  const { pointer } = mistake;
  if (file !== 'schema.json' && file !== 'resource.json') return undefined;
  if (!SPARED[file].test(pointer) || NEEDED.test(pointer)) return undefined;
  const key = file === 'schema.json' ? 'schema' : 'resource';
  const path = keysOf(pointer);
  const note = look(`${mistake.file}#${pointer}`, `left out: ${mistakeText(mistake)}`);
  const changed = removed(proposal[key], path) as Written | undefined;
  return changed && { ...proposal, [key]: changed, notes: [...proposal.notes, note] };
}

/** A value without the part at a path, and without a group that this leaves empty; nothing where there is no such part. */
function removed(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  const inner = rest.length > 0 ? removed((value as Written)[key], rest) : undefined;
  const isGone = inner === undefined || (typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0 && GROUPS.includes(key));
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => (String(index) !== key ? [item] : isGone ? [] : [inner]));
  const kept = Object.entries(value).filter(([name]) => name !== key || !isGone);
  return Object.fromEntries(kept.map(([name, item]): [string, unknown] => [name, name === key ? inner : item]));
}

const GROUPS = ['required', 'examples', 'fields', 'filters', 'search', 'related'];
