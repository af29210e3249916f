import { isNo } from '../../src/engine/model/kindsOfField';
import type { Schema } from '../../src/engine/model/Schema';
import { nameOf } from './checkFields';
import { checkOnce } from './checkOnce';
import type { Draft } from './Draft';
import { choicesOf, fieldAt } from './fieldPaths';
import { defaultOperator } from './filterOperator';
import type { JsonCursor } from './JsonCursor';
import type { Mistake } from './Mistake';

/** The map of a list needs places, and each filter what its operator requires. */
export function* checkList(draft: Draft): Generator<Mistake> {
  const list = draft.resource.at('list');
  const filters = list.at('filters').items();
  yield* checkMap(list.at('map', 'field'), draft);
  yield* checkParameters(filters, draft);
  for (const filter of filters) yield* checkOperator(filter, draft);
  yield* checkGroups(filters.map((filter) => filter.at('exclusive')));
}

/** Two filters that send one parameter would replace each other, and one that sends a parameter of the platform's paging would break the list. */
function* checkParameters(filters: readonly JsonCursor[], { resource }: Draft): Generator<Mistake> {
  const parameters = filters.map((filter) => (filter.at('parameter').exists ? filter.at('parameter') : nameOf(filter, 'name')));
  yield* checkOnce(parameters, 'a parameter of its own: the "parameter" or the name of another filter');
  if (resource.at('dialect').exists) return;
  for (const parameter of parameters) if (PAGING.includes(parameter.text ?? '')) yield parameter.mistake('another "parameter": the list asks for its pages and its order by this one');
}

/** The parameters by which the platform's dialect asks for pages and an order. */
const PAGING = ['page', 'perPage', 'order'];

/** A group of filters that exclude one another needs at least two. */
function* checkGroups(groups: readonly JsonCursor[]): Generator<Mistake> {
  const names = groups.flatMap(({ text }) => text ?? []);
  for (const group of groups) {
    const others = names.filter((name) => name !== group.text);
    if (group.text !== undefined && others.length === names.length - 1) yield group.unknownName('the group of another filter too', others);
  }
}

function* checkMap(field: JsonCursor, { schema }: Draft): Generator<Mistake> {
  if (field.text === undefined) return;
  const parts = fieldAt(schema, field.text)?.properties;
  if (!parts?.latitude || !parts.longitude) {
    const places = Object.keys(schema.properties).filter((name) => fieldAt(schema, name)?.properties?.latitude);
    yield field.unknownName('a field with a latitude and a longitude', places);
  }
}

function* checkOperator(filter: JsonCursor, { resource, schema }: Draft): Generator<Mistake> {
  const name = nameOf(filter, 'name').text;
  if (name === undefined) return;
  if (filter.at('shown').text === 'fixed') return yield* checkFixed(filter);
  const field = filter.at('field').text ?? name;
  const [said, reference] = [filter.at('operator'), filter.at('reference')];
  if (said.exists && reference.exists) yield said.mistake('no "operator": "reference" says how it filters');
  const refers = reference.exists || (!said.exists && nameOf(resource.at('fields', field, 'widget'), 'use').text === 'reference');
  const operator = refers ? 'reference' : (said.text ?? defaultOperator(fieldAt(schema, field)));
  if (operator === undefined) {
    if (filter.text === undefined)
      yield said.mistake('the key "operator" or "reference": the filter is no field that would say how it filters');
    return;
  }
  const misfit = said.exists && !filter.at('values').exists ? misfitOf(operator, fieldAt(schema, field)) : undefined;
  if (misfit !== undefined) yield said.mistake(`another operator, or ${misfit}`);
  else if (!said.exists && !refers && hasParts(fieldAt(schema, field))) yield filter.mistake('the key "operator", or a field with one value', `a filter on "${field}"`);
  if (operator === 'oneOf' && !choicesOf(fieldAt(schema, field))) {
    yield filter.mistake('a "field" with choices (enum) for the operator oneOf', `a filter on "${field}"`);
  }
  yield* checkValue(filter, operator, choicesOf(fieldAt(schema, field))?.map(String));
  if (operator !== 'yesNo' && filter.at('values').exists)
    yield filter.at('values').mistake('no "values": they are those of the operator yesNo', '"values"');
}

/** What the field of a filter must be, by the operators that compare with one kind of value only. */
const OF_KIND: Partial<Record<string, (field: Schema) => string | undefined>> = { dateRange: isNoDay, telephone: isNo('text'), numberRange: isNo('number'), yesNo: isNo('yesNo') };

function hasParts(field: Schema | undefined): boolean {
  return (field?.properties ?? field?.items?.properties) !== undefined;
}

function misfitOf(operator: string, field: Schema | undefined): string | undefined {
  return field && OF_KIND[operator]?.(field);
}

function isNoDay({ format }: Schema): string | undefined {
  return format?.startsWith('date') === true ? undefined : 'a field whose format is "date" or "date-time"';
}

/** A fixed filter is sent with every request, so it must have its value, and nothing about how an operator would choose one. */
function* checkFixed(filter: JsonCursor): Generator<Mistake> {
  if (!filter.at('value').exists) yield filter.mistake('the key "value": what is sent with every request');
  for (const key of filter.keys()) if (!['name', 'parameter', 'value', 'shown'].includes(key)) yield filter.at(key).mistake(`no "${key}": nobody chooses a filter that is fixed`, `"${key}"`);
}

/** The initial value of a filter must be one that the filter can have. */
function* checkValue(filter: JsonCursor, operator: string, choices: readonly string[] | undefined): Generator<Mistake> {
  const value = filter.at('value');
  if (value.text === undefined) return;
  const offered = operator === 'yesNo' ? ['yes', 'no'].filter((answer) => !filter.at('values').exists || filter.at('values', answer).exists) : choices;
  if (operator === 'dateRange' || operator === 'numberRange' || operator === 'reference') yield value.mistake('no "value": only a text, a choice, or yes or no has one', '"value"');
  else if (offered && !offered.includes(value.text)) yield value.unknownName('a value that the filter offers', offered);
}
