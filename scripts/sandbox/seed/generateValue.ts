import type { Resource } from '../../../src/engine/model/Resource';
import { areRules, isConditional } from '../../../src/engine/model/broughtFields';
import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import type { ReferenceWidget } from '../../../src/generated/options';
import { hasType } from '../../../src/engine/model/widgetName';
import { choicesOf } from '../../resources/draft07';
import { typesOf } from '../store/columns';
import { setOwn } from '../store/setOwn';
import { makeAddress } from './address';
import { branchesFor, chosen, obeys } from './conditions';
import { PLACES } from './places';
import type { Random } from './Random';
import { textOfPattern } from './textOfPattern';
import { daysAgo } from './times';

const SUBJECTS = [
  'Covoiturage',
  'Mobilité',
  'Trajet partagé',
  'Navette',
  'Relais',
  'Autopartage',
  'Vélo',
  'Rendez-vous',
];
const SENTENCES = [
  "Un service ouvert à tous, du lundi au vendredi, à l'année.",
  'Inscription gratuite à la mairie ou en ligne.',
  'Départ près de la gare, arrivée au cœur de la zone d’activités.',
  'Pensez à réserver la veille avant 17 h.',
];

export interface GenerationContext {
  resource: Resource;
  /** The number of rows of an entity, so that a reference leads to one of them. */
  rowsOf: (entity: string) => number;
  /** The id of a row by its place, where the two differ. */
  idOf?: (entity: string, place: number) => unknown;
  /** What references lead to, where a schema refers to itself. */
  definitions?: Readonly<Record<string, Schema>> | undefined;
  /** How many references a value is still below. */
  turns?: number;
  /** The field of the record in which an object stands. */
  at?: string;
}

/** A document for a wire schema, around the values in `known`. Fields that are not required are sometimes empty, as in real life. */
export function generateDocument(
  schema: Schema,
  random: Random,
  context: GenerationContext,
  known: RecordData = {},
): RecordData {
  const made = () => madeDocument(schema, random, schema.$defs ? { ...context, definitions: schema.$defs } : context, known);
  let document = made();
  // Rules about how many fields there may be, and which go together, are satisfied by trying.
  for (let tries = 0; hasRules(schema) && tries < TRIES && !obeys(schema, document); tries += 1) document = made();
  return document;
}

function hasRules({ minProperties, maxProperties, not, anyOf, oneOf }: Schema): boolean {
  return [minProperties, maxProperties, not, anyOf, oneOf].some((rule) => rule !== undefined);
}

function madeDocument(schema: Schema, random: Random, context: GenerationContext, known: RecordData): RecordData {
  const document: RecordData = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const required = schema.required?.includes(name) === true;
    // What an API calls `id` inside an object is often left out by it.
    if (Object.hasOwn(known, name) || (name === 'id' && !required) || (field.$ref !== undefined && !required)) continue;
    const value = required ? demandedValue(name, field, random, context) : random.chance(0.85) ? storedValue(name, field, random, context) : undefined;
    // No value is better than one that the schema refuses, because the record could not be edited.
    if (value !== undefined && (required || value === null || obeys(field, value))) setOwn(document, name, value);
  }
  for (const [name, value] of Object.entries(known)) if (value !== null) setOwn(document, name, value);
  for (const name of excluded(schema, random)) if (!Object.hasOwn(known, name)) delete document[name];
  return isConditional(schema) ? withBranches(document, schema, random, context) : document;
}

/** The fields that a document does not have beside those of one of several rules, only one of which may hold. */
function excluded({ oneOf = [], required: always = [] }: Schema, random: Random): string[] {
  if (oneOf.length === 0 || !areRules(oneOf)) return [];
  const { required: kept = [] } = random.pick([...oneOf]);
  return oneOf.flatMap(({ required = [] }) => required).filter((name) => ![...kept, ...always].includes(name));
}

