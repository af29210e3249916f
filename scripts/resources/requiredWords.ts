import type { Draft, Surroundings } from './Draft';
import { fieldsOf, nameOf, sectionsOf } from './checkFields';
import { choicesOf, fieldAt } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';

/** The path of a text in `fr.json` and `en.json`, and the text that does as well. */
export interface RequiredWord {
  path: string[];
  or?: string[];
}

const STATES = ['loading', 'none', 'noneHint', 'noMatch', 'loadError', 'notFound'];
const PAGES = ['list', 'show', 'create', 'edit', 'import'];

/** Every text that the screens of an entity will ask for. A lookup has no screen: only its fields are named. */
export function requiredWords(draft: Draft, surroundings: Surroundings): RequiredWord[] {
  const screens = draft.resource.at('route').exists
    ? [...screenWords(draft), ...messageWords(draft, surroundings)]
    : [];
  return [...screens, ...fieldWords(draft), ...filterWords(draft)];
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
  ];
  return [...new Set(named.flatMap((name) => name.text ?? []))];
}

/** An action is called by its own name, or by that of what it uses. */
export function actionNames(resource: JsonCursor): string[] {
  return resource
    .at('actions')
    .items()
    .flatMap((action) => action.at('name').text ?? action.at('use').text ?? []);
}

function screenWords({ resource }: Draft): RequiredWord[] {
  const permitted = (operation: string) => resource.at('permissions', operation).exists;
  const sections = new Set(sectionsOf(resource).flatMap((section) => section.at('section').text ?? []));
  return [
    ['menu'],
    ...PAGES.filter(permitted).map((page) => ['pages', page]),
    ...(permitted('create') ? [['actions', 'create']] : []),
    ...actionNames(resource).flatMap((name) => [
      ['actions', name],
      ['actions', `${name}Done`],
    ]),
    ...(permitted('list') ? [['count_one'], ['count_many'], ['count_other']] : []),
    ...STATES.map((state) => ['states', state]),
    ...(permitted('delete') ? ['title', 'body', 'confirm'].map((part) => ['delete', part]) : []),
    ...[...sections].map((section) => ['sections', section]),
  ].map((path) => ({ path }));
}

function fieldWords(draft: Draft): RequiredWord[] {
  return usedFields(draft).flatMap((name) => {
    const field = fieldAt(draft.schema, name);
    if (!field) return [];
    const choices = (choicesOf(field) ?? []).filter((choice) => choice !== null);
    return [{ path: ['fields', name] }, ...choices.map((choice) => ({ path: ['enums', name, String(choice)] }))];
  });
}

function filterWords({ resource, schema }: Draft): RequiredWord[] {
  const filters = resource
    .at('list', 'filters')
    .items()
    .flatMap((filter) => {
      const name = nameOf(filter, 'name').text;
      if (name === undefined) return [];
      const field = filter.at('field').text ?? name;
      const choices = fieldAt(schema, field) ? (choicesOf(fieldAt(schema, field)) ?? []) : [];
      return [
        { path: ['filters', name], or: ['fields', field] },
        ...choices.filter((choice) => choice !== null).map((choice) => ({ path: ['enums', field, String(choice)] })),
      ];
    });
  const fixed = resource
    .at('list', 'fixedFilters')
    .items()
    .flatMap((filter) => filter.at('name').text ?? []);
  return [...filters, ...fixed.map((name) => ({ path: ['filters', name] }))];
}

/** A context that the shell has sentences for needs none here. */
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
