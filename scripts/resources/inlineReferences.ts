import { posix } from 'node:path';
import type { Schema } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { labelOf } from './derive/names';
import { draft07, withKind } from './draft07';
import { withConstants, withoutOddNames, withRequiredFields } from './fieldNames';
import { JsonCursor } from './JsonCursor';
import type { JsonFile } from './JsonFile';
import { kindOfKeyword } from './keywords';
import type { Mistake } from './Mistake';

export interface Inlined {
  schema: Schema;
  mistakes: Mistake[];
}

/** The files of `schemas/shared/`, by their path. */
export type SharedFiles = ReadonlyMap<string, JsonFile>;

/**
 * A schema in which every `$ref`, to a file of `schemas/shared/` or to a local definition, is replaced by what it names, so that no later step has
 * to resolve references. Keywords beside a `$ref` take precedence over those of the definition.
 */
export function inlineReferences(file: JsonFile, shared: SharedFiles): Inlined {
  const { schema, mistakes } = wholeOf(file, { shared, texts: 'plain' });
  return { schema: withConstants(withRequiredFields(schema)), mistakes };
}

/**
 * The same schema with the texts of each field as its file has them: one text, or one for each language. The texts of a definition are not used for
 * the fields that refer to it; otherwise two addresses would both be called "Address".
 */
export function inlineTexts(file: JsonFile, shared: SharedFiles): Schema {
  return wholeOf(file, { shared, texts: 'asWritten' }).schema;
}

/** Follows references as deep as a page can hold, because definitions that refer to one another grow with each level. */
function wholeOf(file: JsonFile, how: Pick<Inlining, 'shared' | 'texts'>): Inlined {
  for (const depth of DEPTHS) {
    const inlining: Inlining = { ...how, file, mistakes: [], trail: [], depth, size: { left: depth === LEAST ? Infinity : LARGEST } };
    const schema = inlined(JsonCursor.of(file), inlining);
    if (inlining.size.left > 0) return { schema, mistakes: inlining.mistakes };
  }
  throw new Error('The last depth has no limit.');
}

/** The smallest number of nested references to follow, and the largest number of schemas that a record may have. */
const [LEAST, LARGEST] = [1, 2000];
const DEPTHS = [Infinity, 5, 4, 3, 2, LEAST];

interface Inlining {
  file: JsonFile;
  shared: SharedFiles;
  mistakes: Mistake[];
  /** The references that are being followed. Meeting one of them again means a circle. */
  trail: readonly string[];
  /** How many nested references are followed. */
  depth: number;
  /** How many more schemas the record may have. */
  size: { left: number };
  /** `plain`: a title or a description is reduced to one text, as JSON Schema demands. */
  texts: 'plain' | 'asWritten';
  /** Whether the schema is a branch that holds for some values only. There, a constant tells which values are meant, so it is kept as `const`. */
  isBranch?: boolean;
}

function inlined(cursor: JsonCursor, inlining: Inlining): Schema {
  if (inlining.size.left <= 0) return {};
  inlining.size.left -= 1;
  const own = Object.fromEntries(
    cursor
      .entries()
      .filter(([keyword]) => !['$ref', 'definitions', '$defs'].includes(keyword))
      .map(([keyword, value]) => [keyword, inlinedValue(keyword, value, BRANCHES.includes(keyword) ? { ...inlining, isBranch: true } : inlining)]),
  );
  const reference = REFERENCES.map((keyword) => cursor.at(keyword)).find(({ text }) => text !== undefined) ?? cursor.at('$ref');
  const whole = reference.text === undefined ? own : { ...followed(reference, reference.text, inlining), ...own };
  return draft07(whole, { keepTitles: inlining.texts === 'asWritten' });
}

/** The dynamic references of 2019-09 and 2020-12 may lead elsewhere in an extended schema; here they simply lead to the definition of that name. */
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];

function inlinedValue(keyword: string, value: JsonCursor, inlining: Inlining): unknown {
  switch (typeof value.value === 'boolean' ? 'other' : kindOfKeyword(keyword)) {
    case 'schema':
      if (Array.isArray(value.value)) return value.items().map((place) => withBoxes(inlined(place, inlining)));
      return keyword === 'items' ? withBoxes(inlined(value, inlining)) : inlined(value, inlining);
    case 'schemas':
      if (keyword === 'prefixItems') return value.items().map((place) => withBoxes(inlined(place, inlining)));
      return value.items().map((branch) => (ALTERNATIVES.includes(keyword) ? entitled(branch, inlined(branch, inlining)) : inlined(branch, inlining)));
    case 'named schemas':
      // A field whose schema is `false` can never be there, so it is left out.
      return Object.fromEntries(value.entries().filter(([, named]) => named.value !== false).map(([name, named]) => [name, Array.isArray(named.value) ? named.value : property(named, inlining)]));
    default:
      return inlining.texts === 'plain' && TEXTS.includes(keyword) ? plainText(value.value) : value.value;
  }
}

const ALTERNATIVES = ['oneOf', 'anyOf'];

