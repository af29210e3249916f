import { checkVariables } from './checkVariables';
import { isOfLanguage } from './derive/completeWords';
import type { Draft, Surroundings } from './Draft';
import { nameOf, sectionsOf } from './checkFields';
import { fieldAt, fieldNames } from './fieldPaths';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';
import { actionWords, alternativeWords, chartWords, choicesNamed, dashboardFilterNames, noticeNames, requiredWords, structureStates, takenWords, variantNames, counterNames } from './requiredWords';

const LANGUAGES = ['fr', 'en'] as const;

/** Both languages must have every text that the screens ask for, the same texts, and none about something that does not exist. */
export function* checkWords(draft: Draft, surroundings: Surroundings): Generator<Mistake> {
  const required = requiredWords(draft, surroundings);
  for (const language of LANGUAGES) {
    const words = draft.words[language];
    if (!words) continue;
    const missing = required
      .filter(({ path, or }) => !words.at(...path).exists && !(or && words.at(...or).exists))
      .map(({ path }) => path)
      .filter((path) => isOfLanguage(path, language));
    for (const { path } of required) if (words.at(...path).keys().length > 0) yield words.at(...path).mistake('a text');
    for (const path of unique(missing)) yield words.at(...path).mistake(`the text "${path.join('.')}"`);
    yield* checkSame(draft, surroundings, { language, missing: new Set(missing.map(String)) });
    yield* checkTexts(words);
    yield* checkKnown(words, draft, surroundings);
  }
}

/** A text of one language must be in the other too. Only French has a plural for millions. */
function* checkSame(draft: Draft, surroundings: Surroundings, { language, missing }: { language: 'fr' | 'en'; missing: ReadonlySet<string> }): Generator<Mistake> {
  const own = draft.words[language];
  const other = draft.words[language === 'fr' ? 'en' : 'fr'];
  if (!own || !other) return;
  // A text about something unknown is reported in its own file, and should not be demanded of the other.
  const strangers = [...checkKnown(other, draft, surroundings)].map(({ pointer }) => `${pointer}/`);
  for (const path of leaves(other)) {
    if (own.at(...path).exists || missing.has(String(path)) || !isOfLanguage(path, language)) continue;
    if (strangers.some((stranger) => `/${path.join('/')}/`.startsWith(stranger))) continue;
    yield own.at(...path).mistake(`the text "${path.join('.')}", which ${language === 'fr' ? 'en' : 'fr'}.json has`);
  }
}

function* checkTexts(words: JsonCursor): Generator<Mistake> {
  for (const path of leaves(words)) {
    const word = words.at(...path);
    if (!word.text?.trim()) yield word.mistake('a text that is not empty');
    else if (word.isWritten) yield* checkVariables(word, path);
  }
}

function* checkKnown(words: JsonCursor, draft: Draft, surroundings: Surroundings): Generator<Mistake> {
  for (const [key, group] of words.entries()) {
    const known = GROUPS[key];
    if (known === undefined) {
      yield group.unknownKey(`a key among ${Object.keys(GROUPS).join(', ')}`, Object.keys(GROUPS));
    } else if (known !== 'text') {
      yield* known(group, draft, surroundings);
    }
  }
}

type GroupCheck = (group: JsonCursor, draft: Draft, surroundings: Surroundings) => Generator<Mistake>;