/** The value of a required field: a name may promise one that its schema refuses, and some are drawn empty. */
function demandedValue(name: string, field: Schema, random: Random, context: GenerationContext): unknown {
  let value = storedValue(name, field, random, context);
  for (let tries = 0; tries < TRIES && isLacking(value, field, true); tries += 1) value = storedValue(name, field, random, context);
  return value;
}

/** Adds what the conditions of the schema demand of the document. The added fields may in turn demand more. */
function withBranches(document: RecordData, schema: Schema, random: Random, context: GenerationContext): RecordData {
  const settled = { ...document };
  for (let round = 0; round < ROUNDS; round += 1) {
    const branches = branchesFor(schema, settled, random);
    const brought = Object.assign({}, ...branches.map(({ properties }) => properties)) as Record<string, Schema>;
    const required = new Set(branches.flatMap((branch) => branch.required ?? []));
    const lacking = [...new Set([...Object.keys(brought), ...required])].filter((name) => isLacking(settled[name], brought[name], required.has(name)));
    if (lacking.length === 0) break;
    for (const name of lacking) setOwn(settled, name, storedValue(name, brought[name] ?? schema.properties?.[name] ?? {}, random, context));
  }
  return settled;
}

const ROUNDS = 3;

function isLacking(value: unknown, schema: Schema | undefined, isRequired: boolean): boolean {
  return value === undefined || value === null ? isRequired : schema !== undefined && !obeys(schema, value);
}

/** The value as a record or an object stores it; a date becomes the first moment of the day (contract wire.values). */
function storedValue(name: string, schema: Schema, random: Random, context: GenerationContext): unknown {
  const value = generateValue(name, schema, random, context);
  return schema.format === 'date' && typeof value === 'string' ? `${value}T00:00:00+00:00` : value;
}

/** A plausible value for a field: one of its examples or choices if there are some, else one that fits its name and format. */
export function generateValue(name: string, schema: Schema, random: Random, context: GenerationContext): unknown {
  const path = context.at === undefined ? name : `${context.at}.${name}`;
  const reference = referenceOf(path, schema, context);
  const rows = reference ? context.rowsOf(reference) : 0;
  if (reference && rows > 0) {
    const place = random.integer(1, rows);
    return context.idOf?.(reference, place) ?? place;
  }
  if (schema.$ref !== undefined) return referredValue(name, schema, random, context);
  if (schema.const !== undefined) return schema.const;
  const choices = [...(schema.examples ?? choicesOf(schema) ?? [])].filter((choice) => choice !== null);
  if (choices.length > 0) return random.pick(choices);
  const [type] = typesOf(schema);
  const { oneOf, anyOf = [], ...beside } = schema;
  // The alternatives of an object are chosen with the rest of it, where its values tell which one holds.
  const options = type === 'object' ? [] : (oneOf ?? anyOf);
  if (options.length > 0) return generateValue(name, { ...beside, ...chosen(options, undefined, random) }, random, context);
  if (type === 'object')
    return isAddress(schema) ? makeAddress(random) : { ...generatePairs(name, schema, random, context), ...generateDocument(schema, random, { ...context, at: path }) };
  if (type === 'array') return generateList(name, schema, random, context);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return numberIn({ ...schema, type }, random);
  return type === 'string' ? generateText(name, schema, random) : null;
}

/** What a schema that refers to itself leads to ends as soon as it may: with nothing, or with what has to be there. */
function referredValue(name: string, { $ref = '', ...known }: Schema, random: Random, context: GenerationContext): unknown {
  if (hasType(known, 'null')) return null;
  const { turns = TURNS, definitions = {} } = context;
  const { required = [], properties = {}, ...definition } = definitions[$ref.slice($ref.lastIndexOf('/') + 1)] ?? known;
  const asked = Object.fromEntries(Object.entries(properties).filter(([inner]) => required.includes(inner)));
  return turns === 0 ? undefined : generateValue(name, { ...definition, required, properties: asked }, random, { ...context, turns: turns - 1 });
}

const TURNS = 4;

