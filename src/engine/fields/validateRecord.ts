import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { rounded } from '@/api/exactNumbers';
import type { ConditionContext } from '../model/conditions';
import { propertiesOf, takesPairs } from '../model/broughtFields';
import { mayBeNull } from '../model/emptyAnswer';
import { geometryShapes } from '../model/geometryShapes';
import { hasTime } from '../model/hasTime';
import type { Entity, EntityBody } from '../model/Resource';
import type { RecordData, RecordSchema, Schema } from '../model/Schema';
import { dayOf, isClock, localDay } from '../model/transforms/calendarText';
import { isEmptyValue, isSameValue } from '../model/transforms/emptyValue';
import { transformsOf } from '../model/transforms/entityTransforms';
import { isPlainObject } from '../model/transforms/plainObject';
import type { FormField } from '../model/formFields';
import { fieldSchema } from '../model/widgetName';
import { isAskedInItem } from './isAskedInItem';
import { isUnnamed } from './pairs';
import { wordsPath } from './pathLabel';
import { topOf } from '../model/topOf';
import { tellingErrors, type SchemaError, type ShownBranches } from './tellingErrors';
import { valueAt } from './valueAt';
import { wholeErrors } from './wholeErrors';
import { hasOneInput, withBegun } from './withBegun';

/** A broken rule, by its name; `useRuleText` has the words. */
export interface FieldError {
  /** The field, dotted when nested; empty for a rule about the record as a whole. */
  field: string;
  rule: string;
  params: Readonly<Record<string, unknown>>;
  /** The message of a rule that brings its own words. */
  text?: string;
}

interface RecordToValidate {
  entity: EntityBody;
  validator: ValidatorType<unknown, RJSFSchema>;
  fields: ReadonlyMap<string, FormField>;
  record: RecordData;
  /** The record as it was read; absent in a creation. */
  before?: RecordData | undefined;
  /** The alternatives of the schema that the form shows. */
  shown?: ShownBranches;
  /** What conditions look at beside the record. */
  situation: Omit<ConditionContext, 'record'>;
}

/**
 * Every rule that the fields on screen break, in the order of the fields and at most one for each. These are the rules of the compiled schema and those that
 * depend on the situation; rules about the record as a whole come first. A rule about a field that is not on screen is left to the server, as the operator could
 * do nothing about it.
 */
export function validateRecord({ entity, validator, fields, record, before, situation, shown = NONE_SHOWN }: RecordToValidate): FieldError[] {
  const editable = [...fields.values()].filter((field) => field.editable);
  const begun = withBegun(record, editable.filter(({ required }) => required), entity);
  const { errors: broken = [] } = validator.rawValidation<SchemaError>(entity.schema as RJSFSchema, rounded(withoutEmpty(begun, entity.schema)));
  const errors = broken.filter((error) => !isDayAsStored(error, record));
  const missing = editable
    .filter(({ name, required }) => required && isEmptyValue(record[name]))
    .map(({ name }) => ({ field: name, rule: 'required', params: {} }));
  const refused = editable
    .filter(({ name, kept }) => kept && isEmptyValue(record[name]) && !isEmptyValue(before?.[name]))
    .map(({ name }) => ({ field: name, rule: 'cannotBeCleared', params: {} }));

  const early = editable
    .filter(({ name }) => isBeforeStart(name, entity, record))
    .map(({ name }) => ({ field: name, rule: 'notBefore', params: { start: entity.resource.fields[name]?.notBefore } }));
  const past = editable
    .filter(({ name }) => entity.resource.fields[name]?.notBefore === TODAY)
    .filter(({ name }) => isPast(record[name]) && !isSameValue(record[name], before?.[name]))
    .map(({ name }) => ({ field: name, rule: 'past', params: {} }));

  const none = situation.mode === 'create' ? noneOf(entity, record, editable) : [];
  const own = (entity.rules ?? []).flatMap((rule) => rule(record, before)).map((breach) => ({ ...breach, rule: 'own', params: {} }));

  const { whole, others } = wholeErrors(entity.schema, errors);
  const isAsked = ({ field, rule }: FieldError) => rule !== 'required' || situation.mode === 'create' || !fieldSchema(entity.schema, field).writeOnly;
  const found = [...refused, ...missing, ...none, ...early, ...past, ...missingInItems(entity, record, situation), ...unnamed(entity.schema, record), ...repeatedNames(entity, record), ...own, ...whole.filter(({ field }) => field !== ''), ...tellingErrors(others, shown).map((error) => ofWhole(ofItemName(fieldError(error, record, entity.schema), record, entity), entity)).filter(isAsked)];
  const ofFields = editable.flatMap(({ name }) =>
    firstOfEach(withoutAround(found.filter(({ field }) => (field === name || field.startsWith(`${name}.`)) && !isReadOnly(entity, field)))),
  );
  // That values do not go together is said of those that are there: while some are missing, they cannot.
  const isTooEarly = ofFields.some(({ rule }) => rule === 'required');
  return [...whole.filter(({ field, rule }) => field === '' && !(isTooEarly && rule === 'whole.other')), ...ofFields];
}

