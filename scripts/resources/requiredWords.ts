import type { Draft, Surroundings } from './Draft';
import { placeWithin } from '../../src/engine/model/alternativeName';
import { broughtChoices } from '../../src/engine/model/broughtChoices';
import { fieldsInAnyCase, hasAlternatives, propertiesOf } from '../../src/engine/model/broughtFields';
import type { Schema } from '../../src/engine/model/Schema';
import { fieldsOf, nameOf, sectionsOf } from './checkFields';
import { choicesOf, fieldAt } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';

/** The path of a text in `fr.json` and `en.json`, and the path of a text that may stand in for it. */
export interface RequiredWord {
  path: string[];
  or?: string[];
}

const STATES = ['loading', 'none', 'noneHint', 'noMatch', 'loadError', 'notFound'];
const RECORD_PAGES = ['list', 'show', 'create', 'edit'];
const PAGES = [...RECORD_PAGES, 'import', 'dashboard'];

/** Every text that the screens of an entity will ask for. A lookup has no screens, so only its fields are named. */
export function requiredWords(draft: Draft, surroundings: Surroundings): RequiredWord[] {
  const screens = draft.resource.at('route').exists || isListedUnder(draft.resource)
    ? [...screenWords(draft, surroundings), ...messageWords(draft, surroundings)]
    : [];
  return [...screens, ...fieldWords(draft, surroundings), ...alternativeWords(draft), ...filterWords(draft), ...importWords(draft)];
}

/**
 * The names of the alternatives of the record (`@`) and of its fields. An alternative that a choice tells from the others may be named by the word
 * of that choice.
 */
export function alternativeWords({ schema }: Pick<Draft, 'schema'>): RequiredWord[] {
  return [['@', schema] as const, ...namesWithin(schema)].flatMap(([name, { oneOf, anyOf, items }]) => {
    const options = oneOf ?? anyOf ?? items?.oneOf ?? items?.anyOf ?? [];
    return placesIn(options).map((place) => ({ path: ['alternatives', name, place] }));
  });
}

/** The places of alternatives that need a word, and of those inside them. */
function placesIn(options: readonly Schema[], around = ''): string[] {
  if (!hasAlternatives({ oneOf: [...options] })) return [];
  return options.flatMap((option, index): string[] => {
    const place = placeWithin(around, index);
    return [...(option.title === undefined && isTold(option) ? [] : [place]), ...placesIn(option.oneOf ?? option.anyOf ?? [], place)];
  });
}

/** Whether a constant field tells this alternative from the others. */
function isTold(option: Schema): boolean {
  return Object.values(fieldsInAnyCase(option)).some(({ const: only }) => only !== undefined);
}

/** Every field, by its dotted name. */
function namesWithin(schema: Schema, before = ''): [string, Schema][] {
  return Object.entries(propertiesOf(schema)).flatMap(([part, field]): [string, Schema][] => [[before + part, field], ...namesWithin(field.items ?? field, `${before}${part}.`)]);
}

/** The fields that a screen, a picker or a selection names. */
export function usedFields({ resource }: Draft): string[] {
  const named = [
    ...resource
      .at('list', 'columns')
      .items()
      .map((column) => nameOf(column, 'field')),
    ...sectionsOf(resource).flatMap(fieldsOf),
    ...resource.at('bulkEdit').items(),
    ...resource.at('deletion', 'shows').items(),
    ...resource
      .at('counters')
      .items()
      .map((one) => one.at('by')),
  ];
  return [...new Set(named.flatMap((name) => name.text ?? []))];
}

/** The texts of the actions: those that their buttons and dialogs need, and the optional ones. */
export function actionWords(resource: JsonCursor, { actions: words }: Surroundings['named']): { needed: string[]; optional: string[] } {
  const actions = resource.at('actions').items();
  return { needed: unique(actions.flatMap((action) => neededWords(action, words))), optional: unique(actions.flatMap(optionalWords)) };
}

/** The name of an action: its own, or that of what it uses. */
export function actionName(action: JsonCursor): string | undefined {
  return action.at('name').text ?? action.at('use').text;
}

function neededWords(action: JsonCursor, words: Surroundings['named']['actions']): string[] {
  const name = actionName(action);
  if (name === undefined) return [];
  const confirms = (action.at('confirms').value ?? action.at('danger').value) === true;
  const asks = action.at('ask').exists;
  const isSilent = action.at('messages').exists || words[action.at('use').text ?? '']?.leads === true;
  return [
    name,
    ...(isSilent ? [] : [`${name}Done`]),
    ...(confirms || asks ? [`${name}Title`, `${name}Confirm`] : []),
    ...(confirms ? [`${name}Body`] : []),
    ...(asks ? [`${name}Asked`] : []),
  ];
}

