import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { kindsOfField } from '../../src/engine/model/kindsOfField';
import type { Entity, Resource } from '../../src/engine/model/Resource';
import type { RecordSchema, Schema } from '../../src/engine/model/Schema';
import { checkEntity } from './checkEntity';
import { checkNames, checkRecordSchema, checkSchema, schemaWarnings } from './checkSchema';
import { checkResourceShape, checkSchemaShape } from './checkShape';
import { withFreeNames } from './derive/freeNames';
import { withNamedTexts } from './derive/namedItems';
import { completeEntity, type CompletedEntity } from './derive/completeEntity';
import type { WholeFile } from './derive/completeResource';
import { completeWords, type Language } from './derive/completeWords';
import { defaults } from './derive/defaults';
import { idWarnings } from './derive/deriveId';
import type { Derivation } from './derive/Derivation';
import { checkDialect, dialectOf, type NamedDialect } from './dialectOf';
import type { Draft, Surroundings } from './Draft';
import type { EntityFolder } from './entityFolders';
import { withFieldNames } from './fieldNames';
import { inlineDefinitions, inlineTexts } from './inlineReferences';
import { JsonCursor } from './JsonCursor';
import type { JsonFile } from './JsonFile';
import { hashOf, NOTHING_KEPT, type KeptReads } from './keptReads';
import type { Mistake } from './Mistake';
import { normalise } from './normalise';
import { withColumnLabels } from './normaliseImport';
import type { SharedFiles } from './referenceTarget';

/** An entity with its words, as its files have them. */
export interface EntitySource extends Entity {
  words: Words;
  /** What its records obey, where that is more than the schema says to a form (`CompletedEntity`). */
  checked?: RecordSchema;
  /** The definitions of its schema that are objects, by their names (`inlineDefinitions`). */
  definitions: Record<string, Schema>;
  /** The name of the entity's source, where it has one. */
  sourceName?: string;
  /** The name of the entity's dialect with the options it is made from, where it is not the platform's. */
  namedDialect?: NamedDialect;
}

interface Words {
  fr: object;
  en: object;
}

/** What every entity is read with. */
export interface ReadWith {
  shared: SharedFiles;
  named: WholeVocabulary;
  kept?: KeptReads;
}

/** What the files of an entity say by themselves, whatever the others are. */
interface EntityFacts {
  /** Whether its records can be found by filters of its list, or by reading the whole list. */
  isSearched: boolean;
  /** Whether its records are named by a text. */
  isTextual: boolean;
  warnings: Mistake[];
}

/** The facts of entities, in their order. */
export function entityFacts(folders: readonly EntityFolder[], { shared, named, kept = NOTHING_KEPT }: ReadWith): EntityFacts[] {
  const outside = outsideOf(shared);
  return folders.map((folder) => kept.of(`${folder.path} alone`, [outside, ...originOf(folder)], () => factsOf(folder, shared, named)));
}

function factsOf(folder: EntityFolder, shared: SharedFiles, named: WholeVocabulary): EntityFacts {
  const completed = completeEntity(folder, shared, named);
  const cursor = completed && JsonCursor.of(folder.resource, completed.whole);
  const { properties }: Partial<RecordSchema> = completed?.schema ?? {};
  return {
    isSearched: cursor !== undefined && (cursor.at('search').exists || cursor.at('list', 'paging').text === 'client'),
    isTextual: kindsOfField(properties?.['id'] ?? {}).join() === 'string',
    warnings: [...(folder.schema ? warningsOf(folder.schema, shared) : []), ...(completed ? idWarnings(folder, completed) : [])],
  };
}

/** Everything that is read beside the files of an entity. */
function outsideOf(shared: SharedFiles): string {
  return hashOf([JSON.stringify(defaults), ...[...shared].flatMap(([path, { origin }]) => [path, origin])]);
}