/** An alternative that refers to a definition and has no title is named after the definition. */
function entitled(branch: JsonCursor, schema: Schema): Schema {
  const name = /[^/#]+$/.exec(branch.at('$ref').text ?? '')?.[0];
  return name === undefined || schema.title !== undefined || schema.enum !== undefined ? schema : { title: labelOf(decodeURIComponent(name).replace(/\.json$/, '')), ...schema };
}

const TEXTS = ['title', 'description'];

const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependencies', 'dependentSchemas'];

/** Of a text in several languages, whoever reads the plain schema gets the English one. */
function plainText(text: unknown): unknown {
  return isPlainObject(text) ? (text['en'] ?? Object.values(text)[0]) : text;
}

function property(cursor: JsonCursor, inlining: Inlining): Schema {
  const whole = withBoxes(chosen(inlined(cursor, inlining), inlining));
  if (inlining.texts === 'plain') return whole;
  return Object.fromEntries(Object.entries(whole).filter(([keyword]) => !TEXTS.includes(keyword) || saysItself(cursor, keyword)));
}

/** A value that a form edits, with an input for each of its parts, and of the kind that its rules are about. */
function withBoxes(schema: Schema): Schema {
  return withoutOddNames(withRequiredFields(withKind(schema)));
}

/** Whether a field has a keyword of its own, at its place or in a part beside the reference. */
function saysItself(cursor: JsonCursor, keyword: string): boolean {
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((group) => cursor.at(group).items());
  return cursor.at(keyword).exists || parts.some((part) => part.at(keyword).exists && !part.at('$ref').exists);
}

/** A constant becomes the only choice; a boolean constant stays, as a box that must be ticked. */
function chosen({ const: only, ...schema }: Schema, { isBranch = false }: Inlining): Schema {
  if (only === undefined) return schema;
  if (isBranch) return { ...schema, const: only };
  // A constant that is an object or a list cannot be labelled as a choice: it is checked, and edited as JSON.
  if (typeof only === 'object' && only !== null) return { type: Array.isArray(only) ? 'array' : 'object', ...schema, allOf: [...(schema.allOf ?? []), { enum: [only] }] };
  return typeof only === 'boolean' ? { type: 'boolean', ...schema, const: only } : { ...schema, enum: [only] };
}

function followed(reference: JsonCursor, text: string, inlining: Inlining): Schema {
  if (META_SCHEMA.test(text)) return { type: ['object', 'boolean'] };
  const target = resolved(text, inlining);
  if ('candidates' in target) {
    inlining.mistakes.push(reference.unknownName(target.expected, target.candidates));
    return {};
  }
  if (isEndless(target)) {
    inlining.mistakes.push(reference.mistake('a definition that says something: this one leads back to itself by references alone'));
    return {};
  }
  const key = placeOf(target);
  // A circular reference is cut after one turn: below it a form has no inputs, and the value is known by its type alone.
  if (inlining.trail.includes(key) || inlining.trail.length >= inlining.depth) return target.cursor.at('type').exists ? ({ type: target.cursor.at('type').value } as Schema) : {};
  return inlined(target.cursor, { ...target.inlining, trail: [...inlining.trail, key] });
}

/** A value that is itself a schema may be any schema: whoever writes one knows the format. */
const META_SCHEMA = /^https?:\/\/json-schema\.org\/draft[^#]*\/schema#?$/;

/** Whether a definition is a reference that leads, by references alone, back to where it began. */
function isEndless(first: FoundTarget): boolean {
  const seen = new Set<string>();
  for (let target: Target = first; !('candidates' in target); ) {
    const next: string | undefined = target.cursor.at('$ref').text;
    if (next === undefined) return false;
    if (seen.has(placeOf(target))) return true;
    seen.add(placeOf(target));
    target = resolved(next, target.inlining);
  }
  return false;
}

function placeOf({ cursor, inlining }: FoundTarget): string {
  return `${inlining.file.path}#${cursor.path.join('/')}`;
}

interface FoundTarget {
  cursor: JsonCursor;
  inlining: Inlining;
}

type Target = FoundTarget | { expected: string; candidates: string[] };

function resolved(text: string, inlining: Inlining): Target {
  const [path = '', pointer = ''] = text.split('#');
  const named = cursorCalled(text, JsonCursor.of(inlining.file));
  if (named) return { cursor: named, inlining };
  const file = path === '' ? inlining.file : inlining.shared.get(posix.join(posix.dirname(inlining.file.path), path));
  if (!file) {
    const folder = posix.dirname(inlining.file.path);
    const names = [...inlining.shared.keys()].map((known) => posix.relative(folder, known));
    return { expected: 'a file of schemas/shared/', candidates: names };
  }
  const root = JsonCursor.of(file);
  const cursor = placeIn(root, pointer);
  if (!cursor?.exists && !file.isBroken) {
    const names = ['definitions', '$defs'].flatMap((group) => root.at(group).keys().map((name) => `${path}#/${group}/${name}`));
    return {
      expected: `a definition of ${file.path}`,
      candidates: names,
    };
  }
  return { cursor: cursor ?? root, inlining: { ...inlining, file } };
}

/** The place that a pointer leads to, in an object or in a list; nothing for a text that is not a pointer. */
function placeIn(root: JsonCursor, pointer: string): JsonCursor | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const parts = pointer.split('/').slice(1).map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  return parts.reduce<JsonCursor | undefined>((place, part) => (Array.isArray(place?.value) ? place.items()[Number(part)] : place?.at(part)), root);
}

/** The definition of a file that has this name: an anchor, or an address, which may be relative to the file's own. */
function cursorCalled(text: string, root: JsonCursor): JsonCursor | undefined {
  const definitions = ['definitions', '$defs'].flatMap((group) => root.at(group).entries().map(([, definition]) => definition));
  const base = root.at('$id').text ?? root.at('id').text;
  const whole = (address: string) => (base !== undefined && URL.canParse(address, base) ? new URL(address, base).href : address);
  return [...definitions, root].find((place) => {
    const anchors = [place.at('$anchor').text, place.at('$dynamicAnchor').text].filter((anchor) => anchor !== undefined);
    const id = place.at('$id').text;
    return anchors.some((anchor) => text === `#${anchor}`) || (id !== undefined && place !== root && whole(id) === whole(text));
  });
}
