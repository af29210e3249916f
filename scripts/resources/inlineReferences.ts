import { posix } from 'node:path';
import type { Schema, SchemaType } from '../../src/engine/model/Schema';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { labelOf } from './derive/names';
import { draft07, OR_NULL } from './draft07';
import { withKind, withKindOfPairs } from './kindsOfValues';
import { withoutForbidden } from './forbiddenFields';
import { withWhatItAdds } from './mergeParts';
import { withConstants, withoutOddNames, withRequiredFields } from './fieldNames';
import { JsonCursor } from './JsonCursor';
import type { JsonFile } from './JsonFile';
import { kindOfKeyword, schemaOf } from './keywords';
import type { Mistake } from './Mistake';
import { isEndless, placeOf, targetOf, type FoundTarget, type SharedFiles } from './referenceTarget';
import { withoutReferences } from './withoutReferences';

export interface Inlined {
  schema: Schema;
  mistakes: Mistake[];
}

/**
 * A schema in which every `$ref`, to another file or to a local definition, is replaced by what it names, so that no later step has
 * to resolve references. Keywords beside a `$ref` take precedence over those of the definition, and add to its fields. A reference below which no form has inputs stays,
 * beside the type of what it names, and leads into `$defs`: only validators follow it.
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

/**
 * The definitions of a schema that are objects, by their names, as the fields that refer to them have them. One that leads back to itself is left out: the
 * record keeps it among its `$defs`.
 */
export function inlineDefinitions(file: JsonFile, shared: SharedFiles): Record<string, Schema> {
  const definitions = ['definitions', '$defs'].flatMap((group) => JsonCursor.of(file).at(group).entries());
  const found = definitions.flatMap(([name, cursor]) => {
    const inlining: Inlining = { file, shared, texts: 'plain', turns: 1, depth: Infinity, mistakes: [], trail: [], cuts: new Map(), size: { left: LARGEST } };
    const schema = property(cursor, { ...inlining, trail: [placeOf({ cursor, file })] });
    return schema.properties && inlining.cuts.size === 0 && inlining.size.left > 0 ? [[name, withoutForbidden(schema)]] : [];
  });
  return Object.fromEntries(found) as Record<string, Schema>;
}

/** Follows references as deep as a page can hold, because definitions that refer to one another grow with each level. */
function wholeOf(file: JsonFile, how: Pick<Inlining, 'shared' | 'texts'>): Inlined {
  for (const { most, ...limits } of LIMITS) {
    const inlining: Inlining = { ...how, ...limits, file, mistakes: [], trail: [], cuts: new Map(), size: { left: most } };
    const schema = inlined(JsonCursor.of(file), inlining);
    if (inlining.size.left > 0) return { schema: withoutForbidden(withDefinitions(schema, inlining)), mistakes: inlining.mistakes };
  }
  throw new Error('The last try has no limit.');
}

/** The largest number of schemas of a record; where lists inside lists of the same kind are drawn, which only some records need, fewer. */
const [LARGEST, SMALL] = [2000, 300];

const LIMITS: readonly (Pick<Inlining, 'turns' | 'depth'> & { most: number })[] = [
  ...[3, 2].map((turns) => ({ turns, depth: Infinity, most: SMALL })),
  ...[Infinity, 5, 4, 3, 2].map((depth) => ({ turns: 1, depth, most: LARGEST })),
  { turns: 1, depth: 1, most: Infinity },
];

/** The schema with the definitions to which its remaining references lead, in which every reference stays one. Too many of them for a page are left out. */
function withDefinitions(schema: Schema, { size: _used, ...inlining }: Inlining): Schema {
  if (inlining.cuts.size === 0) return schema;
  const size = { left: LARGEST };
  const $defs: Record<string, Schema> = {};
  // Following one definition may add others, which the loop reaches in turn.
  for (const { name, target } of inlining.cuts.values()) {
    const definition = inlined(target.cursor, { ...inlining, file: target.file, depth: 0, size });
    $defs[name] = withoutReadOnly(definition);
    $defs[`${name}${OR_NULL}`] = { anyOf: [{ $ref: `#/$defs/${name}` }, { type: 'null' }] };
  }
  return size.left > 0 ? { ...schema, $defs } : withoutReferences(schema);
}

/** What nobody can write is not required, as in the fields of a form. */
function withoutReadOnly(schema: Schema): Schema {
  const { required, properties = {} } = schema;
  return required ? { ...schema, required: required.filter((name) => properties[name]?.readOnly !== true) } : schema;
}

