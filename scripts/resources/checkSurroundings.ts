import { checkCharts } from './checkCharts';
import { checkFieldName, nameOf } from './checkFields';
import type { Schema } from '../../src/engine/model/Schema';
import type { Draft } from './Draft';
import { fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/**
 * Checks what entities say about one another: each address belongs to one entity, and a creation that begins elsewhere fills fields that the other
 * entity has.
 */
export function* checkSurroundings(drafts: readonly Draft[]): Generator<Mistake> {
  yield* checkRoutes(drafts);
  for (const { resource } of drafts) yield* checkEndpoint(resource.at('endpoint'));
  yield* checkCharts(drafts);
  yield* checkTaken(drafts);
  yield* checkRelated(drafts);
  const schemas = new Map(drafts.map(({ name, schema }) => [name, schema]));
  for (const action of drafts.flatMap(({ resource }) => resource.at('actions').items())) {
    const schema = schemas.get(action.at('resource').text ?? '');
    if (schema) yield* checkCreation(action, schema);
  }
}

/** The fields that a creation starts with must be fields of the entity that it creates. */
function* checkCreation(action: JsonCursor, schema: Schema): Generator<Mistake> {
  if (action.at('use').text === 'createFromSelection') yield* checkFieldName(action.at('field'), schema);
  if (action.at('use').text !== 'createFrom') return;
  const names = fieldNames(schema);
  for (const [name, filled] of action.at('fills').entries()) {
    if (!names.includes(name)) yield filled.unknownKey('a field of the entity that is created', names);
  }
}

/** The records that are deleted along must be counted in an existing list, by a filter or a field of it. */
function* checkTaken(drafts: readonly Draft[]): Generator<Mistake> {
  for (const taken of drafts.flatMap(({ resource }) => resource.at('deletion', 'takes').items())) {
    const name = taken.at('resource');
    const other = drafts.find((draft) => draft.name === name.text);
    if (!other) {
      yield name.unknownName('a folder of schemas/', drafts.map((draft) => draft.name));
      continue;
    }
    const filters = other.resource.at('list', 'filters').items().flatMap((filter) => nameOf(filter, 'name').text ?? []);
    const filter = taken.at('filter');
    if (filter.text !== undefined && !filters.includes(filter.text)) yield filter.unknownName('a filter of their list', filters);
    yield* checkFieldName(taken.at('field'), other.schema);
  }
}

/** A list under a record must be able to ask for the records of that one. */
function* checkRelated(drafts: readonly Draft[]): Generator<Mistake> {
  for (const related of drafts.flatMap(({ resource }) => resource.at('related').items())) {
    const other = drafts.find(({ name }) => name === related.at('resource').text);
    if (!other) continue;
    const endpoint = other.resource.at('endpoint');
    const isBelow = [endpoint, endpoint.at('list')].some(({ text }) => text?.includes('{parent}') === true);
    if (!isBelow && !related.at('parent').exists) yield related.mistake(`the key "parent": the filter of "${other.name}" that takes the id of this record, as its endpoint has no {parent}`, 'a list of all records');
    if (isBelow && related.at('parent').exists) yield related.at('parent').mistake(`no "parent": the endpoint of "${other.name}" has {parent}`);
  }
}

function* checkRoutes(drafts: readonly Draft[]): Generator<Mistake> {
  const owners = new Map<string, string>();
  for (const { name, resource } of drafts) {
    const route = resource.at('route');
    const address = route.text?.replace(/^\//, '');
    if (address === undefined) continue;
    const [first = ''] = address.split('/');
    if (RESERVED.has(first)) yield route.mistake(`another "route" in resource.json: /${first} is an address of the back office itself`);
    const owner = owners.get(address);
    if (owner !== undefined) yield route.mistake(`a route of its own: "${owner}" has this one`);
    owners.set(address, name);
  }
}

/** No entity may have its endpoint at an address of the sign-in, which is always the platform's: the answers there are not records. */
function* checkEndpoint(endpoint: JsonCursor): Generator<Mistake> {
  for (const place of [endpoint, ...endpoint.entries().map(([, one]) => one)]) {
    if (place.text !== undefined && OF_THE_SESSION.has(place.text)) yield place.mistake('another "endpoint" in resource.json: an operator signs in there');
  }
}

const OF_THE_SESSION = new Set(['login', 'token/refresh', 'users/me', 'permissions']);

/** Addresses that the app, its build and its servers use themselves. */
const RESERVED = new Set(['login', 'about', 'assets', 'api', 'upload', 'healthz']);