const NONE_SHOWN: ShownBranches = new Map();

/** That an object is missing is said by what is missing in it, where that is known. */
function withoutAround(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(({ field, rule }) => rule !== 'required' || !errors.some((other) => other.field.startsWith(`${field}.`)));
}

/** Whether a field is read-only. The server computes such a value and it is never sent, so it counts as no mistake. */
function isReadOnly({ schema }: Entity, field: string): boolean {
  const parts = wordsPath(field).split('.');
  return parts.some((_part, index) => fieldSchema(schema, parts.slice(0, index + 1).join('.')).readOnly === true);
}

/**
 * The rules that a record broke already when it was read. They are shown but do not prevent a save, as an operator must be able to change the rest of a record
 * that somebody else has stored this way.
 */
export function storedMistakes(task: RecordToValidate & { before: RecordData }): ReadonlySet<string> {
  return new Set(validateRecord({ ...task, record: task.before }).map(mistakeKey));
}

/**
 * Whether an error is about a value that is unchanged since it was read, and was wrong already. What is missing in an object or a list has to be filled in by
 * whoever changes the rest of it.
 */
export function isStored(error: FieldError, record: RecordData, { before, stored }: { before: RecordData; stored: ReadonlySet<string> }): boolean {
  if (!stored.has(mistakeKey(error))) return false;
  const top = topOf(error.field);
  const path = error.field.split('.');
  const value = valueAt(record, path);
  return isSameValue(record[top], before[top]) || (!isEmptyValue(value) && isSameValue(value, valueAt(before, path)));
}

function mistakeKey({ field, rule }: FieldError): string {
  return `${field} ${rule}`;
}

/** The mistake that a new record has none of the fields of which it needs one, reported at the first of them on screen. */
function noneOf({ resource }: Entity, record: RecordData, editable: readonly FormField[]): FieldError[] {
  const { atLeastOne = [] } = resource.create;
  const [first] = editable.filter(({ name }) => atLeastOne.includes(name));
  const isFilled = atLeastOne.some((name) => record[name] !== false && !isEmptyValue(record[name]));
  return first && !isFilled ? [{ field: first.name, rule: 'atLeastOne', params: { among: atLeastOne } }] : [];
}

/** The fields missing in list items by conditions that look at the item itself. */
function missingInItems(entity: Entity, record: RecordData, situation: Omit<ConditionContext, 'record'>): FieldError[] {
  return Object.keys(entity.resource.fields).flatMap((path) => {
    const [list = '', name] = path.split('.');
    const items = record[list];
    if (name === undefined || !Array.isArray(items)) return [];
    return items.flatMap((item: unknown, index): FieldError[] => {
      const lacks = isPlainObject(item) && isEmptyValue(item[name]) && isAskedInItem(path, item, entity, situation);
      return lacks ? [{ field: `${list}.${index}.${name}`, rule: 'required', params: {} }] : [];
    });
  });
}

/** The pairs that were added and have no name yet, at any depth. */
function unnamed(schema: Schema, value: unknown, around = ''): FieldError[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => unnamed(schema.items ?? {}, item, `${around}${index}.`));
  if (!isPlainObject(value)) return [];
  const properties = propertiesOf(schema);
  return Object.entries(value).flatMap(([name, inner]) => {
    if (Object.hasOwn(properties, name)) return unnamed(properties[name] ?? {}, inner, `${around}${name}.`);
    return takesPairs(schema) && isUnnamed(name) ? [{ field: around + name, rule: 'unnamed', params: {} }] : [];
  });
}

/** The items of lists that have the name of another item, and would be sent in its place. */
function repeatedNames(entity: Entity, record: RecordData): FieldError[] {
  return transformsOf(entity).fields.flatMap(({ path, transform: { itemName } }) =>
    itemName === undefined ? [] : listsAt(record, path).flatMap(({ place, items }) => repeatedIn(items, itemName).map((index) => ({ field: `${place}.${index}.${itemName}`, rule: 'repeatedName', params: {} }))),
  );
}

function repeatedIn(items: readonly unknown[], key: string): number[] {
  const names = items.map((item) => (isPlainObject(item) && !isEmptyValue(item[key]) ? item[key] : undefined));
  return names.flatMap((name, index) => (name !== undefined && names.indexOf(name) < index ? [index] : []));
}

/** The lists of a record at a path, which may lead through the items of other lists, with their places. */
function listsAt(value: unknown, [name, ...rest]: readonly string[], around: readonly (string | number)[] = []): { place: string; items: readonly unknown[] }[] {
  if (Array.isArray(value)) {
    if (name === undefined) return [{ place: around.join('.'), items: value }];
    return value.flatMap((item: unknown, index) => listsAt(item, [name, ...rest], [...around, index]));
  }
  return name !== undefined && isPlainObject(value) ? listsAt(value[name], rest, [...around, name]) : [];
}

