import { posix } from 'node:path';
import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import type { Entity } from '../../src/engine/model/Resource';
import { kindsOfField } from '../../src/engine/model/kindsOfField';
import type { RecordSchema, Schema } from '../../src/engine/model/Schema';
import { addAllTransforms, vocabulary } from '../../src/features/vocabulary';
import { checkEntity } from './checkEntity';
import { checkNames, checkRecordSchema, checkSchema, schemaWarnings } from './checkSchema';
import { checkResourceShape, checkSchemaShape } from './checkShape';
import { checkSurroundings } from './checkSurroundings';
import { withFreeNames } from './derive/freeNames';
import { withNamedTexts } from './derive/namedItems';
import { completeEntity, type CompletedEntity } from './derive/completeEntity';
import type { WholeFile } from './derive/completeResource';
import { completeWords, type Language } from './derive/completeWords';
import { defaults, goBy } from './derive/defaults';
import { idWarnings } from './derive/deriveId';
import type { Derivation } from './derive/Derivation';
import { checkDialect, dialectOf, type NamedDialect } from './dialectOf';
import type { Draft, Surroundings } from './Draft';
import type { EntityFolder } from './entityFolders';
import { withFieldNames } from './fieldNames';
import { inlineDefinitions, inlineReferences, inlineTexts } from './inlineReferences';
import { JsonCursor } from './JsonCursor';
import { readJson, type JsonFile } from './JsonFile';
import { byPlace, formatMistake, type Mistake } from './Mistake';
import { normalise } from './normalise';
import { withCountedChoices } from './normaliseDashboard';
import { withColumnLabels } from './normaliseImport';
import { patchedDefaults, sessionMistakes, wholeConventionMistakes } from './patch/patchedDefaults';
import { patchedFolders, referableFiles, sharedWith } from './patch/patchedFolders';
import { readFolder, type ResourceFiles } from './readFolder';
import { readOwnWords, type OwnWords } from './readOwnWords';
import { refersTo, type SharedFiles } from './referenceTarget';
import { sessionOf, type NamedSession } from './sessionOf';
import { strayMistake } from './strays';
import { withoutReferences } from './withoutReferences';

export { formatMistakes, formatWarnings } from './Mistake';

// Wire schemas are made here too, and they need every transform.
addAllTransforms();

/** An entity with its words, as its files have them. */
export interface EntitySource extends Entity {
  words: { fr: object; en: object };
  /** What its records obey, where that is more than the schema says to a form (`CompletedEntity`). */
  checked?: RecordSchema;
  /** The definitions of its schema that are objects, by their names (`inlineDefinitions`). */
  definitions: Record<string, Schema>;
  /** The name of the entity's source, where it has one. */
  sourceName?: string;
  /** The name of the entity's dialect with the options it is made from, where it is not the platform's. */
  namedDialect?: NamedDialect;
}

export interface ReadResult {
  /** The entities in the order of the menu. An entity with a mistake in its schema, in a file to which that refers, or in its resource is left out. */
  entities: EntitySource[];
  /** How people sign in, where it is not the platform's own way. */
  session?: NamedSession | undefined;
  /** The words that the integrator's folders have beside their entities, by namespace. */
  ownWords: OwnWords;
  /** The schemas of `shared/` by the names of their files, with references resolved. */
  shared: Record<string, Schema>;
  /** The mistakes of every file, in the order of the files. */
  mistakes: Mistake[];
  /** What breaks nothing, and may be meant otherwise: what is ignored, and what is taken for granted. */
  warnings: Mistake[];
  /** The values that no file states, by the name of the entity. */
  derived: Readonly<Record<string, Derivation[]>>;
}

/** Reads every entity of a folder and of those added to it from disk. Throws only what reading files throws: mistakes are part of the answer. */
export function readResources(folder: string, added: readonly string[] = [], named = vocabulary): ReadResult {
  return readResourceFiles(readFolder(folder, added), named);
}

/**
 * Reads entities from texts. Everything that the plugin, `npm run check` and the tests know about `schemas/` comes from here. An entity whose files
 * have not changed is not read again, so that saving one of five hundred stays quick. `named` holds the names that a `resource.json` may use.
 */