interface Inlining {
  file: JsonFile;
  shared: SharedFiles;
  mistakes: Mistake[];
  /** The references that are being followed, and the lists between them. Meeting a reference again means a circle. */
  trail: readonly string[];
  /** How many nested references are followed. */
  depth: number;
  /** How often a list of what is around it is followed. */
  turns: number;
  /** The references that stay: what each leads to, and its name there, by its place. */
  cuts: Map<string, { name: string; target: FoundTarget }>;
  /** How many more schemas the record may have. */
  size: { left: number };
  /** `plain`: a title or a description is reduced to one text, as JSON Schema demands. */
  texts: 'plain' | 'asWritten';
  /** Whether the schema is a branch that holds for some values only. There, a constant tells which values are meant, so it is kept as `const`. */
  isBranch?: boolean;
}

function inlined(cursor: JsonCursor, inlining: Inlining): Schema {
  if (typeof cursor.value === 'boolean') return schemaOf(cursor.value);
  if (inlining.size.left <= 0) return {};
  inlining.size.left -= 1;
  const own = Object.fromEntries(
    cursor
      .entries()
      .filter(([keyword]) => !['$ref', 'definitions', '$defs'].includes(keyword))
      .map(([keyword, value]) => [keyword, inlinedValue(keyword, value, BRANCHES.includes(keyword) ? { ...inlining, isBranch: true } : inlining)]),
  );
  for (const keyword of ALTERNATIVES) if (Array.isArray(own[keyword])) own[keyword] = discriminated(cursor, keyword, own[keyword] as Schema[]);
  const required = requiredNames(cursor);
  if (required.length > 0) own['required'] = required;
  const reference = REFERENCES.map((keyword) => cursor.at(keyword)).find(({ text }) => text !== undefined) ?? cursor.at('$ref');
  const whole = reference.text === undefined ? own : withWhatItAdds({ ...followed(reference, inlining) }, own);
  return draft07(whole, { keepTitles: inlining.texts === 'asWritten' });
}

/** The fields that an object requires. In draft-03, and in what some generators still write, a field itself says so. */
function requiredNames(cursor: JsonCursor): string[] {
  const listed = cursor.at('required').items().flatMap(({ text }) => text ?? []);
  const saying = cursor.at('properties').entries().filter(([, field]) => field.at('required').value === true).map(([name]) => name);
  return [...new Set([...listed, ...saying])];
}

/** The dynamic references of 2019-09 and 2020-12 may lead elsewhere in an extended schema; here they simply lead to the definition of that name. */
const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'];

function inlinedValue(keyword: string, value: JsonCursor, inlining: Inlining): unknown {
  const staysBoolean = typeof value.value === 'boolean' && OPENNESS.includes(keyword);
  switch (staysBoolean ? 'other' : kindOfKeyword(keyword)) {
    case 'schema':
      if (Array.isArray(value.value)) return value.items().map((place) => withBoxes(inlined(place, inlining)));
      return keyword === 'items' ? withBoxes(inlined(value, { ...inlining, trail: [...inlining.trail, ITEMS] })) : inlined(value, inlining);
    case 'schemas':
      if (keyword === 'prefixItems') return value.items().map((place) => withBoxes(inlined(place, inlining)));
      return value.items().map((branch) => (ALTERNATIVES.includes(keyword) ? entitled(branch, inlined(branch, inlining)) : inlined(branch, inlining)));
    case 'named schemas':
      // A field whose schema is `false` can never be there, so it is left out; in a branch, it depends.
      return Object.fromEntries(
        value
          .entries()
          .filter(([, named]) => inlining.isBranch === true || named.value !== false)
          .map(([name, named]) => [name, Array.isArray(named.value) || named.value === false ? named.value : property(named, inlining)]),
      );
    default:
      return inlining.texts === 'plain' && TEXTS.includes(keyword) ? plainText(value.value) : value.value;
  }
}

