import { RESERVED } from './derive/completeResource';
import { defaults } from './derive/defaults';
import { checkCharts } from './checkCharts';
import { checkFieldName, nameOf } from './checkFields';
import type { Schema } from '../../src/engine/model/Schema';
import type { Draft } from './Draft';
import { fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { addressesOf } from './sessionOf';

/**
 * Checks what entities say about one another: each address belongs to one entity, and a creation that begins elsewhere fills fields that the other
 * entity has.
 */
export function* checkSurroundings(drafts: readonly Draft[]): Generator<Mistake> {
  yield* checkRoutes(drafts);
  for (const { resource } of drafts) yield* checkEndpoint(resource.at('endpoint'));
  yield* checkListEndpoints(drafts);
  yield* checkMenu(drafts);
  yield* checkCharts(drafts);
  yield* checkTaken(drafts);
  yield* checkRelated(drafts);
  yield* checkFills(drafts);
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

/** What a chosen record fills in must be a field of its own entity. */
function* checkFills(drafts: readonly Draft[]): Generator<Mistake> {
  for (const widget of drafts.flatMap(({ resource }) => resource.at('fields').entries().map(([, field]) => field.at('widget')))) {
    const chosen = drafts.find(({ name }) => name === widget.at('resource').text);
    if (chosen && widget.at('use').text === 'reference') for (const [, of] of widget.at('fills').entries()) yield* checkFieldName(of, chosen.schema);
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
  for (const { resource, name } of drafts) {
    const pages = pagesOf(resource);
    for (const [place, page] of pages.entries()) {
      if (pages.indexOf(page) < place) yield resource.at('route').mistake(`pages at addresses of their own: two pages of this entity are at /${page}`);
      const owner = owners.get(page);
      const other = owner === name ? undefined : drafts.find((draft) => draft.name === owner);
      if (other) yield other.resource.at('route').mistake(`another route: /${page} is a page of "${name}"`);
    }
  }
}

/** The addresses of an entity's own pages below its route. */
function pagesOf(resource: JsonCursor): string[] {
  const route = resource.at('route').text?.replace(/^\//, '');
  if (route === undefined) return [];
  const paths = { create: 'create', show: 'show', import: resource.at('import', 'path').text ?? 'import', dashboard: resource.at('dashboard', 'path').text ?? '' };
  return Object.entries(paths).flatMap(([operation, path]) => (path !== '' && resource.at('permissions', operation).exists ? [`${route}/${path}`] : []));
}

/** Two lists of one endpoint show the same records, unless a filter that is always sent tells them apart. */
function* checkListEndpoints(drafts: readonly Draft[]): Generator<Mistake> {
  const owners = new Map<string, string>();
  for (const { name, resource } of drafts) {
    const endpoint = resource.at('endpoint');
    const list = endpoint.text === undefined ? endpoint.at('list') : endpoint;
    const isApart = resource.at('list', 'filters').items().some((filter) => filter.at('shown').text === 'fixed');
    if (list.text === undefined || isApart || !resource.at('permissions', 'list').exists) continue;
    const owner = owners.get(list.text);
    if (owner !== undefined) yield list.mistake(`an endpoint of its own, or a filter with "shown": "fixed" that tells its records apart: "${owner}" lists them too`);
    owners.set(list.text, name);
  }
}

/** Two entries of a group with one place would stand in the order of their names. */
function* checkMenu(drafts: readonly Draft[]): Generator<Mistake> {
  const owners = new Map<string, string>();
  for (const { name, resource } of drafts) {
    const [group, order] = [resource.at('menu', 'group'), resource.at('menu', 'order')];
    if (order.value === undefined || order.value === defaults.menu.order) continue;
    const place = `${group.text ?? ''} ${String(order.value)}`;
    const owner = owners.get(place);
    if (owner !== undefined) yield order.mistake(`a place of its own in the group "${group.text ?? ''}": "${owner}" has this one`);
    owners.set(place, name);
  }
}

/** No entity may have its endpoint at an address of the sign-in: the answers there are not records. */
function* checkEndpoint(endpoint: JsonCursor): Generator<Mistake> {
  for (const place of [endpoint, ...endpoint.entries().map(([, one]) => one)]) {
    if (place.text !== undefined && addressesOf(defaults.session).includes(place.text)) yield place.mistake('another "endpoint" in resource.json, or another "session" in defaults.json: an operator signs in there');
  }
}