function optionalWords(action: JsonCursor): string[] {
  const name = actionName(action);
  if (name === undefined) return [];
  return [...(action.at('messages').exists ? [`${name}Done`] : []), ...(action.at('ask').exists ? [`${name}Body`] : [])];
}

/** The names of the notices that are shown before certain records are changed. */
export function noticeNames(resource: JsonCursor): string[] {
  return resource
    .at('notices')
    .items()
    .flatMap((notice) => notice.at('name').text ?? []);
}

/** The words about the records that are deleted along with a record or a selection. */
export function takenWords(resource: JsonCursor): string[] {
  const isOfStructures = resource.at('ownStructure', 'field').text === 'id';
  const always = ['Unknown', ...(resource.at('deletion', 'typed').value === true ? [] : ['Selection'])];
  return resource
    .at('deletion', 'takes')
    .items()
    .flatMap((one) => {
      const isCounted = isOfStructures || ['filter', 'field'].some((key) => one.at(key).exists);
      const forms = isCounted ? ['_one', '_many', '_other', ...always] : always;
      return forms.map((form) => `${one.at('name').text ?? ''}${form}`);
    });
}

/** The names of the counters of the home page. */
export function counterNames(resource: JsonCursor): string[] {
  return resource
    .at('counters')
    .items()
    .flatMap((one) => {
      const name = one.at('name').text;
      if (name === undefined) return [];
      return one.at('confirmed').exists ? [name, `${name}Apart`] : [name];
    });
}

/** The names of the exports by the server. */
export function variantNames(resource: JsonCursor): string[] {
  return resource
    .at('export', 'variants')
    .items()
    .flatMap((variant) => variant.at('name').text ?? []);
}

/** The texts of a dashboard's filters: their labels, the text of an empty box, and the boxes that leave the choice to the platform. */
export function dashboardFilterNames(resource: JsonCursor): string[] {
  const filters = resource.at('dashboard', 'filters').items();
  const textsOf = (cursor: JsonCursor) => cursor.text ?? [];
  return filters.flatMap((filter) => {
    const names = [filter.at('name')].flatMap(textsOf);
    return [...names, ...names.map((name) => `${name}All`), ...[filter.at('forced', 'parameter')].flatMap(textsOf)];
  });
}

/** The charts of a dashboard; the text `<name>Help` explains each. */
export function chartWords(resource: JsonCursor): string[] {
  const charts = resource.at('dashboard', 'charts').items();
  return charts.flatMap((chart) => chart.at('name').text ?? []).flatMap((name) => [name, `${name}Help`]);
}

/**
 * The sentences about records that belong to structures: for an operator without a structure, about a record of another structure, and for a list
 * that does not tell them apart.
 */
export function structureStates(resource: JsonCursor): string[] {
  const own = resource.at('ownStructure');
  if (!own.exists) return [];
  const isOpened = own.at('for').items().length > 0;
  return ['noStructure', 'noStructureHint', ...(isOpened ? ['otherStructure'] : []), ...(own.at('operators').exists ? ['notOperator'] : []), ...(own.at('field').exists ? [] : ['ownStructures']), ...(own.at('listsAll').exists ? ['allStructures'] : [])];
}

/** Whether the list is shown under a record of another entity. */
function isListedUnder(resource: JsonCursor): boolean {
  const endpoint = resource.at('endpoint');
  return [endpoint, endpoint.at('list')].some(({ text }) => text?.includes('{parent}') === true);
}