/** Whether an object is an address of the platform. */
function isAddress({ properties = {} }: Schema): boolean {
  return 'addressLocality' in properties;
}

/** An object with values under free names: as many as it must have, or one or two. */
function generatePairs(name: string, { additionalProperties, patternProperties = {}, propertyNames, minProperties = 0, maxProperties = 2 }: Schema, random: Random, context: GenerationContext): RecordData {
  const pairs: RecordData = {};
  for (const [pattern, value] of Object.entries(patternProperties)) {
    const called = textOfPattern(pattern, random);
    if (called !== undefined) setOwn(pairs, called, generateValue(name, value, random, context));
  }
  if (typeof additionalProperties !== 'object') return pairs;
  const count = random.integer(minProperties, Math.max(minProperties, Math.min(maxProperties, minProperties + 2)));
  for (let tries = 0; tries < TRIES && Object.keys(pairs).length < count; tries += 1) {
    const called = propertyNames?.pattern === undefined ? random.pick(propertyNames?.enum ?? PAIR_NAMES) : textOfPattern(propertyNames.pattern, random);
    if (typeof called === 'string') pairs[called] = generateValue(name, additionalProperties, random, context);
  }
  return pairs;
}

const PAIR_NAMES = ['rouge', 'vert', 'bleu', 'nord', 'sud', 'est', 'ouest'];
const TRIES = 20;

/** The entity that a value refers to: the value of a field that refers to one record, or an item of one that refers to several. */
function referenceOf(path: string, schema: Schema, { resource }: GenerationContext): string | undefined {
  const widget = resource.fields[path]?.widget;
  const isItem = widget?.use === 'references' && typesOf(schema).every((kind) => kind === 'integer' || kind === 'string');
  return widget?.use === 'reference' || isItem ? (widget as Partial<ReferenceWidget>).resource : undefined;
}

function generateList(name: string, schema: Schema, random: Random, context: GenerationContext): unknown[] {
  const { items } = schema;
  const places = schema.allOf?.map((part): unknown => part.items).find((found) => Array.isArray(found)) as Schema[] | undefined;
  if (places) return [...places.map((place) => generateValue(name, place, random, context)), ...afterPlaces(name, schema, places.length, random, context)];
  if (!items) return [];
  const least = Math.max(schema.minItems ?? 0, schema.contains ? (schema.minContains ?? 1) : 0);
  // What a schema that refers to itself leads to ends here, unless there has to be an item.
  const length = items.$ref === undefined ? random.integer(least, Math.max(least, Math.min(schema.maxItems ?? 3, 5))) : least;
  const some = Array.from({ length }, () => generateValue(name, items, random, context));
  const values = [...contained(name, schema, random, context), ...some].slice(0, Math.max(length, schema.minContains ?? 0));
  if (!schema.uniqueItems) return values;
  const unique = new Map(values.map((value) => [JSON.stringify(value), value]));
  for (let tries = 0; unique.size < least && tries < TRIES; tries += 1) {
    const value = generateValue(name, items, random, context);
    unique.set(JSON.stringify(value), value);
  }
  return [...unique.values()];
}

/** What a list must have after its places. */
function afterPlaces(name: string, { minItems = 0, allOf = [] }: Schema, count: number, random: Random, context: GenerationContext): unknown[] {
  const after = (allOf as { additionalItems?: Schema | boolean }[]).map(({ additionalItems }) => additionalItems).find((one) => typeof one === 'object');
  return typeof after === 'object' ? Array.from({ length: Math.max(0, minItems - count) }, () => generateValue(name, after, random, context)) : [];
}

/** The items that `contains` demands of a list. */
function contained(name: string, { items = {}, contains, minContains = 1 }: Schema, random: Random, context: GenerationContext): unknown[] {
  if (!contains) return [];
  const properties = { ...items.properties, ...contains.properties };
  const required = [...(items.required ?? []), ...(contains.required ?? [])];
  const both = { ...items, ...contains, ...(Object.keys(properties).length > 0 && { properties, required }) };
  return Array.from({ length: minContains }, () => generateValue(name, both, random, context));
}

