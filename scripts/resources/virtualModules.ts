import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { Resource, ResourceSummary } from '../../src/engine/model/Resource';
import type { Schema } from '../../src/engine/model/Schema';
import { vocabulary } from '../../src/features/vocabulary';
import { compileValidators } from './compileValidators';
import { defaults } from './derive/defaults';
import { formsOf } from './derive/names';
import { inShapes, type Shapes } from './inShapes';
import { kindOfKeyword } from './keywords';
import type { NamedDialect } from './dialectOf';
import type { EntitySource } from './readEntities';
import type { ReadResult } from './readResources';

export const PREFIX = 'virtual:resources/';

type Files = WholeVocabulary['files'];

const LANGUAGES = ['fr', 'en'] as const;

type Language = (typeof LANGUAGES)[number];

/**
 * The source of a virtual module, by its name after the prefix; undefined when there is none of that name. `files` says where each transform,
 * source, dialect and way to sign in is.
 */
export function virtualModule(name: string, { entities, ownWords, session }: Pick<ReadResult, 'entities' | 'ownWords' | 'session'>, files = vocabulary.files): string | undefined {
  const [kind = '', entityName, language] = name.split('/');
  if (name === 'session') return sessionModule(session, files);
  if (name === 'rights') return json(session?.rights ?? []);
  if (entityName === undefined) return SHELL[kind]?.(entities);
  if (kind === 'shellWords') return isLanguage(entityName) ? wordsOfShell(shellWords(entities, entityName), ownWords[entityName]) : undefined;
  if (kind === 'group') return groupModule(groupsOf(entities)[Number(entityName)] ?? []);
  const entity = entities.find(({ resource }) => resource.name === entityName);
  if (!entity) return undefined;
  if (kind === 'entity') return wholeEntity(entityName);
  if (kind === 'body') return body(entity, files);
  if (kind === 'validators') return validators(entity);
  return kind === 'words' && language !== undefined && isLanguage(language)
    ? json(wordsOf(entity, language))
    : undefined;
}

/** How people sign in is part of the first files, so that no other way is loaded; the names of the rights come with signing in. */
function sessionModule(session: ReadResult['session'], files: Files): string {
  if (!session) return `export { platformSession as session } from ${JSON.stringify(normalizePath(fileURLToPath(PLATFORM_SESSION)))};`;
  const { use, options } = session;
  return [
    importing(use, files.sessions[use]),
    `const derived = () => import(${JSON.stringify(`${PREFIX}rights`)}).then((module) => module.default);`,
    `export const session = ${use}(${JSON.stringify(options)}, { derived });`,
  ].join('\n');
}

const PLATFORM_SESSION = new URL('../../src/session/platformSession.ts', import.meta.url);

const SHELL: Readonly<Record<string, (entities: readonly EntitySource[]) => string>> = {
  manifest: (entities) => {
    const { shapes, values } = inShapes(entities.map(({ resource }) => summary(resource)), gapsOfSummary);
    return `${importing('fromShapes', FROM_SHAPES)}\nexport const resources = fromShapes(${JSON.stringify(shapes)}, ${JSON.stringify(values)});`;
  },
  words: () =>
    `export const shellWords = {${LANGUAGES.map((language) => `${language}: ${lazy(`shellWords/${language}`)}`).join(', ')}};`,
  entities: (entities) => {
    const groups = groupsOf(entities).map((_group, place) => `group/${place}`);
    if (groups.length === 1) return `import group from "${PREFIX}group/0";\nexport const entityFiles = async (name) => group[name];`;
    const place = `Math.floor(resources.findIndex((resource) => resource.name === name) / ${GROUP})`;
    return `import { resources } from "${PREFIX}manifest";\nconst groups = [${groups.map(lazy).join(', ')}];\nexport const entityFiles = async (name) => (await groups[${place}]?.())?.default[name];`;
  },
};

/** The entities in groups, in menu order. The addresses of the files of five hundred weigh more than a list, so all but few come group by group. */
function groupsOf(entities: readonly EntitySource[]): EntitySource[][] {
  return Array.from({ length: Math.ceil(entities.length / GROUP) || 1 }, (_one, place) => entities.slice(place * GROUP, (place + 1) * GROUP));
}

const GROUP = 64;

/** The addresses of the files of a group of entities. */
function groupModule(group: readonly EntitySource[]): string {
  return `${PARTS_OF}\nexport default {\n${group.map(({ resource: { name } }) => `  ${JSON.stringify(name)}: partsOf(${lazy(`entity/${name}`)}),`).join('\n')}\n};`;
}

/** Each entity is one file, loaded by a single import. */
const PARTS_OF = `const part = (load, name) => () => load().then((entity) => ({ default: entity[name] }));
const partsOf = (load) => ({ body: part(load, 'body'), words: { ${LANGUAGES.map((language) => `${language}: part(load, '${language}')`).join(', ')} } });`;

function wordsOfShell({ shapes, values }: Shapes, own: object): string {
  return `${importing('fromShapes', FROM_SHAPES)}\nexport default { ...Object.fromEntries(fromShapes(${JSON.stringify(shapes)}, ${JSON.stringify(values)})), ...${JSON.stringify(own)} };`;
}

function wholeEntity(name: string): string {
  const words = LANGUAGES.map((language) => `export { default as ${language} } from ${JSON.stringify(`${PREFIX}words/${name}/${language}`)};`);
  return [`export { default as body } from ${JSON.stringify(`${PREFIX}body/${name}`)};`, ...words].join('\n');
}

function lazy(name: string): string {
  return `() => import(${JSON.stringify(PREFIX + name)})`;
}

