import { posix } from 'node:path';
import { NOWHERE, wholeAddress } from './addresses';
import { JsonCursor } from './JsonCursor';
import type { JsonFile } from './JsonFile';
import { keysInReference } from './pointers';

/** The files to which a schema may refer, by their path. */
export type SharedFiles = ReadonlyMap<string, JsonFile>;

/** What a reference leads to, and the file it is in. */
export interface FoundTarget {
  cursor: JsonCursor;
  file: JsonFile;
}

/** A reference that leads nowhere: what it should name, and the names there are. */
export interface MissingTarget {
  expected: string;
  candidates: string[];
}

/** Whether a file refers to one of these, itself or through others. */
export function refersTo(wanted: ReadonlySet<JsonFile>, from: JsonFile, shared: SharedFiles, trail: readonly JsonFile[] = []): boolean {
  if (wanted.size === 0 || trail.includes(from)) return false;
  const base = baseOf(JsonCursor.of(from));
  const targets = [...from.text.matchAll(TO_FILE)].flatMap(([, path = '']) => shared.get(posix.join(posix.dirname(from.path), path)) ?? fileCalled(wholeAddress(path, base), shared) ?? []);
  return targets.some((target) => wanted.has(target) || refersTo(wanted, target, shared, [...trail, from]));
}

const TO_FILE = /"\$ref"\s*:\s*"([^"#]+)/g;

/** The place of a target, by which it is told from others. */
export function placeOf({ cursor, file }: FoundTarget): string {
  return `${file.path}#${cursor.path.join('/')}`;
}

/** Whether a definition is a reference that leads, by references alone, back to where it began. */
export function isEndless(first: FoundTarget, shared: SharedFiles): boolean {
  const seen = new Set<string>();
  for (let target: FoundTarget | MissingTarget = first; !('candidates' in target); ) {
    const next: JsonCursor = target.cursor.at('$ref');
    if (next.text === undefined) return false;
    if (seen.has(placeOf(target))) return true;
    seen.add(placeOf(target));
    target = targetOf(next, target.file, shared);
  }
  return false;
}

/** What a reference of a file leads to: a place that has this name or address, or one below it, in the file itself or in one of those it may refer to. */
export function targetOf(reference: JsonCursor, from: JsonFile, shared: SharedFiles): FoundTarget | MissingTarget {
  const text = reference.text ?? '';
  const [path = '', pointer = ''] = text.split('#');
  const around = documentAround(reference, from);
  const address = path === '' ? '' : wholeAddress(path, around.base);
  const named = text.startsWith('#/') ? placeIn(around.document, pointer) : placeCalled(address, pointer, from);
  if (named?.exists) return { cursor: named, file: from };
  const folder = posix.dirname(from.path);
  const file = path === '' ? from : (shared.get(posix.join(folder, path)) ?? fileCalled(address, shared));
  if (!file) {
    return { expected: 'a file of schemas/shared/, or the schema of an entity (../user/schema.json), by its place or by the address ("$id") that it has given itself; "npm run add -- FILE" makes one file of a schema in several', candidates: [...shared.keys()].map((known) => posix.relative(folder, known)) };
  }
  const root = JsonCursor.of(file);
  const cursor = placeCalled(namesIn(file).addressed.has(address) ? address : '', pointer, file);
  if (cursor?.exists || file.isBroken) return { cursor: cursor ?? root, file };
  const names = ['definitions', '$defs'].flatMap((group) => root.at(group).keys().map((name) => `${path}#/${group}/${name}`));
  return { expected: `a definition of ${file.path}`, candidates: names };
}

/** The file in which a document has this address. */
function fileCalled(address: string, shared: SharedFiles): JsonFile | undefined {
  return [...shared.values()].find((file) => namesIn(file).addressed.has(address));
}

/**
 * The document in which a reference stands, and its address: a definition with an address is a document of its own, as whoever puts several documents into one
 * file keeps them. An address may be relative to that of the document around it.
 */
function documentAround({ path }: JsonCursor, file: JsonFile): { document: JsonCursor; base: string } {
  const root = JsonCursor.of(file);
  let [place, document, base]: [JsonCursor | undefined, JsonCursor, string] = [root, root, baseOf(root)];
  for (const key of path.slice(0, -1)) {
    place = place && inside(place, key);
    const address = place && place !== root ? addressOf(place, root) : undefined;
    if (place && address?.startsWith('#') === false) [document, base] = [place, wholeAddress(address, base)];
  }
  return { document, base };
}

function inside(place: JsonCursor, key: string | number): JsonCursor | undefined {
  return Array.isArray(place.value) ? place.items()[Number(key)] : place.at(String(key));
}

/** The place that a pointer leads to, in an object or in a list; nothing for a text that is not a pointer. */
function placeIn(root: JsonCursor, pointer: string): JsonCursor | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  return keysInReference(pointer).reduce<JsonCursor | undefined>((place, part) => place && inside(place, part), root);
}

/** The place of a file that has this address, or that of an anchor or a pointer in it. */
function placeCalled(address: string, pointer: string, file: JsonFile): JsonCursor | undefined {
  const { addressed, anchored } = namesIn(file);
  const document = address === '' ? JsonCursor.of(file) : addressed.get(address);
  return document && (placeIn(document, pointer) ?? anchored.get(pointer));
}

/** The address of a file; of one that has none, addresses are relative to nothing. */
function baseOf(root: JsonCursor): string {
  return wholeAddress(root.at('$id').text ?? root.at('id').text ?? '', NOWHERE);
}

interface Names {
  addressed: Map<string, JsonCursor>;
  anchored: Map<string, JsonCursor>;
}

/** Each file is walked once for what its places are called, because a large one has thousands of references. */
const known = new WeakMap<JsonFile, Names>();

function namesIn(file: JsonFile): Names {
  const names = known.get(file) ?? { addressed: new Map(), anchored: new Map() };
  if (!known.has(file)) collectNames(JsonCursor.of(file), names, { root: JsonCursor.of(file), base: baseOf(JsonCursor.of(file)) });
  known.set(file, names);
  return names;
}

/** The address of a place. In draft-04 it is called `id`, as a field may be elsewhere. */
function addressOf(place: JsonCursor, root: JsonCursor): string | undefined {
  return place.at('$id').text ?? (DRAFT_04.test(root.at('$schema').text ?? '') ? place.at('id').text : undefined);
}

const DRAFT_04 = /json-schema\.org\/draft-0[34]\//;

function collectNames(place: JsonCursor, names: Names, { root, base }: { root: JsonCursor; base: string }): void {
  const id = addressOf(place, root);
  const isDocument = id?.startsWith('#') === false;
  const own = isDocument && place.path.length > 0 ? wholeAddress(id, base) : base;
  if (isDocument) names.addressed.set(own, place);
  // In draft-06 and draft-07, an $id of which only the fragment is said is an anchor.
  const anchors = [place.at('$anchor').text, place.at('$dynamicAnchor').text, /^#(.+)/.exec(id ?? '')?.[1]];
  // Of several places of one dynamic anchor, the outermost is meant: that of a schema which extends the others.
  for (const anchor of anchors) if (anchor !== undefined && !names.anchored.has(anchor)) names.anchored.set(anchor, place);
  for (const inner of [...place.items(), ...place.entries().map(([, value]) => value)]) collectNames(inner, names, { root, base: own });
}
