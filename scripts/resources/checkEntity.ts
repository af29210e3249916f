import { hasAlternatives, isBrought, propertiesOf } from '../../src/engine/model/broughtFields';
import { namesIn } from '../../src/engine/model/template';
import { checkFields, fieldsOf, nameOf } from './checkFields';
import { checkForm } from './checkForm';
import { checkImport } from './checkImport';
import { checkList } from './checkList';
import { checkLists } from './checkOnce';
import { checkOperations } from './checkOperations';
import { checkSources } from './checkSources';
import { checkUses } from './checkUses';
import { checkCounters } from './checkCounters';
import { checkWords } from './checkWords';
import type { Draft, Surroundings } from './Draft';
import { fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { usableFilters } from './usableFilters';

/** Checks what the files of one entity say about each other and about other entities. */
export function* checkEntity(draft: Draft, surroundings: Surroundings): Generator<Mistake> {
  yield* checkFields(draft);
  yield* checkLists(draft);
  yield* checkBranches(draft);
  yield* checkForm(draft);
  yield* checkList(draft);
  yield* checkOperations(draft);
  yield* checkCopy(draft);
  yield* checkDashboard(draft);
  yield* checkExport(draft);
  yield* checkImport(draft);
  yield* checkSearch(draft);
  yield* checkSources(draft);
  yield* checkUses(draft, surroundings);
  yield* checkCounters(draft, surroundings.entities);
  yield* checkMessages(draft, surroundings);
  yield* checkWords(draft, surroundings);
}

function* checkMessages({ name, resource }: Draft, { messageContexts }: Surroundings): Generator<Mistake> {
  const context = resource.at('messages');
  if (context.text === undefined || context.text === name || messageContexts.includes(context.text)) return;
  yield context.unknownName(`the folder's own name or a context of src/i18n/locales/fr/messages.json`, messageContexts);
}

/** Fields that only some records have, and that can be filled in, need a place in the form. Otherwise the schema could require one that nobody can fill in. */
function* checkBranches({ resource, schema }: Draft): Generator<Mistake> {
  const [form, steps] = [resource.at('form'), resource.at('formAs')];
  if (steps.text === 'steps' && hasAlternatives(schema)) yield steps.mistake('no steps: the alternatives of the record in schema.json stand under its form, in none of them');
  if (!form.exists) return;
  const placed = form.items().flatMap(fieldsOf).map(({ text }) => text);
  const written = Object.entries(propertiesOf(schema)).filter(([name, field]) => isBrought(schema, name) && field.readOnly !== true);
  for (const [name] of written.filter(([one]) => !placed.includes(one))) {
    yield form.mistake(`a section with "${name}", which a condition of schema.json brings`, 'none');
  }
}

/** A copy needs the permission to read a record and to create one. */
function* checkCopy({ resource, source }: Draft): Generator<Mistake> {
  const copy = resource.at('create', 'copy');
  if (!copy.exists) return;
  if (source?.readHasSideEffect) {
    yield copy.mistake('no "copy": reading a record to copy it would have a side effect on the server ("source")', '"copy"');
  }
  for (const operation of ['show', 'create']) {
    const permission = resource.at('permissions', operation);
    if (!permission.exists) yield permission.mistake(`the permission to ${operation} records, which a copy asks`);
  }
}

/** A dashboard of one record names the record in its address and in the call to the platform; a dashboard of all records does neither. */
function* checkDashboard({ resource, schema }: Draft): Generator<Mistake> {
  const [permission, dashboard] = [resource.at('permissions', 'dashboard'), resource.at('dashboard')];
  if (dashboard.exists && !permission.exists) yield permission.mistake('the permission of the page that the key "dashboard" describes');
  if (permission.exists && !resource.at('route').exists) yield permission.mistake('the key "route" beside it: where the page is', 'a permission');
  const [path, parameter] = [dashboard.at('path'), dashboard.at('parameter')];
  const names = namesIn(path.text);
  for (const name of names) {
    if (!fieldAt(schema, name)) yield path.unknownName('fields of schema.json in the braces', fieldNames(schema, name), name);
  }
  if (names.includes('id') !== parameter.exists) yield path.mistake('{id} in the path together with a "parameter" that receives it, or neither');
  for (const chart of dashboard.at('charts').items()) yield* checkChart(chart, dashboard);
}

function* checkChart(chart: JsonCursor, dashboard: JsonCursor): Generator<Mistake> {
  const filters = dashboard.at('filters').items().map((filter) => filter.at('name'));
  const parameters = [...filters, dashboard.at('parameter')].flatMap(({ text }) => text ?? []);
  for (const [name, filter] of chart.at('narrowedBy').entries()) {
    if (!parameters.includes(name)) yield filter.unknownKey('a parameter of the page', parameters);
  }
}

/** Each export by the server must be offered to somebody, and use filters of the list. */
function* checkExport({ resource }: Draft): Generator<Mistake> {
  const file = resource.at('export');
  const variants = file.at('variants').items();
  if (file.exists && !resource.at('permissions', 'export').exists) {
    yield file.mistake('the key "export" in "permissions": who is offered an export', 'an export');
  }
  const sent = wireNames(resource);
  for (const filter of variants.flatMap((variant) => variant.at('filters').items())) {
    if (filter.text !== undefined && !sent.includes(filter.text)) yield filter.unknownName('the wire name of a filter of the list', sent);
  }
}

/** The names of the query parameters that the list's filters send. A filter of several values has brackets after its name. */
function wireNames(resource: JsonCursor): string[] {
  const list = resource.at('list');
  return list.at('filters').items().flatMap((filter) => {
    const name = filter.at('parameter').text ?? nameOf(filter, 'name').text;
    if (name === undefined) return [];
    return [filter.at('multiple').value === true ? `${name}[]` : name];
  });
}

/** The search from any page must use filters of the list. */
function* checkSearch({ resource }: Draft): Generator<Mistake> {
  const search = resource.at('search');
  const filters = search.at('filters').items();
  const names = usableFilters(resource).flatMap((filter) => nameOf(filter, 'name').text ?? []);
  const isKnown = (name: string | undefined) => name === undefined || names.includes(name);
  for (const filter of filters) if (!isKnown(filter.text)) yield filter.unknownName('a filter of the list', names);
  for (const [name, pattern] of search.at('by').entries()) if (!isKnown(name)) yield pattern.unknownKey('a filter of the list', names);
  if (search.exists && !resource.at('permissions', 'list').exists) yield search.mistake('a permission to list, and "search" beside it', 'a search in a list that nobody may open');
}