function json(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

/** What the summaries of two entities made by the same rules differ in. */
function gapsOfSummary({ name = '', route = '', menu }: Partial<ResourceSummary>): (string | number)[] {
  return [name, formsOf(name)['singular_snake'] ?? '', route.slice(1), menu?.order ?? 0];
}

const FROM_SHAPES = new URL('../../src/engine/model/fromShapes.ts', import.meta.url);

/** Only the keys that the shell needs, because the summaries of five hundred entities are in the first chunk. */
function summary({ name, route, when, ownStructure, ownOnly, menu, dashboard, counters, search, permissions, importPath, textIds }: Resource): Partial<ResourceSummary> {
  const place = dashboard && { path: dashboard.path, parameter: dashboard.parameter };
  return JSON.parse(
    JSON.stringify({ name, route, when, ownStructure, ownOnly, menu, dashboard: place, counters, search, permissions, importPath, textIds }),
  ) as Partial<ResourceSummary>;
}

/** The words of the shell by entity, as shapes: those of most entities are derived, and differ in two nouns. */
function shellWords(entities: readonly EntitySource[], language: Language): Shapes {
  const words = entities.map((entity): [string, ShellWords] => {
    const { menu, pages, actions } = wordsOf(entity, language) as ShellWords;
    return [entity.resource.name, { menu, pages, ...(actions?.create !== undefined && { actions: { create: actions.create } }) }];
  });
  return inShapes(words, ([name, said]) => [name, ...nounsOf(said, language)]);
}

interface ShellWords {
  menu?: string | undefined;
  pages?: Record<string, string> | undefined;
  actions?: { create?: string } | undefined;
}

/** What the records and one of them are called, where these words are derived. */
function nounsOf({ menu = '', pages }: ShellWords, language: Language): string[] {
  const [before = ''] = defaults.words[language].pages.show.split('{');
  const show = pages?.['show'] ?? '';
  return [menu, show.startsWith(before) ? show.slice(before.length) : ''].map((noun) => noun.charAt(0).toLowerCase() + noun.slice(1));
}

/** Missing English words are filled in from the French, so that no screen ever shows a key. */
function wordsOf({ words }: EntitySource, language: Language): object {
  return language === 'fr' ? words.fr : completed(words.en, words.fr);
}

function completed(words: object, fallback: object): object {
  const result: Record<string, unknown> = { ...fallback };
  for (const [key, value] of Object.entries(words)) {
    const other = result[key];
    result[key] = isObject(value) && isObject(other) ? completed(value, other) : value;
  }
  return result;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

function body({ resource, schema, sourceName, namedDialect }: EntitySource, files: Files): string {
  const browserSchema = withoutExamples(schema);
  const others = [...(sourceName === undefined ? [] : [`source: ${sourceName}`]), ...(namedDialect ? [`dialect: ${madeDialect(namedDialect)}`] : [])];
  return [
    bringTransforms(resource, files.transforms),
    ...(sourceName === undefined ? [] : [importing(sourceName, files.sources[sourceName])]),
    ...(namedDialect ? [importing(namedDialect.use, files.dialects[namedDialect.use])] : []),
    `const validators = ${lazy(`validators/${resource.name}`)}.then((module) => module.default);`,
    `export default { resource: ${JSON.stringify(resource)}, schema: ${JSON.stringify(browserSchema)}, ${['validators', ...others].join(', ')} };`,
  ].join('\n');
}

/** A file of its own, as only forms need it. */
function validators({ schema, checked = schema }: EntitySource): string {
  return `${compileValidators(withoutExamples(schema), withoutExamples(checked))}\nexport default validators;`;
}

/** The dialect is made once, when the module is evaluated. */
function madeDialect({ use, options, facts }: NamedDialect): string {
  return `${use}(${JSON.stringify(options)}, ${JSON.stringify(facts)})`;
}

/** The transforms that a resource names are imported with it, so that the first page carries none of them. */
function bringTransforms({ fields, recordTransforms }: Resource, files: Files['transforms']): string {
  const uses = Object.values(fields);
  const ofFields = new Set(uses.flatMap(({ transform }) => (transform ? [transform.use] : [])));
  const ofRecords = new Set([...recordTransforms, ...uses.flatMap(({ itemTransforms }) => itemTransforms ?? [])].map(({ use }) => use));
  return [
    ...[...ofFields, ...ofRecords].map((name) => importing(name, files[name])),
    importing('addTransforms', ADDS_TRANSFORMS),
    `addTransforms({ transforms: { ${[...ofFields].join(', ')} }, recordTransforms: { ${[...ofRecords].join(', ')} } });`,
  ].join('\n');
}

/** An import of a name from a file, given as an absolute path. */
function importing(name: string, file: URL | undefined): string {
  if (!file) throw new Error(`No extension has a file for "${name}".`);
  return `import { ${name} } from ${JSON.stringify(normalizePath(fileURLToPath(file)))};`;
}

const ADDS_TRANSFORMS = new URL('../../src/engine/model/transforms/factories.ts', import.meta.url);

/** A schema without examples, which only the sandbox needs, for its rows. */
function withoutExamples(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => keyword !== 'examples');
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, inside(keyword, value)]));
}

function inside(keyword: string, value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  switch (kindOfKeyword(keyword)) {
    case 'schema':
      // The items of a tuple have a schema for each place.
      return Array.isArray(value) ? (value as Schema[]).map(withoutExamples) : withoutExamples(value as Schema);
    case 'schemas':
      return (value as Schema[]).map(withoutExamples);
    case 'named schemas':
      return Object.fromEntries(
        Object.entries(value as Record<string, Schema | string[]>).map(([name, named]) => [name, Array.isArray(named) ? named : withoutExamples(named)]),
      );
    default:
      return value;
  }
}