export function readResourceFiles(texts: ResourceFiles, named = vocabulary): ReadResult {
  const { messageContexts, added = [] } = texts;
  const wrong = texts.conventions ? wholeConventionMistakes(readJson(texts.conventions.path, texts.conventions.text), named) : [];
  // Nothing can be derived from wrong conventions.
  if (wrong.length > 0) return { entities: [], ownWords: { fr: {}, en: {} }, shared: {}, mistakes: wrong, warnings: [], derived: {} };
  const conventions = patchedDefaults(added, named);
  goBy(conventions.defaults);
  const folders = patchedFolders(texts);
  const shared = referableFiles(folders, texts);
  const ownWords = readOwnWords(added, named);
  const surroundings = { entities: folders.map(({ name }) => name), searched: searchedAmong(folders, shared, named), textual: textualAmong(folders, shared, named), messageContexts, named };
  const around = JSON.stringify({ ...surroundings, named: undefined });
  const read = folders.map((folder) => readEntity(folder, shared, surroundings, around));
  const ofShared = [...shared.values()].map((file) => ({ file, mistakes: sharedMistakes(file, shared) }));
  const wrongShared = new Set(ofShared.flatMap((one) => (one.mistakes.length > 0 ? one.file : [])));
  const mistakes = [
    ...ofShared.flatMap((one) => one.mistakes),
    ...read.flatMap((entity) => entity.mistakes),
    ...checkSurroundings(read.flatMap(({ draft }) => draft ?? [])),
    ...conventions.mistakes,
    ...sessionMistakes(added, surroundings.entities),
    ...ownWords.mistakes,
    ...[...(texts.strays ?? [])].flatMap(([folder, files]) => files.map((file) => strayMistake(folder, file))),
  ];
  const isSound = ({ schema }: EntityFolder) => !schema || !refersTo(wrongShared, schema, shared);
  const whole = read.flatMap(({ entity }, index) => (entity && isSound(folders[index]!) ? entity : [])).sort(byMenu(named.menuGroups));
  const entities = whole.map((entity) => withCountedChoices(entity, whole));
  return {
    entities,
    session: sessionOf(conventions.defaults.session, entities.map(({ resource }) => resource), named),
    ownWords: ownWords.words,
    shared: Object.fromEntries(
      [...sharedWith(texts)].map(([path, file]) => [posix.basename(path, '.json'), withoutReferences(inlineReferences(file, shared).schema)]),
    ),
    mistakes: unique(mistakes).sort(byPlace),
    warnings: unique([...shared.values(), ...folders.flatMap(({ schema }) => schema ?? [])].flatMap((file) => warningsOf(file, shared)).concat(folders.flatMap((folder) => idWarningsOf(folder, shared, named)))).sort(byPlace),
    derived: Object.fromEntries(folders.map(({ name }, index) => [name, read[index]?.derived ?? []])),
  };
}

/** The entities of these files whose records can be found by typing, to which references may lead, and the entities whose `id` is a text. */
export function searchedEntities(texts: Pick<ResourceFiles, 'files' | 'added'>): { searched: string[]; textual: string[] } {
  const folders = patchedFolders(texts);
  const shared = referableFiles(folders, texts);
  return { searched: searchedAmong(folders, shared, vocabulary), textual: textualAmong(folders, shared, vocabulary) };
}

function searchedAmong(folders: readonly EntityFolder[], shared: SharedFiles, named: WholeVocabulary): string[] {
  return folders.filter((folder) => isSearched(folder, shared, named)).map(({ name }) => name);
}

function textualAmong(folders: readonly EntityFolder[], shared: SharedFiles, named: WholeVocabulary): string[] {
  const idOf = (folder: EntityFolder) => completeEntity(folder, shared, named)?.schema.properties?.['id'];
  return folders.filter((folder) => kindsOfField(idOf(folder) ?? {}).join() === 'string').map(({ name }) => name);
}

/** Whether the records of an entity can be found by filters of its list, or by reading the whole list. */
function isSearched(folder: EntityFolder, shared: SharedFiles, named: WholeVocabulary): boolean {
  const completed = completeEntity(folder, shared, named);
  if (!completed) return false;
  const cursor = JsonCursor.of(folder.resource, completed.whole);
  return cursor.at('search').exists || cursor.at('list', 'paging').text === 'client';
}

interface EntityRead {
  /** Absent when the schema or the resource cannot be read, so that there is nothing to compare. */
  draft?: Draft;
  /** Absent when the schema or the resource has a mistake. */
  entity?: EntitySource;
  mistakes: Mistake[];
  derived: Derivation[];
}

const lastRead = new Map<string, { inputs: unknown[]; read: EntityRead }>();

/** `around` is the text of the surroundings without what is named, by which they are compared: hundreds of entities have the same. */
function readEntity(folder: EntityFolder, shared: SharedFiles, surroundings: Surroundings, around: string): EntityRead {
  const { schema, resource, fr, en, path, mistakes } = folder;
  const inputs = [schema, resource, fr, en, surroundings.named, defaults, ...shared.values(), around, JSON.stringify(mistakes)];
  const last = lastRead.get(path);
  if (last && last.inputs.length === inputs.length && last.inputs.every((input, index) => input === inputs[index]))
    return last.read;
  const read = checkedEntity(folder, shared, surroundings);
  lastRead.set(path, { inputs, read });
  return read;
}

