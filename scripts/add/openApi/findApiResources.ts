import type { Document, Part } from '../Document';
import type { Found, Note, Operation, Resources, Said, Written } from '../Found';
import { schemasIn } from '../jsonSchema';
import { guessed, look } from '../notes';
import { segmentsOf } from './calls';
import { findPairs, type Pair } from './findPairs';
import { findDialect, type FoundDialect } from './findDialect';
import { listParameters } from './listParameters';
import { definitionsOf, recordSchema } from './recordSchema';
import { unlistedNotes } from './unlistedNotes';

/**
 * The resources of an OpenAPI 3 document. A resource without a path for one record is left out unless `only` names it; what `only` names besides
 * is one of the document's schemas, of whose records nothing else is known.
 */
export function findApiResources(document: Document, only: readonly string[] | undefined): Resources {
  const { pairs, notes } = findPairs(document);
  const isHomeless = ({ parent }: Pair) => parent !== undefined && !pairs.some(({ list }) => list.path === parent);
  const isAlone = ({ item, parent }: Pair) => item === undefined && parent === undefined;
  const wanted = pairs.filter((pair) => !isHomeless(pair) && (only ? only.includes(pair.name) : !isAlone(pair)));
  const told = only ? [] : [...aloneNotes(pairs.filter(isAlone)), ...pairs.filter(isHomeless).map(leftOut)];
  const schemas = schemasIn(document, document.at(document.whole, 'components'), 'schemas');
  const alone = schemas.filter(({ name }) => only?.includes(name) && !wanted.some((pair) => pair.name === name));
  const records = new Set(pairs.flatMap((pair) => definitionsOf(document, pair)));
  const nothing = only || wanted.length > 0 ? [] : unlistedNotes(document, { isTold: pairs.length > 0, schemas: schemas.map(({ name }) => name) });
  return {
    found: [...wanted.map((pair) => found(document, pair, { all: pairs, records })), ...alone.map((one) => ({ ...one, notes: [look(one.place, SCHEMA_ALONE)] }))],
    notes: [...serverNotes(document), ...sessionNotes(document), ...(only ? [] : notes), ...told, ...nothing],
  };
}

const SCHEMA_ALONE = 'no list of the document has these records: "endpoint", "dialect" and "permissions" of resource.json say where they are, and what can be done';

/** Lists without a path for one record: one sentence for each of a few, one for all of many. */
function aloneNotes(pairs: readonly Pair[]): Note[] {
  const [first] = pairs;
  if (!first || pairs.length <= FEW) return pairs.map(({ name, list }) => look(list.operation.place, `"${name}" is left out: it has no path for one record: "--only ${name}" lists it all the same`));
  const names = pairs.map(({ name }) => `"${name}"`).join(', ');
  return [look(first.list.operation.place, `${pairs.length} lists are left out, as they have no path for one record (${names}): "--only ${first.name}" lists one all the same`)];
}

const FEW = 3;

function leftOut({ name, list, parent }: Pair): Note {
  return look(list.operation.place, `"${name}" is left out: it is a list under a record of ${parent ?? ''}, which has no list of its own, and the lists of the back office stand alone or on the page of a record`);
}

function found(document: Document, pair: Pair, { all, records }: { all: readonly Pair[]; records: ReadonlySet<string> }): Found {
  const { schema, only, notes, ...places } = recordSchema(document, pair, records);
  const parameters = listParameters(document, pair.list);
  const owner = all.find(({ list }) => list.path === pair.parent);
  const dialect = findDialect(document, pair, parameters);
  const said: Said = {
    ...(dialect && { dialect }),
    endpoint: endpointOf(pair),
    operations: operationsOf(pair),
    only,
    asked: parameters.asked,
    ...(owner && { under: owner.name }),
  };
  const told = [...pairNotes(pair, owner), ...dialectNotes(pair, dialect), ...notes, ...parameters.notes];
  return { name: pair.name, place: pair.list.operation.place, schema: withId(schema, dialect), ...places, said, notes: told };
}

/** The paths relative to the API; the parameter in braces becomes the id of a record. */
function endpointOf({ list, item, create, parent }: Pair): NonNullable<Said['endpoint']> {
  const path = list.path.replace(/\{[^}]+\}/, '{parent}');
  const base = item && segmentsOf(item.path).slice(0, -1).join('/');
  const isFlat = base !== undefined && !base.includes('{');
  if (base === list.path && parent === undefined && (!create || create.path === list.path)) return path;
  return {
    list: path,
    ...(isFlat && base !== path && { item: base }),
    ...(create && create.path !== (isFlat ? base : list.path) && { create: create.path.replace(/\{[^}]+\}/, '{parent}') }),
  };
}

