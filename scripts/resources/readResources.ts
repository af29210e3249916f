import { posix } from 'node:path';
import type { Entity } from '../../src/engine/Resource';
import type { RecordSchema, Schema } from '../../src/engine/Schema';
import type { ResourceFile } from '../../src/generated/resourceFile';
import { checkEntity } from './checkEntity';
import { checkRecordSchema, checkSchema } from './checkSchema';
import { checkResourceShape, checkSchemaShape } from './checkShape';
import { checkSurroundings } from './checkSurroundings';
import type { Draft } from './Draft';
import { entityFolders, sharedFiles, type EntityFolder } from './entityFolders';
import { inlineReferences, type SharedFiles } from './inlineReferences';
import { JsonCursor } from './JsonCursor';
import type { JsonFile } from './JsonFile';
import { byMenu } from './menuOrder';
import { byPlace, formatMistake, type Mistake } from './Mistake';
import { normalise } from './normalise';
import { readFolder } from './readFolder';

export { formatMistakes } from './Mistake';

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

/** What a folder holds: `schemas/<entity>/*.json` and `schemas/shared/*.json` by path, and what the shell says itself. */
export interface ResourceFiles {
  files: ReadonlyMap<string, string>;
  messageContexts: readonly string[];
}

/** Reads every entity of a folder from disk. Throws nothing but what reading files throws: mistakes are answered. */
export function readResources(folder: string): ReadResult {
  return readResourceFiles(readFolder(folder));
}

/** The same from texts: everything the plugin, `npm run check` and the tests know about `schemas/` comes from here. */
export function readResourceFiles({ files, messageContexts }: ResourceFiles): ReadResult {
  const folders = entityFolders(files);
  const shared = sharedFiles(files);
  const drafts = folders.map((folder) => draftOf(folder, shared));
  const surroundings = { entities: folders.map((folder) => folder.name), messageContexts };
  const mistakes = [
    ...[...shared.values()].flatMap(sharedMistakes),
    ...folders.flatMap((folder) => [...folder.mistakes, ...fileMistakes(folder)]),
    ...drafts.flatMap(({ mistakes: found, draft }) => [...found, ...(draft ? checkEntity(draft, surroundings) : [])]),
    ...checkSurroundings(drafts.flatMap(({ draft }) => draft ?? [])),
  ];
  return {
    entities: entitiesOf(folders, drafts, mistakes).sort(byMenu),
    shared: Object.fromEntries(
      [...shared].map(([path, file]) => [posix.basename(path, '.json'), inlineReferences(file, shared).schema]),
    ),
    mistakes: unique(mistakes).sort(byPlace),
  };
}

function sharedMistakes(file: JsonFile): Mistake[] {
  return [...file.mistakes, ...(file.isBroken ? [] : schemaMistakes(file))];
}

function fileMistakes({ schema, resource, fr, en }: EntityFolder): Mistake[] {
  return [
    ...[schema, resource, fr, en].flatMap((file) => file?.mistakes ?? []),
    ...(schema && !schema.isBroken ? [...schemaMistakes(schema), ...checkRecordSchema(JsonCursor.of(schema))] : []),
    ...(resource && !resource.isBroken ? checkResourceShape(resource) : []),
  ];
}

function schemaMistakes(file: JsonFile): Mistake[] {
  return [...checkSchemaShape(file), ...checkSchema(JsonCursor.of(file))];
}

interface DraftResult {
  draft?: Draft;
  mistakes: Mistake[];
}

/** Without a readable schema and resource there is nothing to compare. */
function draftOf({ name, schema, resource, fr, en }: EntityFolder, shared: SharedFiles): DraftResult {
  if (!schema || !resource || schema.isBroken || resource.isBroken) return { mistakes: [] };
  const inlined = inlineReferences(schema, shared);
  const words = {
    ...(fr && !fr.isBroken && { fr: JsonCursor.of(fr) }),
    ...(en && !en.isBroken && { en: JsonCursor.of(en) }),
  };
  const draft = { name, resource: JsonCursor.of(resource), schema: inlined.schema as RecordSchema, words };
  return { draft, mistakes: inlined.mistakes };
}

function entitiesOf(folders: readonly EntityFolder[], drafts: readonly DraftResult[], mistakes: readonly Mistake[]): EntitySource[] {
  const wrong = new Set(mistakes.map((mistake) => mistake.file));
  return folders.flatMap(({ name, schema, resource, fr, en }, index) => {
    const draft = drafts[index]?.draft;
    if (!draft || !schema || !resource || wrong.has(schema.path) || wrong.has(resource.path)) return [];
    const normalised = normalise(name, resource.value as ResourceFile, draft.schema);
    return [{ resource: normalised, schema: draft.schema, words: { fr: wordsOf(fr), en: wordsOf(en) } }];
  });
}

function wordsOf(file: JsonFile | undefined): object {
  return typeof file?.value === 'object' && file.value !== null ? file.value : {};
}

/** A mistake in a shared file is met by every entity that refers to it. */
function unique(mistakes: readonly Mistake[]): Mistake[] {
  return [...new Map(mistakes.map((mistake) => [formatMistake(mistake), mistake])).values()];
}
