import { posix } from 'node:path';
import type { Entity } from '../../src/engine/model/Resource';
import type { RecordSchema, Schema } from '../../src/engine/model/Schema';
import { addAllTransforms, vocabulary } from '../../src/features/vocabulary';
import { checkEntity } from './checkEntity';
import { checkRecordSchema, checkSchema } from './checkSchema';
import { checkResourceShape, checkSchemaShape } from './checkShape';
import { checkSurroundings } from './checkSurroundings';
import type { Draft, Surroundings } from './Draft';
import { entityFolders, sharedFiles, type EntityFolder } from './entityFolders';
import { inlineReferences, type SharedFiles } from './inlineReferences';
import { JsonCursor } from './JsonCursor';
import type { JsonFile } from './JsonFile';
import { byMenu } from './menuOrder';
import { byPlace, formatMistake, type Mistake } from './Mistake';
import { normalise } from './normalise';
import { withColumnLabels } from './normaliseImport';
import { readFolder, type ResourceFiles } from './readFolder';
import { withDefaults, type WholeFile } from './withDefaults';

export { formatMistakes } from './Mistake';

// What reads entities here makes their wire schemas too.
addAllTransforms();

/** An entity with its words, as its files say. */
export interface EntitySource extends Entity {
  words: { fr: object; en: object };
}

export interface ReadResult {
  /** In menu order. An entity whose schema or resource has a mistake is left out. */
  entities: EntitySource[];
  /** The schemas of `shared/` by the name of their file, without references. */
  shared: Record<string, Schema>;
  /** Of every file, in the order of the files. */
  mistakes: Mistake[];
}

/** Reads every entity of a folder from disk. Throws nothing but what reading files throws: mistakes are answered. */
export function readResources(folder: string): ReadResult {
  return readResourceFiles(readFolder(folder));
}

/**
 * The same from texts: everything the plugin, `npm run check` and the tests know about `schemas/` comes from here.
 * An entity whose files are the same as the last time is not read again, so that saving one of five hundred stays quick. `named`: what a `resource.json`
 * may name.
 */
export function readResourceFiles({ files, messageContexts }: ResourceFiles, named = vocabulary): ReadResult {
  const folders = entityFolders(files);
  const shared = sharedFiles(files);
  const surroundings = { entities: folders.map(({ name }) => name), searched: folders.filter(isSearched).map(({ name }) => name), messageContexts, named };
  const read = folders.map((folder) => readEntity(folder, shared, surroundings));
  const mistakes = [
    ...[...shared.values()].flatMap(sharedMistakes),
    ...read.flatMap((entity) => entity.mistakes),
    ...checkSurroundings(read.flatMap(({ draft }) => draft ?? [])),
  ];
  return {
    entities: read.flatMap(({ source }) => source ?? []).sort(byMenu),
    shared: Object.fromEntries(
      [...shared].map(([path, file]) => [posix.basename(path, '.json'), inlineReferences(file, shared).schema]),
    ),
    mistakes: unique(mistakes).sort(byPlace),
  };
}

/** Its records are found by filters of its list, or in the whole of it. */
function isSearched({ resource }: EntityFolder): boolean {
  const cursor = resource && JsonCursor.of(resource);
  return cursor !== undefined && (cursor.at('search').exists || cursor.at('list', 'paging').text === 'client');
}

interface EntityRead {
  /** Absent when the schema or the resource can't be read: there is nothing to compare. */
  draft?: Draft;
  /** Absent when one of them has a mistake. */
  source?: EntitySource;
  mistakes: Mistake[];
}

const lastRead = new Map<string, { inputs: unknown[]; read: EntityRead }>();

function readEntity(folder: EntityFolder, shared: SharedFiles, surroundings: Surroundings): EntityRead {
  const { schema, resource, fr, en, path, mistakes } = folder;
  const { named, ...others } = surroundings;
  const inputs = [schema, resource, fr, en, named, ...shared.values(), JSON.stringify([others, mistakes])];
  const last = lastRead.get(path);
  if (last && last.inputs.length === inputs.length && last.inputs.every((input, index) => input === inputs[index]))
    return last.read;
  const read = checkedEntity(folder, shared, surroundings);
  lastRead.set(path, { inputs, read });
  return read;
}

function checkedEntity(folder: EntityFolder, shared: SharedFiles, surroundings: Surroundings): EntityRead {
  const { name, schema, resource, fr, en } = folder;
  const own = [...folder.mistakes, ...fileMistakes(folder, surroundings)];
  if (!schema || !resource || schema.isBroken || resource.isBroken) return { mistakes: own };

  const inlined = inlineReferences(schema, shared);
  const whole = withDefaults(name, resource.value);
  const words = {
    ...(fr && !fr.isBroken && { fr: JsonCursor.of(fr) }),
    ...(en && !en.isBroken && { en: JsonCursor.of(en) }),
  };
  const draft = { name, resource: JsonCursor.of(resource, whole), schema: inlined.schema as RecordSchema, words };
  const mistakes = [...own, ...inlined.mistakes, ...checkEntity(draft, surroundings)];
  if (mistakes.some(({ file }) => file === schema.path || file === resource.path)) return { draft, mistakes };

  const texts = { fr: wordsOf(fr), en: wordsOf(en) };
  const normalised = normalise(name, whole as WholeFile, draft.schema);
  const source = { resource: withColumnLabels(normalised, Object.values(texts)), schema: draft.schema, words: texts };
  return { draft, source, mistakes };
}

function sharedMistakes(file: JsonFile): Mistake[] {
  return [...file.mistakes, ...(file.isBroken ? [] : schemaMistakes(file))];
}

function fileMistakes({ schema, resource, fr, en }: EntityFolder, { named }: Surroundings): Mistake[] {
  return [
    ...[schema, resource, fr, en].flatMap((file) => file?.mistakes ?? []),
    ...(schema && !schema.isBroken ? [...schemaMistakes(schema), ...checkRecordSchema(JsonCursor.of(schema))] : []),
    ...(resource && !resource.isBroken ? checkResourceShape(resource, named) : []),
  ];
}

function schemaMistakes(file: JsonFile): Mistake[] {
  return [...checkSchemaShape(file), ...checkSchema(JsonCursor.of(file))];
}

function wordsOf(file: JsonFile | undefined): object {
  return typeof file?.value === 'object' && file.value !== null ? file.value : {};
}

/** A mistake in a shared file is met by every entity that refers to it. */
function unique(mistakes: readonly Mistake[]): Mistake[] {
  return [...new Map(mistakes.map((mistake) => [formatMistake(mistake), mistake])).values()];
}