function operationsOf({ item, create, update, remove, parent }: Pair): Operation[] {
  // The address of a record's page does not contain the parent record, so a record that is listed under a parent can only be listed.
  if (parent !== undefined) return ['list'];
  const calls = { show: item, create, edit: update, delete: remove };
  return ['list', ...(['show', 'create', 'edit', 'delete'] as const).filter((operation) => calls[operation])];
}

function pairNotes({ list, unsent, parent }: Pair, owner: Pair | undefined): Note[] {
  const left = parent === undefined ? unsent : [];
  return [
    ...(owner ? [guessed(list.operation.place, `listed under a record of ${owner.name}, without pages of its own`)] : []),
    ...left.map(({ call: { method, path, operation }, reason }) => look(operation.place, `${method.toUpperCase()} ${path} ${reason}: it is not offered`)),
  ];
}

/** Notes about what the dialect assumes, which no document states for sure. */
function dialectNotes({ list, item, update, listed }: Pair, dialect: FoundDialect | undefined): Note[] {
  if (!dialect) return [];
  const { place } = list.operation;
  const { total, page } = dialect;
  const { totalHeader, next, id } = dialect.use === 'rest' ? dialect : {};
  const isUncounted = [total, totalHeader].every((said) => said === undefined) && page?.by !== 'none' && dialect.use === 'rest';
  const where = `${listed.wrapping === '' ? 'as a list' : `in "${listed.wrapping}"`}${listed.each === undefined ? '' : `, each as "${listed.each}" of its item`}`;
  const pages = page?.by === 'none' ? 'all of them at once' : `pages are asked for by "${page?.parameter ?? 'page'}"`;
  return [
    guessed(place, `the dialect "${dialect.use}": records are answered ${where}, ${pages}`),
    ...(isUncounted ? [look(place, `no number of all records is found${next === undefined ? '' : `, and what comes next at "${next}"`}: without the header X-Total-Count the list says that there are more`)] : []),
    ...(page?.by === 'cursor' && next === 'Link' ? [look(place, 'nothing in a list is found that leads to its next page: "next" is the header Link')] : []),
    ...(id !== undefined && item ? [guessed(item.operation.place, `a record is known by "${id}"`)] : []),
    ...(update?.method === 'put' ? [guessed(update.operation.place, 'a change is sent by PUT, with the whole record as it was just read')] : []),
  ];
}

/** The schema with an `id`: a record that another field identifies has the value of that field as its id. */
function withId(schema: Written, dialect: FoundDialect | undefined): Written {
  const name = dialect?.use === 'rest' ? dialect.id : undefined;
  const properties = schema['properties'] as Record<string, Written>;
  const { id } = properties;
  // A number that names a record is a whole one, even where its generator knows no other type of numbers.
  if (id?.['type'] === 'number') return { ...schema, properties: { ...properties, id: { ...id, type: 'integer' } } };
  const named = name === undefined ? undefined : properties[name];
  if (!named) return schema;
  return { ...schema, properties: { id: { type: named['type'] ?? 'string', readOnly: true }, ...Object.fromEntries(Object.entries(properties).filter(([key]) => key !== 'id')) } };
}

/** A note about the server of the API, which a deployment names in its `config.json`. */
function serverNotes(document: Document): Note[] {
  const server = document.parts(document.whole, 'servers')[0]?.[1];
  const url = server?.value['url'];
  return server && typeof url === 'string' && url !== '/' ? [look(server.place, `the calls are below ${url}: "apiUrl" of config.json`)] : [];
}

/** A note about how people sign in, by what the document says of its security: `session` of `defaults.json` is chosen by hand. */
function sessionNotes(document: Document): Note[] {
  const schemes = document.parts(document.at(document.whole, 'components'), 'securitySchemes');
  const [first] = schemes;
  if (!first) return [];
  const ways = [...new Set(schemes.flatMap(([, scheme]) => wayOf(document, scheme) ?? []))];
  const names = schemes.map(([name]) => `"${name}"`).join(', ');
  const said = ways.length > 0 ? `people sign in by ${ways.join(' or ')}` : `none of ${names} is a way by which a person signs in here: an extension can add one`;
  return [look(first[1].place, `${said}: "session" of defaults.json`)];
}

function wayOf(document: Document, scheme: Part): string | undefined {
  const { type, scheme: kind, in: place, name } = scheme.value;
  if (type === 'http') return ['bearer', 'basic'].find((way) => way === String(kind).toLowerCase());
  if (type === 'apiKey' && place === 'cookie') return 'cookie';
  if (type === 'apiKey' && place === 'header' && /^authorization$/i.test(String(name))) return 'bearer (with "header")';
  const url = type === 'oauth2' ? document.at(scheme, 'flows', 'password')?.value['tokenUrl'] : undefined;
  return typeof url === 'string' ? `bearer (with "form", at ${url})` : undefined;
}