function screenWords({ resource }: Draft, { named }: Surroundings): RequiredWord[] {
  const permitted = (operation: string) =>
    resource.at('permissions', operation).exists || (operation === 'list' && isListedUnder(resource));
  const sections = new Set(sectionsOf(resource).flatMap((section) => section.at('section').text ?? []));
  return [
    ['menu'],
    ...PAGES.filter(permitted).map((page) => ['pages', page]),
    ...(permitted('create') ? [['actions', 'create']] : []),
    ...actionWords(resource, named).needed.map((word) => ['actions', word]),
    ...variantNames(resource).flatMap((name) => [
      ['exports', name],
      ['exports', `${name}Help`],
    ]),
    ...(permitted('list') ? [['count_one'], ['count_many'], ['count_other']] : []),
    ...(RECORD_PAGES.some(permitted) ? STATES : []).map((state) => ['states', state]),
    ...structureStates(resource).map((state) => ['states', state]),
    ...(permitted('delete') ? ['title', 'body', 'confirm', ...(permitted('list') && resource.at('deletion', 'typed').value !== true ? ['selection'] : [])].map((part) => ['delete', part]) : []),
    ...takenWords(resource).map((word) => ['takes', word]),
    ...[...sections].map((section) => ['sections', section]),
    ...noticeNames(resource).map((name) => ['notices', name]),
    ...counterNames(resource).map((name) => ['counters', name]),
    ...dashboardFilterNames(resource).map((name) => ['filters', name]),
    ...chartWords(resource).map((name) => ['charts', name]),
    ...(permitted('import') ? [['import', 'toList']] : []),
  ].map((path) => ({ path }));
}

function fieldWords(draft: Draft, surroundings: Surroundings): RequiredWord[] {
  return usedFields(draft)
    .flatMap((name) => [name, ...innerFields(draft, name)])
    .flatMap((name) => {
      if (!fieldAt(draft.schema, name)) return [];
      const choices = choicesNamed(draft, name, surroundings).filter((choice) => choice !== null);
      return [{ path: ['fields', name] }, ...choices.map((choice) => ({ path: ['enums', name, String(choice)] }))];
    });
}

/** The values of a field that need words: its choices, those of its items, or those that the widget of the field around it names. */
export function choicesNamed({ resource, schema }: Draft, name: string, { named: { widgets } }: Pick<Surroundings, 'named'>): readonly unknown[] {
  const end = Math.max(name.lastIndexOf('.'), 0);
  const around = nameOf(resource.at('fields', name.slice(0, end), 'widget'), 'use').text ?? '';
  const told = Object.hasOwn(widgets, around) ? widgets[around]?.choices?.[name.slice(end + 1)] : undefined;
  return told ?? choicesOf(fieldAt(schema, name)) ?? broughtChoices(schema).get(name) ?? [];
}

/** The columns of a list of objects, or else all fields of its items. A list inside them has its own. */
function innerFields(draft: Draft, name: string): string[] {
  const columns = draft.resource.at('fields', name, 'widget', 'columns').items().flatMap((column) => column.text ?? []);
  const inner = Object.keys(fieldAt(draft.schema, name)?.items?.properties ?? {});
  const names = (columns.length > 0 ? columns : inner).map((column) => `${name}.${column}`);
  return names.flatMap((field) => [field, ...innerFields(draft, field)]);
}

function filterWords({ resource, schema }: Draft): RequiredWord[] {
  const filters = resource
    .at('list', 'filters')
    .items()
    .flatMap((filter) => {
      const name = nameOf(filter, 'name').text;
      if (name === undefined) return [];
      // A filter that is sent with every request is described by a sentence of its own.
      if (filter.at('shown').text === 'fixed') return [{ path: ['filters', name] }];
      const field = filter.at('field').text ?? name;
      const choices = fieldAt(schema, field) ? (choicesOf(fieldAt(schema, field)) ?? []) : [];
      return [
        { path: ['filters', name], or: ['fields', field] },
        ...choices.filter((choice) => choice !== null).map((choice) => ({ path: ['enums', field, String(choice)] })),
      ];
    });
  return filters;
}

/** A column has its own label, or that of the field it fills. */
function importWords({ resource }: Draft): RequiredWord[] {
  const columns = resource.at('import', 'columns').items();
  const names = columns.flatMap((column) => nameOf(column, 'name').text ?? []);
  return names.map((name) => ({ path: ['import', 'columns', name], or: ['fields', name] }));
}

/** The sentences about the entity's actions are not needed here where the shell has some for the context. */
function messageWords({ name, resource }: Draft, { messageContexts }: Surroundings): RequiredWord[] {
  const context = resource.at('messages').text ?? name;
  if (context !== name || messageContexts.includes(context)) return [];
  const done = { create: 'created', edit: 'updated', delete: 'deleted' };
  const permitted = Object.entries(done).filter(([operation]) => resource.at('permissions', operation).exists);
  return [
    { path: ['messages', 'error', 'loaded'] },
    ...permitted.flatMap(([, past]) => [
      { path: ['messages', 'success', past] },
      { path: ['messages', 'error', past] },
    ]),
  ];
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
