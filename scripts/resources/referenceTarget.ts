import { posix } from 'node:path';
import { JsonCursor } from './JsonCursor';
import type { JsonFile } from './JsonFile';

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
  const targets = [...from.text.matchAll(TO_FILE)].flatMap(([, path = '']) => shared.get(posix.join(posix.dirname(from.path), path)) ?? []);
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
  const named = text.startsWith('#/') ? placeIn(documentAround(reference, from), pointer) : placeCalled(path, pointer, from);
  if (named?.exists) return { cursor: named, file: from };
  const folder = posix.dirname(from.path);
  const file = path === '' ? from : shared.get(posix.join(folder, path));
  if (!file) {
    return { expected: 'a file of schemas/shared/, or the schema of an entity (../user/schema.json); "npm run add -- FILE" makes one file of a schema in several', candidates: [...shared.keys()].map((known) => posix.relative(folder, known)) };
  }
  const root = JsonCursor.of(file);
  const cursor = placeCalled('', pointer, file);
  if (cursor?.exists || file.isBroken) return { cursor: cursor ?? root, file };
  const names = ['definitions', '$defs'].flatMap((group) => root.at(group).keys().map((name) => `${path}#/${group}/${name}`));
  return { expected: `a definition of ${file.path}`, candidates: names };
}

/** The document in which a reference stands: a definition with an address is one of its own, as whoever puts several documents into one file keeps them. */
function documentAround({ path }: JsonCursor, file: JsonFile): JsonCursor {
  const around = path.slice(0, -1).map((_key, place) => JsonCursor.of(file).at(...path.slice(0, place + 1).map(String)));
  const root = JsonCursor.of(file);
  return around.findLast((place) => addressOf(place, root)?.startsWith('#') === false) ?? root;
}

/** The place that a pointer leads to, in an object or in a list; nothing for a text that is not a pointer. */
function placeIn(root: JsonCursor, pointer: string): JsonCursor | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const parts = pointer.split('/').slice(1).map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  return parts.reduce<JsonCursor | undefined>((place, part) => (Array.isArray(place?.value) ? place.items()[Number(part)] : place?.at(part)), root);
}

/** The place of a file that has this address, or that of an anchor or a pointer in it. */
function placeCalled(address: string, pointer: string, file: JsonFile): JsonCursor | undefined {
  const root = JsonCursor.of(file);
  const { addressed, anchored } = namesIn(file);
  const document = address === '' ? root : addressed.get(wholeAddress(address, root));
  return document && (placeIn(document, pointer) ?? anchored.get(pointer));
}

/** An address may be relative to that of the file. */
function wholeAddress(address: string, root: JsonCursor): string {
  const base = root.at('$id').text ?? root.at('id').text;
  return base !== undefined && URL.canParse(address, base) ? new URL(address, base).href : address;
}

interface Names {
  addressed: Map<string, JsonCursor>;
  anchored: Map<string, JsonCursor>;
}

/** Each file is walked once for what its places are called, because a large one has thousands of references. */
const known = new WeakMap<JsonFile, Names>();

function namesIn(file: JsonFile): Names {
  const names = known.get(file) ?? { addressed: new Map(), anchored: new Map() };
  if (!known.has(file)) collectNames(JsonCursor.of(file), names, JsonCursor.of(file));
  known.set(file, names);
  return names;
}

/** The address of a place. In draft-04 it is called `id`, as a field may be elsewhere. */
function addressOf(place: JsonCursor, root: JsonCursor): string | undefined {
  return place.at('$id').text ?? (DRAFT_04.test(root.at('$schema').text ?? '') ? place.at('id').text : undefined);
}

const DRAFT_04 = /json-schema\.org\/draft-0[34]\//;

function collectNames(place: JsonCursor, names: Names, root: JsonCursor): void {
  const id = addressOf(place, root);
  // In draft-06 and draft-07, an $id of which only the fragment is said is an anchor.
  const anchors = [place.at('$anchor').text, place.at('$dynamicAnchor').text, /^#(.+)/.exec(id ?? '')?.[1]];
  if (id !== undefined) names.addressed.set(wholeAddress(id, root), place);
  // Of several places of one dynamic anchor, the outermost is meant: that of a schema which extends the others.
  for (const anchor of anchors) if (anchor !== undefined && !names.anchored.has(anchor)) names.anchored.set(anchor, place);
  for (const inner of [...place.items(), ...place.entries().map(([, value]) => value)]) collectNames(inner, names, root);
}