/** A multiple of its step within its bounds, and within what a browser can hold: bounds of 64 bits go beyond. */
function numberIn({ type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf }: Schema, random: Random): number {
  const width = Math.min(maximum, exclusiveMaximum) - Math.max(minimum, exclusiveMinimum);
  const step = multipleOf ?? (type === 'number' ? Math.min(CENT, width / 100 || CENT) : 1);
  const steps = (bound: number) => rounded(bound / step);
  const exact = Math.floor(Number.MAX_SAFE_INTEGER / Math.max(1, step));
  const bottom = Math.max(-exact, Math.ceil(steps(minimum)), Math.floor(steps(exclusiveMinimum)) + 1);
  const top = Math.min(exact, Math.floor(steps(maximum)), Math.ceil(steps(exclusiveMaximum)) - 1);
  const some = Math.ceil(100 * Math.max(1, 1 / step));
  const least = bottom > -exact ? bottom : top < 0 ? top - some : 0;
  const most = top < exact ? top : least + some;
  return rounded(random.integer(least, Math.max(least, most)) * step);
}

/** A number without the last digits that computing with decimals gets wrong: 1 752 steps of 0.05 are 87.60000000000001. */
function rounded(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}

const CENT = 0.01;

export function generateText(name: string, schema: Schema, random: Random): string | null {
  const text = formattedText(schema, random) ?? patternedText(schema, random) ?? namedText(name, schema, random);
  return text === null ? null : [...text.padEnd(schema.minLength ?? 0, ` ${text}`)].slice(0, schema.maxLength ?? 2000).join('');
}

function formattedText({ format }: Schema, random: Random): string | undefined {
  if (format === 'date-time') return daysAgo(random, 700);
  if (format === 'date') return daysAgo(random, 700).slice(0, 10);
  if (format === 'clock')
    return `${String(random.integer(6, 21)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
  if (format === 'email') return `contact${random.integer(1, 9999)}@example.fr`;
  if (format === 'telephone')
    return `0${random.integer(1, 7)}${String(random.integer(0, 99_999_999)).padStart(8, '0')}`;
  if (format === 'uuid') return hexadecimal(random, [8, 4, 4, 4, 12]).join('-');
  if (format === 'ipv4') return `192.0.2.${random.integer(1, 254)}`;
  if (format === 'ipv6') return `2001:db8::${hexadecimal(random, [4]).join()}`;
  if (format === 'hostname') return `www${random.integer(1, 99)}.example.org`;
  if (format === 'duration') return `P${random.integer(1, 30)}D`;
  if (format === 'time') return `${String(random.integer(6, 21)).padStart(2, '0')}:30:00Z`;
  if (format === 'uri') return `https://www.example.org/page-${random.integer(1, 999)}`;
  return undefined;
}

function hexadecimal(random: Random, lengths: readonly number[]): string[] {
  return lengths.map((length) => Array.from({ length }, () => random.integer(0, 15).toString(16)).join(''));
}

/** A text for a field's pattern, used where its examples and format say nothing. */
function patternedText({ pattern }: Schema, random: Random): string | undefined {
  return pattern === undefined ? undefined : textOfPattern(pattern, random);
}

function namedText(name: string, schema: Schema, random: Random): string | null {
  const { commune } = random.pick(PLACES);
  if (/^(image|avatar)$|(Url|Image|Avatar)$/.test(name))
    return random.chance(0.5) ? `/upload/pictures/scene-${random.integer(1, 40)}.svg` : null;
  if (/colou?r/i.test(name)) return `#${random.integer(0, 0xffffff).toString(16).padStart(6, '0')}`;
  if (/city|town|locality|commune|ville/i.test(name)) return commune;
  if (/description|text|comment|body|note/i.test(name) || (schema.maxLength ?? 0) > 255) return random.pick(SENTENCES);
  return `${random.pick(SUBJECTS)} ${commune}`;
}