function originOf({ path, schema, resource, fr, en, mistakes }: EntityFolder): string[] {
  return [path, ...[schema, resource, fr, en].map((file) => file?.origin ?? ''), JSON.stringify(mistakes)];
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

/** Reads entities. Answers the same object for the same files, so that later steps need not repeat their work for an entity that has not changed. */
export function readEntities(folders: readonly EntityFolder[], surroundings: Surroundings, { shared, kept = NOTHING_KEPT }: ReadWith): EntityRead[] {
  // Hundreds of entities have the same surroundings, which are compared as one text, without what is named.
  const around = JSON.stringify({ ...surroundings, named: undefined });
  const outside = outsideOf(shared);
  return folders.map((folder) => {
    const { schema, resource, fr, en, path, mistakes } = folder;
    const inputs = [schema, resource, fr, en, surroundings.named, defaults, ...shared.values(), around, JSON.stringify(mistakes)];
    const last = lastRead.get(path);
    if (last && last.inputs.length === inputs.length && last.inputs.every((input, index) => input === inputs[index])) return last.read;
    const worked = kept.of(path, [outside, around, ...originOf(folder)], () => workedOut(folder, shared, surroundings));
    const read = asRead(folder, worked, surroundings);
    lastRead.set(path, { inputs, read });
    return read;
  });
}

/** What the files of an entity come to, as plain JSON. */
interface WorkedOut {
  mistakes: Mistake[];
  derived: Derivation[];
  /** The schema, the resource and the words as far as they can be compared with those of others. */
  said?: Pick<CompletedEntity, 'schema' | 'checked' | 'whole'> & { words: Words };
  /** Absent when the schema or the resource has a mistake. */
  made?: { resource: Resource; definitions: Record<string, Schema> };
}

function workedOut(folder: EntityFolder, shared: SharedFiles, surroundings: Surroundings): WorkedOut {
  const { name, schema } = folder;
  const own = [...folder.mistakes, ...fileMistakes(folder, shared, surroundings)];
  const completed = completeEntity(folder, shared, surroundings.named);
  if (!schema || !completed) return { mistakes: own, derived: [] };

  // Without fields, or with fields whose names no form can use, the remaining checks would only report consequences of that.
  const record = [...checkRecordSchema(JsonCursor.of(schema, completed.schema))];
  const odd = [...checkNames(JsonCursor.of(schema), completed.schema)];
  if (!(completed.schema as Schema).properties || odd.length > 0) return { mistakes: [...own, ...record, ...completed.mistakes, ...odd], derived: [] };

  const texts = withFieldNames(inlineTexts(schema, shared)).schema;
  const { words, derived: ofWords } = wordsOf(folder, completed, withNamedTexts(withFreeNames(texts) ?? texts, completed.named), surroundings);
  const said = { schema: completed.schema, ...(completed.checked && { checked: completed.checked }), whole: completed.whole, words };
  const mistakes = [...own, ...record, ...completed.mistakes, ...checkEntity(draftOf(folder, said, surroundings), surroundings)];
  const derived = [...completed.derived, ...ofWords];
  if (mistakes.some(({ file }) => DECISIVE.test(file))) return { mistakes, derived, said };
  const resource = withColumnLabels(normalise(name, completed.whole as WholeFile, completed.schema), Object.values(words));
  return { mistakes, derived, said, made: { resource, definitions: inlineDefinitions(schema, shared) } };
}

/** A mistake in one of these files, or in a file that changes it, excludes the entity. */
const DECISIVE = /(^|\/)(schema|resource)\.json$/;

/** What was worked out, with what is no JSON: the places in the files, and the code that the resource names. */
function asRead(folder: EntityFolder, { mistakes, derived, said, made }: WorkedOut, surroundings: Surroundings): EntityRead {
  if (!said) return { mistakes, derived };
  const draft = draftOf(folder, said, surroundings);
  if (!made) return { draft, mistakes, derived };
  const { schema, checked, words } = said;
  const entity = { ...made, schema, ...(checked && { checked }), words, ...sourceOf(folder.resource, surroundings), ...dialectOf(draft.resource.at('dialect'), schema, surroundings.named) };
  return { draft, entity, mistakes, derived };
}

const LANGUAGES: readonly Language[] = ['fr', 'en'];

/** The words of each language, with those that are derived. A broken file of words is not checked further. */
function wordsOf(folder: EntityFolder, completed: CompletedEntity, texts: Schema, surroundings: Surroundings): { words: Words; derived: Derivation[] } {
  const wordless = draftOf(folder, completed, surroundings);
  const spoken = spokenIn(folder).map((language) => ({
    language,
    ...completeWords(wordless, JsonCursor.of(folder[language]), { language, texts, surroundings }),
  }));
  const words = { fr: {}, en: {}, ...Object.fromEntries(spoken.map(({ language, whole }) => [language, whole])) };
  return { words, derived: spoken.flatMap(({ derived }) => derived) };
}

function spokenIn(folder: EntityFolder): Language[] {
  return LANGUAGES.filter((language) => !folder[language].isBroken);
}

function draftOf(folder: EntityFolder, { schema, whole, words }: Pick<CompletedEntity, 'schema' | 'whole'> & { words?: Words }, surroundings: Surroundings): Draft {
  const cursors = words ? spokenIn(folder).map((language) => [language, JsonCursor.of(folder[language], words[language])]) : [];
  return { name: folder.name, resource: JsonCursor.of(folder.resource, whole), schema, words: Object.fromEntries(cursors) as Draft['words'], ...sourceOf(folder.resource, surroundings) };
}

/** The source that the resource names, where one of that name exists. */
function sourceOf(resource: JsonFile, { named }: Surroundings): Pick<EntitySource, 'source' | 'sourceName'> {
  const sourceName = JsonCursor.of(resource).at('source').text ?? '';
  const source = named.sources[sourceName];
  return source ? { sourceName, source } : {};
}

/** The mistakes of a file of `shared/`. */
export function sharedMistakes(file: JsonFile, shared: SharedFiles): Mistake[] {
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

/** What a schema says that is ignored or taken for granted. */
export function warningsOf(file: JsonFile, shared: SharedFiles): Mistake[] {
  return file.isBroken ? [] : [...schemaWarnings(JsonCursor.of(file), shared)];
}
