import type { JSONPath } from 'jsonc-parser';
import { posix } from 'node:path';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { entityFolders, NAMES, sharedFiles, type EntityFolder } from '../entityFolders';
import type { SharedFiles } from '../referenceTarget';
import { JsonFile } from '../JsonFile';
import type { Mistake } from '../Mistake';
import type { AddedFiles, ResourceFiles } from '../readFolder';
import { conflicts, missedRemovals } from './conflicts';
import { mergePatch } from './mergePatch';

/** The entities of `schemas/` and of the added folders, by name. An entity in several folders is the first one's, as the others change it. */
export function patchedFolders({ files, added = [] }: Pick<ResourceFiles, 'files' | 'added'>): EntityFolder[] {
  const layers = new Map<string, { base: EntityFolder; isOurs: boolean; patches: EntityFolder[] }>();
  for (const base of entityFolders(files)) layers.set(base.name, { base, isOurs: true, patches: [] });
  for (const folder of added) {
    for (const own of entityFolders(entitiesOf(folder), [...layers.keys()])) {
      const known = layers.get(own.name);
      if (known) known.patches.push(own);
      else layers.set(own.name, { base: own, isOurs: false, patches: [] });
    }
  }
  return [...layers.values()].map(({ base, isOurs, patches }) => (patches.length === 0 ? base : patched(base, isOurs, patches))).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The shared definitions that the entities of each folder may refer to: those of their own folder and of the folders before it. */
export function sharedWith({ files, added = [] }: Pick<ResourceFiles, 'files' | 'added'>): SharedFiles {
  const all = new Map(sharedFiles(files));
  const byName = new Map([...all].map(([path, file]) => [posix.basename(path), file]));
  for (const { folder, files: own } of added) {
    for (const [path, file] of sharedFiles(own)) byName.set(posix.basename(path), file);
    for (const [name, file] of byName) all.set(posix.join(folder, 'shared', name), file);
  }
  return all;
}

/**
 * What a schema may refer to: the shared definitions, and the records of those entities to which a schema refers (`../user/schema.json`, or by the address that
 * the schema of the entity has given itself), as all folders together make them. The others are left out, because an entity is read again when one of these files
 * changes.
 */
export function referableFiles(folders: readonly EntityFolder[], texts: Pick<ResourceFiles, 'files' | 'added'>): SharedFiles {
  const shared = sharedWith(texts);
  const referring = [...shared.values(), ...folders.flatMap(({ schema }) => schema ?? [])];
  const names = new Set(referring.flatMap(({ text }) => [...text.matchAll(TO_ENTITY)].map(([, name]) => name)));
  const words = new Set(referring.flatMap(({ text }) => [...text.matchAll(TO_ADDRESS)].map(([, address = '']) => lastWord(address))));
  const isCalled = ({ schema }: EntityFolder) => {
    const id = isPlainObject(schema?.value) ? schema.value['$id'] : undefined;
    return typeof id === 'string' && words.has(lastWord(id));
  };
  const referred = folders.filter((folder) => names.has(folder.name) || isCalled(folder));
  return new Map([...shared, ...referred.flatMap(({ name, path, schema }) => [posix.dirname(path), ...foldersOf(texts)].flatMap((folder) => (schema ? [[posix.join(folder, name, 'schema.json'), schema] as const] : [])))]);
}

/** A reference by an address, which may be relative: its last word tells what it may lead to. */
const TO_ADDRESS = /"\$ref"\s*:\s*"([^"#]+)#?[^"]*"/g;

function lastWord(address: string): string {
  return /[^/:]*$/.exec(address.replace(/#$/, ''))?.[0] ?? '';
}

const TO_ENTITY = /"\.\.\/(\w+)\/schema\.json[#"]/g;

function foldersOf({ added = [] }: Pick<ResourceFiles, 'added'>): string[] {
  return added.map(({ folder }) => folder);
}

function entitiesOf({ folder, files }: AddedFiles): ResourceFiles['files'] {
  return new Map([...files].filter(([path]) => posix.dirname(path) !== folder));
}

function patched(base: EntityFolder, isOurs: boolean, patches: readonly EntityFolder[]): EntityFolder {
  const layersOf = (name: (typeof NAMES)[number]): JsonFile[] => [base, ...patches].flatMap((folder) => folder[name] ?? []);
  const layers = NAMES.map(layersOf);
  const mistakes = layers.flatMap((files) => {
    if (files.some(({ isBroken }) => isBroken)) return [];
    const outside = isOurs ? files.slice(1) : files;
    return [...files.flatMap((file) => file.mistakes), ...removals(files), ...pairs(outside).flatMap(([first, second]) => conflicts(first, second))];
  });
  const [schema, resource = base.resource, fr = base.fr, en = base.en] = layers.map((files) => wholeOf(files));
  return { ...base, ...(base.schema && schema && { schema }), resource, fr, en, mistakes: [...base.mistakes, ...patches.flatMap((patch) => patch.mistakes), ...mistakes] };
}

function wholeOf([base, ...patches]: readonly JsonFile[]): JsonFile | undefined {
  return base && patchedFile([base, ...patches]);
}

function removals([base, ...patches]: readonly JsonFile[]) {
  return patches.flatMap((patch) => missedRemovals(base?.value, patch));
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((first, index) => items.slice(index + 1).map((second): [Item, Item] => [first, second]));
}

/** A file as changed by others. A mistake in the result is reported in the file that causes it. */
class PatchedFile extends JsonFile {
  constructor(private readonly layers: readonly [JsonFile, ...JsonFile[]]) {
    const [base, ...patches] = layers;
    super(base.path, JSON.stringify(patches.reduce((value, patch) => mergePatch(value, fromPlaceOf(base, patch)), base.value)));
  }

  override get origin(): string {
    return this.layers.map(({ origin }) => origin).join('\n');
  }

  override mistake(path: JSONPath, on: 'key' | 'value', what: Pick<Mistake, 'found' | 'expected' | 'suggestion'>): Mistake {
    const said = this.layers.reduce((best, layer) => (layer.depthOf(path) >= best.depthOf(path) ? layer : best));
    return said.mistake(path, on, what);
  }
}

const known = new Map<string, { layers: readonly JsonFile[]; file: JsonFile }>();

/**
 * The first of these files with the changes of the others, in their order. Answers the same file for the same layers. If one cannot be read, it
 * stands for all, because the rest would be noise.
 */
export function patchedFile(layers: readonly [JsonFile, ...JsonFile[]]): JsonFile {
  const broken = layers.find(({ isBroken }) => isBroken);
  if (broken || layers.length === 1) return broken ?? layers[0];
  const key = layers[0].path;
  const last = known.get(key);
  if (last && last.layers.length === layers.length && last.layers.every((layer, index) => layer === layers[index])) return last.file;
  const file = new PatchedFile(layers);
  known.set(key, { layers, file });
  return file;
}

/** The content of a patch, in which the relative references of its schema are rewritten to start from the patched file. */
function fromPlaceOf(base: JsonFile, patch: JsonFile): unknown {
  const from = posix.dirname(base.path);
  const rebased = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rebased);
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === '$ref' && typeof inner === 'string' && inner.startsWith('.') ? posix.relative(from, posix.join(posix.dirname(patch.path), inner)) : rebased(inner)]));
  };
  return rebased(patch.value);
}