/** Whether something ends before it starts. Where hours do not count, only the days are compared. */
function isBeforeStart(name: string, { resource }: Entity, record: RecordData): boolean {
  const { notBefore, widget } = resource.fields[name] ?? {};
  const isTimed = hasTime(widget, record);
  const moment = (value: unknown) => (typeof value === 'string' ? momentOf(isTimed ? value : value.slice(0, DAY_LENGTH)) : Number.NaN);
  return notBefore !== undefined && notBefore !== TODAY && moment(record[name]) < moment(record[notBefore]);
}

/** The value of `notBefore` that stands for today in the operator's calendar, instead of a field. */
const TODAY = 'today';

function isPast(value: unknown): boolean {
  const day = typeof value === 'string' ? dayOf(value) : undefined;
  return day !== undefined && day < localDay(new Date());
}

/** The instant of a text. A time of day is taken as one of a fixed day, for comparison. */
function momentOf(text: string): number {
  return Date.parse(isClock(text) ? `1970-01-01T${text}` : text);
}

const DAY_LENGTH = 'yyyy-MM-dd'.length;

function firstOfEach(errors: FieldError[]): FieldError[] {
  return errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
}

function fieldError({ keyword, instancePath, params, propertyName }: SchemaError, record: RecordData, schema: RecordSchema): FieldError {
  const path = instancePath.split('/').slice(1);
  const isStrange = keyword === 'additionalProperties' && path.length > 0 && takesPairs(fieldSchema(schema, wordsPath(path.join('.'))));
  const name = isStrange ? String(params['additionalProperty']) : propertyName;
  if (name !== undefined) return { field: [...path, name].join('.'), rule: 'propertyNames', params: {} };
  const isAbsent = keyword === 'required' || keyword === 'dependencies';
  if (isAbsent) path.push(String(params['missingProperty']));
  // An item that was added and not filled in counts as missing, not as a value of a wrong type.
  const isMissing = keyword === 'dependencies' || (path.length > 1 && isEmptyValue(valueAt(record, path)));
  return { field: path.join('.'), ...(isMissing ? { rule: 'required', params } : (tooLarge(keyword, valueAt(record, path)) ?? { rule: keyword, params })) };
}

/** A rule that the name of an item breaks is about the name, as it is for a pair; it is named as it was typed. */
function ofItemName(error: FieldError, record: RecordData, entity: EntityBody): FieldError {
  if (error.rule === 'required') return error;
  const names = transformsOf(entity).fields.flatMap(({ path, transform: { itemName } }) => (itemName === undefined ? [] : [[...path, itemName].join('.')]));
  return names.includes(wordsPath(error.field)) ? { field: error.field, rule: 'propertyNames', params: { name: String(valueAt(record, error.field.split('.'))) } } : error;
}

/** Whether a day is as the platform answers it, as its first moment: no transform reaches into a value that is written as JSON, and either is accepted (contract wire.values). */
function isDayAsStored({ keyword, instancePath, params }: SchemaError, record: RecordData): boolean {
  const value = keyword === 'format' && params['format'] === 'date' ? valueAt(record, instancePath.split('/').slice(1)) : undefined;
  return typeof value === 'string' && /^[\d-]{10}T00:00:00/.test(value) && dayOf(value) !== undefined;
}

/** A whole number with more digits than JavaScript can hold stays a text in the form, so that no other number is sent. What it breaks is a bound, and no type. */
function tooLarge(keyword: string, typed: unknown): Pick<FieldError, 'rule' | 'params'> | undefined {
  if (keyword !== 'type' || typeof typed !== 'string' || !/^[+-]?\d{16,}$/.test(typed)) return undefined;
  return typed.startsWith('-') ? { rule: 'minimum', params: { limit: Number.MIN_SAFE_INTEGER } } : { rule: 'maximum', params: { limit: Number.MAX_SAFE_INTEGER } };
}

/** Reports a mistake inside a value that has one input at the value itself: with its place inside, where it is typed as JSON. */
function ofWhole(error: FieldError, { schema, resource }: Entity): FieldError {
  const parts = error.field.split('.');
  const around = parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
  const field = around.find((path) => !resource.fields[path]?.widget && hasOneInput(fieldSchema(schema, wordsPath(path))));
  if (field === undefined || field === error.field) return error;
  if (geometryShapes(fieldSchema(schema, wordsPath(field)))) return { field, rule: error.rule === 'required' ? 'required' : 'geometry', params: {} };
  return { field, rule: error.rule === 'required' ? 'jsonRequired' : 'json', params: { place: error.field.slice(field.length + 1).replaceAll('.', '/') } };
}

/** The record without empty values, as an emptied box must not be refused for its type. A `null` stays where it is a value. */
function withoutEmpty(record: RecordData, schema: Schema): RecordData {
  const fields = propertiesOf(schema);
  return Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== undefined && (value !== null || mayBeNull(fields[name] ?? {}))));
}