function checkedEntity(folder: EntityFolder, shared: SharedFiles, surroundings: Surroundings): EntityRead {
  const { name, schema, resource } = folder;
  const own = [...folder.mistakes, ...fileMistakes(folder, shared, surroundings)];
  const completed = completeEntity(folder, shared, surroundings.named);
  if (!schema || !completed) return { mistakes: own, derived: [] };

  // Without fields, or with fields whose names no form can use, the remaining checks would only report consequences of that.
  const record = [...checkRecordSchema(JsonCursor.of(schema, completed.schema))];
  const odd = [...checkNames(JsonCursor.of(schema), completed.schema)];
  if (!(completed.schema as Schema).properties || odd.length > 0) return { mistakes: [...own, ...record, ...completed.mistakes, ...odd], derived: [] };

  const texts = withFieldNames(inlineTexts(schema, shared)).schema;
  const { draft, words, derived } = draftOf(folder, completed, withNamedTexts(withFreeNames(texts) ?? texts, completed.named), surroundings);
  const mistakes = [...own, ...record, ...completed.mistakes, ...checkEntity(draft, surroundings)];
  const all = [...completed.derived, ...derived];
  if (mistakes.some(({ file }) => DECISIVE.test(file))) return { draft, mistakes, derived: all };
  const normalised = normalise(name, completed.whole as WholeFile, draft.schema);
  const entity = { resource: withColumnLabels(normalised, Object.values(words)), schema: draft.schema, definitions: inlineDefinitions(schema, shared), ...(completed.checked && { checked: completed.checked }), words, ...sourceOf(resource, surroundings), ...dialectOf(draft.resource.at('dialect'), draft.schema, surroundings.named) };
  return { draft, entity, mistakes, derived: all };
}

/** A mistake in one of these files, or in a file that changes it, excludes the entity. */
const DECISIVE = /(^|\/)(schema|resource)\.json$/;

const LANGUAGES: readonly Language[] = ['fr', 'en'];

/** Everything that the files of an entity say or leave to be derived, and the words of each language. A broken file of words is not checked further. */
function draftOf(folder: EntityFolder, { schema, whole }: CompletedEntity, texts: Schema, surroundings: Surroundings): { draft: Draft; words: EntitySource['words']; derived: Derivation[] } {
  const draft: Draft = { name: folder.name, resource: JsonCursor.of(folder.resource, whole), schema, words: {}, ...sourceOf(folder.resource, surroundings) };
  const spoken = LANGUAGES.filter((language) => !folder[language].isBroken).map((language) => ({
    language,
    ...completeWords(draft, JsonCursor.of(folder[language]), { language, texts, surroundings }),
  }));
  const cursors = spoken.map((words) => [words.language, JsonCursor.of(folder[words.language], words.whole)]);
  const words = { fr: {}, en: {}, ...Object.fromEntries(spoken.map(({ language, whole: said }) => [language, said])) };
  return { draft: { ...draft, words: Object.fromEntries(cursors) as Draft['words'] }, words, derived: spoken.flatMap(({ derived }) => derived) };
}

/** The source that the resource names, where one of that name exists. */
function sourceOf(resource: JsonFile, { named }: Surroundings): Pick<EntitySource, 'source' | 'sourceName'> {
  const sourceName = JsonCursor.of(resource).at('source').text ?? '';
  const source = named.sources[sourceName];
  return source ? { sourceName, source } : {};
}

function sharedMistakes(file: JsonFile, shared: SharedFiles): Mistake[] {
  return [...file.mistakes, ...(file.isBroken ? [] : schemaMistakes(file, shared))];
}

function fileMistakes({ schema, resource, fr, en }: EntityFolder, shared: SharedFiles, { named }: Surroundings): Mistake[] {
  return [
    ...[schema, resource, fr, en].flatMap((file) => file?.mistakes ?? []),
    ...(schema && !schema.isBroken ? schemaMistakes(schema, shared) : []),
    ...(!resource.isBroken ? [...checkResourceShape(resource, named), ...checkDialect(JsonCursor.of(resource).at('dialect'), named)] : []),
  ];
}

function schemaMistakes(file: JsonFile, shared: SharedFiles): Mistake[] {
  return [...checkSchemaShape(file), ...checkSchema(JsonCursor.of(file), shared)];
}

function warningsOf(file: JsonFile, shared: SharedFiles): Mistake[] {
  return file.isBroken ? [] : [...schemaWarnings(JsonCursor.of(file), shared)];
}

function idWarningsOf(folder: EntityFolder, shared: SharedFiles, named: WholeVocabulary): Mistake[] {
  const completed = completeEntity(folder, shared, named);
  return completed ? idWarnings(folder, completed) : [];
}

/** Removes repeated mistakes, because every entity that refers to a shared file reports the file's mistakes. */
function unique(mistakes: readonly Mistake[]): Mistake[] {
  return [...new Map(mistakes.map((mistake) => [formatMistake(mistake), mistake])).values()];
}

/** The order of the menu, by its groups. Entities without an entry come last, by name. */
function byMenu(groups: WholeVocabulary['menuGroups']): (a: Entity, b: Entity) => number {
  const rank = ({ resource: { menu } }: Entity) => (menu ? (groups[menu.group]?.order ?? 0) : Number.MAX_SAFE_INTEGER);
  return (a, b) => rank(a) - rank(b) || (a.resource.menu?.order ?? 0) - (b.resource.menu?.order ?? 0) || a.resource.name.localeCompare(b.resource.name);
}
