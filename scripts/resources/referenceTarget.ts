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

/** What a reference of a file leads to: a definition with this name or address, or a place in the file itself or in one of those it may refer to. */
export function targetOf(reference: JsonCursor, from: JsonFile, shared: SharedFiles): FoundTarget | MissingTarget {
  const text = reference.text ?? '';
  const named = text.startsWith('#/') ? placeIn(documentAround(reference, from), text.slice(1)) : definitionCalled(text, JsonCursor.of(from));
  if (named?.exists) return { cursor: named, file: from };
  const [path = '', pointer = ''] = text.split('#');
  const folder = posix.dirname(from.path);
  const file = path === '' ? from : shared.get(posix.join(folder, path));
  if (!file) {
    return { expected: 'a file of schemas/shared/, or the schema of an entity (../user/schema.json); "npm run add -- FILE" makes one file of a schema in several', candidates: [...shared.keys()].map((known) => posix.relative(folder, known)) };
  }
  const root = JsonCursor.of(file);
  const cursor = placeIn(root, pointer) ?? definitionCalled(`#${pointer}`, root);
  if (cursor?.exists || file.isBroken) return { cursor: cursor ?? root, file };
  const names = ['definitions', '$defs'].flatMap((group) => root.at(group).keys().map((name) => `${path}#/${group}/${name}`));
  return { expected: `a definition of ${file.path}`, candidates: names };
}

/** The document in which a reference stands: a definition with an address is one of its own, as whoever puts several documents into one file keeps them. */
function documentAround({ path }: JsonCursor, file: JsonFile): JsonCursor {
  const around = path.slice(0, -1).map((_key, place) => JsonCursor.of(file).at(...path.slice(0, place + 1).map(String)));
  return around.findLast((place) => place.at('$id').text !== undefined) ?? JsonCursor.of(file);
}

/** The place that a pointer leads to, in an object or in a list; nothing for a text that is not a pointer. */
function placeIn(root: JsonCursor, pointer: string): JsonCursor | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const parts = pointer.split('/').slice(1).map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  return parts.reduce<JsonCursor | undefined>((place, part) => (Array.isArray(place?.value) ? place.items()[Number(part)] : place?.at(part)), root);
}

/** The definition of a file that has this name: an anchor, or an address, which may be relative to the file's own. */
function definitionCalled(text: string, root: JsonCursor): JsonCursor | undefined {
  const definitions = ['definitions', '$defs'].flatMap((group) => root.at(group).entries().map(([, definition]) => definition));
  const base = root.at('$id').text ?? root.at('id').text;
  const whole = (address: string) => (base !== undefined && URL.canParse(address, base) ? new URL(address, base).href : address);
  return [...definitions, root].find((place) => {
    const anchors = [place.at('$anchor').text, place.at('$dynamicAnchor').text].filter((anchor) => anchor !== undefined);
    const id = place.at('$id').text;
    return anchors.some((anchor) => text === `#${anchor}`) || (id !== undefined && place !== root && whole(id) === whole(text));
  });
}