const GROUPS: Readonly<Record<string, 'text' | GroupCheck>> = {
  menu: 'text',
  pages: among('a page', () => ['list', 'create', 'show', 'edit', 'import', 'dashboard']),
  actions: among('an action', ({ resource }, { named }) => ['create', ...Object.values(actionWords(resource, named)).flat()]),
  exports: among('an export', ({ resource }) => variantNames(resource).flatMap((name) => [name, `${name}Help`])),
  fields: checkFieldKeys,
  help: checkFieldKeys,
  changeHelp: checkFieldKeys,
  items: checkItemKeys,
  adding: checkItemKeys,
  kept: checkItemKeys,
  alternatives: among('a field with alternatives', (draft) => alternativeWords(draft).flatMap(({ path: [, name] }) => name ?? [])),
  enums: checkChoices,
  notices: among('a notice of resource.json', ({ resource }) => noticeNames(resource)),
  counters: among('work that resource.json counts', ({ resource }) => counterNames(resource)),
  takes: among('what a deletion takes along', ({ resource }) => takenWords(resource)),
  sections: among('a section of resource.json', ({ resource }) =>
    sectionsOf(resource).flatMap((section) => section.at('section').text ?? []),
  ),
  filters: among('a filter of resource.json', ({ resource }) => [
    ...resource
      .at('list', 'filters')
      .items()
      .flatMap((filter) => nameOf(filter, 'name').text ?? []),
    ...dashboardFilterNames(resource),
  ]),
  charts: among('a chart of the dashboard', ({ resource }) => chartWords(resource)),
  count_one: 'text',
  count_many: 'text',
  count_other: 'text',
  states: among('a state', ({ resource }) => ['loading', 'none', 'noneHint', 'noMatch', 'loadError', 'notFound', 'denied', ...structureStates(resource)]),
  import: checkImportWords,
  delete: among('a part of the confirmation', () => ['title', 'body', 'confirm', 'selection']),
  messages: among('a kind of message', () => ['success', 'error']),
};

function among(what: string, candidates: (draft: Draft, surroundings: Surroundings) => string[]): GroupCheck {
  return function* (group, draft, surroundings) {
    const known = candidates(draft, surroundings);
    for (const [key, word] of group.entries()) {
      if (!known.includes(key))
        yield word.unknownKey(`${what}${known.length > 0 ? ` (${unique(known).join(', ')})` : ''}`, known);
    }
  };
}

const IMPORT_GROUPS = ['toList', 'columns', 'help'];

function* checkImportWords(group: JsonCursor, { resource }: Draft): Generator<Mistake> {
  const columns = resource
    .at('import', 'columns')
    .items()
    .flatMap((column) => nameOf(column, 'name').text ?? []);
  for (const [key, words] of group.entries()) {
    if (!IMPORT_GROUPS.includes(key)) yield words.unknownKey(`a key among ${IMPORT_GROUPS.join(', ')}`, IMPORT_GROUPS);
    for (const [name, word] of words.entries()) {
      if (!columns.includes(name)) yield word.unknownKey('a column of the import', columns);
    }
  }
}

/** Checks the words for the items of a list. */
function* checkItemKeys(group: JsonCursor, { schema }: Draft): Generator<Mistake> {
  for (const [name, word] of group.entries()) {
    if (!fieldAt(schema, name)?.items) yield word.unknownKey('a list of schema.json', fieldNames(schema, name));
  }
}

function* checkFieldKeys(group: JsonCursor, { schema }: Draft): Generator<Mistake> {
  for (const [name, word] of group.entries()) {
    if (!fieldAt(schema, name)) yield word.unknownKey('a field of schema.json', fieldNames(schema, name));
  }
}

function* checkChoices(group: JsonCursor, draft: Draft, surroundings: Surroundings): Generator<Mistake> {
  const { schema } = draft;
  for (const [name, words] of group.entries()) {
    const own = choicesNamed(draft, name, surroundings);
    const choices = (own.length === 0 && fieldAt(schema, name)?.type === 'boolean' ? [true, false] : own).map(String);
    if (choices.length === 0) {
      yield words.unknownKey('a field of schema.json that has choices', fieldNames(schema, name));
      continue;
    }
    for (const [choice, word] of words.entries()) {
      if (!choices.includes(choice)) yield word.unknownKey(`a choice of "${name}" (${choices.join(', ')})`, choices);
    }
  }
}

function leaves(words: JsonCursor, path: string[] = []): string[][] {
  return words
    .entries()
    .flatMap(([key, word]) => (word.keys().length > 0 ? leaves(word, [...path, key]) : [[...path, key]]));
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [String(item), item])).values()];
}