/** Keywords whose true or false says whether there may be more than what is described. */
const OPENNESS = ['items', 'additionalItems', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'];

const ALTERNATIVES = ['oneOf', 'anyOf'];

/**
 * Alternatives that a `discriminator` of OpenAPI tells apart: each has its value, which is that of the `mapping`, else the name of its definition. One that
 * says its value itself keeps it.
 */
function discriminated(cursor: JsonCursor, keyword: string, options: readonly Schema[]): Schema[] {
  const field = cursor.at('discriminator', 'propertyName').text;
  const mapping = cursor.at('discriminator', 'mapping').entries();
  return options.map((option, place) => {
    const reference = cursor.at(keyword).items()[place]?.at('$ref').text;
    const known = field === undefined ? undefined : option.properties?.[field];
    if (field === undefined || reference === undefined || known?.const !== undefined || known?.enum?.length === 1) return option;
    const value = mapping.find(([, target]) => lastWord(target.text) === lastWord(reference))?.[0] ?? lastWord(reference);
    if (known?.enum?.includes(value) === false) return option;
    return { ...option, properties: { ...option.properties, [field]: { type: 'string', ...known, const: value } }, required: [...new Set([...(option.required ?? []), field])] };
  });
}

/** The name of the definition to which a reference leads: a mapping may say it in either way. */
export function lastWord(reference = ''): string {
  return /[^/#]*$/.exec(reference)?.[0] ?? '';
}

/** An alternative that refers to a definition and has no title is named after the definition. */
function entitled(branch: JsonCursor, schema: Schema): Schema {
  const name = /[^/#]+$/.exec(branch.at('$ref').text ?? '')?.[0];
  return name === undefined || schema.title !== undefined || schema.enum !== undefined ? schema : { title: labelOf(decodeURIComponent(name).replace(/\.json$/, '')), ...schema };
}

const TEXTS = ['title', 'description'];

const BRANCHES = ['anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependencies', 'dependentSchemas'];

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
  return withoutReadOnly(withoutOddNames(withRequiredFields(withKindOfPairs(withKind(schema)))));
}

/** Whether a field has a keyword of its own, at its place or in a part beside the reference. */
function saysItself(cursor: JsonCursor, keyword: string): boolean {
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((group) => cursor.at(group).items());
  return cursor.at(keyword).exists || parts.some((part) => part.at(keyword).exists && !part.at('$ref').exists);
}

/** A constant becomes the only choice, and in a branch the only choice a constant. A yes that is the only answer is a box by itself, which is ticked or says nothing. */
function chosen({ const: said, ...schema }: Schema, { isBranch = false }: Inlining): Schema {
  const { enum: choices, ...others } = schema;
  const only = said === undefined && choices?.length === 1 ? choices[0] : said;
  if (only === undefined) return schema;
  if (isBranch) return { ...others, const: only };
  if (only === true) return { type: 'boolean', ...others, const: true };
  // A constant that is an object or a list cannot be labelled as a choice: it is checked, and edited as JSON.
  if (typeof only === 'object' && only !== null) return { type: Array.isArray(only) ? 'array' : 'object', ...schema, allOf: [...(schema.allOf ?? []), { enum: [only] }] };
  return { ...schema, enum: [only] };
}

function followed(reference: JsonCursor, inlining: Inlining): Schema {
  if (META_SCHEMA.test(reference.text ?? '')) return { type: ['object', 'boolean'] };
  const target = targetOf(reference, inlining.file, inlining.shared);
  if ('candidates' in target) {
    inlining.mistakes.push(reference.unknownName(target.expected, target.candidates));
    return {};
  }
  if (isEndless(target, inlining.shared)) {
    inlining.mistakes.push(reference.mistake('a definition that says something: this one leads back to itself by references alone'));
    return {};
  }
  const key = placeOf(target);
  if (isBelowForm(key, inlining)) return cut(target, key, inlining);
  return inlined(target.cursor, { ...inlining, file: target.file, trail: [...inlining.trail, key] });
}

/** Stands in a trail for the items of a list. */
const ITEMS = '[]';

/** Whether a form has no inputs below a reference. The items of a list have them for some turns, because they are drawn one by one as they are added. */
function isBelowForm(key: string, { trail, depth, turns }: Inlining): boolean {
  const isInList = trail.indexOf(ITEMS, trail.lastIndexOf(key)) > 0;
  const references = trail.filter((place) => place !== ITEMS);
  return references.length >= depth || references.filter((place) => place === key).length >= (isInList ? turns : 1);
}

/** A reference that is not followed: the value is known by its type, and validators follow the reference. */
function cut(target: FoundTarget, key: string, { cuts }: Inlining): Schema {
  const { name } = cuts.get(key) ?? { name: nameOf(target, cuts) };
  cuts.set(key, { name, target });
  const type = target.cursor.at('type').value ?? (target.cursor.at('properties').exists ? 'object' : withKind({}).type);
  return { type: type as SchemaType, $ref: `#/$defs/${name}` };
}

/** A definition keeps its name, and the record itself has that of its folder; a second one of that name has a number too. */
function nameOf({ cursor, file }: FoundTarget, cuts: Inlining['cuts']): string {
  const place = String(cursor.path.at(-1) ?? posix.basename(posix.dirname(file.path))).replaceAll(/[^A-Za-z0-9]/g, '');
  return [...cuts.values()].some(({ name }) => name === place) ? `${place}${cuts.size}` : place;
}

/** A value that is itself a schema may be any schema: whoever writes one knows the format. */
const META_SCHEMA = /^https?:\/\/json-schema\.org\/draft[^#]*\/schema#?$/;
