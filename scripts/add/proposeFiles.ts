import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import type { Schema } from '../../src/engine/model/Schema';
import { completeEntity } from '../resources/derive/completeEntity';
import type { WholeFile } from '../resources/derive/completeResource';
import { deriveForm } from '../resources/derive/deriveSections';
import { entityFolders } from '../resources/entityFolders';
import { layJson } from '../resources/layJson';
import type { Document } from './Document';
import type { Found, Note, Said, Written } from './Found';
import { listFile } from './listFile';
import { withLocalDefinitions } from './localDefinitions';
import { look } from './notes';
import type { Proposal } from './Proposal';
import { type Link, type Records, withRecordIds } from './recordIds';
import { withFields } from './references';

/** The files of a resource: its schema, and in `resource.json` only what the document says differently from what the schema implies. */
export function proposeFiles(document: Document, found: Found, records: Records): Proposal {
  const { name, place, said } = found;
  const { schema: own, links } = withRecordIds(document, withTitle(found), records);
  const { schema: local, shortened, lost } = withLocalDefinitions(document, own, { definition: found.definition, records });
  const linked = Object.fromEntries(links.map((link) => [link.path, { transform: transformOf(link) }]));
  const [folder] = entityFolders(new Map([[`schemas/${name}/schema.json`, layJson(local)], [`schemas/${name}/resource.json`, layJson({ fields: linked })]]));
  const completed = folder && completeEntity(folder, new Map());
  const resource = completed?.schema.properties ? differing(said, completed.whole as WholeFile, completed.schema) : { said: {}, notes: [] };
  const notes: Note[] = [
    ...found.notes,
    ...idNotes(found, completed?.schema),
    ...shortened.map((cut) => look(cut, 'shown by its plain fields only: with all that it refers to, the record is too large for a page')),
    ...lost.map((reference) => look(place, `"${reference}" leads out of the document, or nowhere: its field takes any text`)),
    ...resource.notes,
  ];
  return { name, place, schema: local, resource: withFields(resource.said, linked), notes, links };
}

/** How the ids of records are read, which the API also answers as the records themselves. */
function transformOf({ id, isList, shows }: Link): string | Written {
  const options = { ...(id !== undefined && { id }), ...(shows.length > 0 && { shows }) };
  const use = isList ? 'embeddedList' : 'recordId';
  return Object.keys(options).length > 0 ? { use, ...options } : use;
}

/**
 * The title of a class, such as "PetResponseDto", means nothing to an operator, so the name of the folder becomes the title. The keywords about the
 * record as a whole are written before its fields.
 */
function withTitle({ schema: { $schema, title, description, type, required, ...others } }: Found): Written {
  const isWords = isPlainObject(title) || (typeof title === 'string' && /^[\p{Lu}\p{Ll}][\p{Ll}’']*( [\p{L}’']+)*$/u.test(title));
  const first = { $schema, title: isWords ? title : undefined, description, type, required };
  return { ...Object.fromEntries(Object.entries(first).filter(([, value]) => value !== undefined)), ...others };
}

function differing(said: Said, derived: WholeFile, record: Schema): { said: Written; notes: Note[] } {
  const permissions = permissionsOf(said, derived, record);
  const isListed = permissions?.['list'] ?? derived.permissions.list;
  const title = [derived.title].flat();
  const list = said.asked && isListed !== undefined ? listFile(record, title, said.asked) : undefined;
  const isDerived = list && JSON.stringify([list.list, list.search]) === JSON.stringify([derived.list, derived.search]);
  const fields = Object.entries(said.only ?? {}).filter(([name]) => record.properties?.[name] && record.properties[name].readOnly !== true);
  const written = {
    ...(said.endpoint !== undefined && JSON.stringify(said.endpoint) !== JSON.stringify(derived.endpoint) && { endpoint: said.endpoint }),
    ...(said.dialect && { dialect: nameOrOptions(said.dialect) }),
    ...(permissions && { permissions }),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields.map(([name, only]) => [name, { only }])) }),
    ...(list?.search && !isDerived && { search: list.search }),
    ...(list && !isDerived && { list: list.list }),
  };
  return { said: written, notes: list?.notes ?? [] };
}

/** The dialect's name alone, where it has no options. */
function nameOrOptions(dialect: { use: string }): unknown {
  return Object.keys(dialect).length > 1 ? dialect : dialect.use;
}

/** The permissions for the operations of the API, where they differ from the derived ones. */
function permissionsOf({ operations, only = {} }: Said, { permissions }: WholeFile, record: Schema): Record<string, true> | undefined {
  if (!operations) return undefined;
  const names = deriveForm('', record).flatMap(({ fields }) => fields.flat());
  const possible = operations.filter((operation) => (operation !== 'create' && operation !== 'edit') || names.some((name) => (only[name] ?? operation) === operation));
  // An export is always possible: the back office makes the file itself from the listed records.
  const wanted = [...possible, 'export'];
  const offered = Object.keys(permissions);
  const isDerived = wanted.length === offered.length && wanted.every((operation) => offered.includes(operation));
  return isDerived ? undefined : Object.fromEntries(wanted.map((operation) => [operation, true]));
}

/** A note for an id of another type than a number or a text, because the address of a page can hold nothing else. */
function idNotes({ place }: Found, record: Schema | undefined): Note[] {
  const id = record?.properties?.['id'];
  const type = [id?.type ?? []].flat().filter((one) => one !== 'null').join(' or ');
  if (!id || type === 'integer' || type === 'string') return [];
  return [look(place, `"id" is of the type ${type || 'that nothing says'}; the back office opens records by whole numbers and by texts`)];
}
