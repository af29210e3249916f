import { hasAlternatives, isBrought, propertiesOf, takesPairs } from '../../src/engine/model/broughtFields';
import type { Schema } from '../../src/engine/model/Schema';
import { hasType } from '../../src/engine/model/widgetName';
import { fieldsOf } from './checkFields';
import type { Draft } from './Draft';
import type { Mistake } from './Mistake';

/** What only some records have must have its place in the form: it could be asked for and never filled in. What a form cannot render stands in none. */
export function* checkBranches({ resource, schema }: Draft): Generator<Mistake> {
  const [form, steps] = [resource.at('form'), resource.at('formAs')];
  if (steps.text === 'steps' && hasAlternatives(schema)) yield steps.mistake('no steps: the alternatives of the record in schema.json stand under its form, in none of them');
  if (!form.exists) return;
  const placed = form.items().flatMap(fieldsOf).map(({ text }) => text);
  for (const name of Object.keys(propertiesOf(schema)).filter((one) => isBrought(schema, one) && !placed.includes(one))) {
    yield form.mistake(`a section with "${name}", which a condition of schema.json brings`, 'none');
  }
  const rendered = Object.entries(propertiesOf(schema)).filter(([name, { readOnly }]) => placed.includes(name) && !readOnly && !resource.at('fields', name, 'widget').exists);
  for (const [name, part] of rendered) {
    const { additionalProperties: value } = part;
    if (typeof value === 'object' && isComposite(value)) yield form.mistake(`no "${name}", or a widget for it: under "additionalProperties" a form renders texts, numbers, choices, yes and no`, 'it');
    if (hasType(part, 'object') && Object.keys(propertiesOf(part)).length === 0 && !takesPairs(part)) yield form.mistake(`no "${name}", or a widget for it: an object of which schema.json says neither "properties" nor "additionalProperties" has nothing to fill in`, 'it');
  }
}

function isComposite(schema: Schema): boolean {
  return hasType(schema, 'object') || hasType(schema, 'array') || hasAlternatives(schema) || schema.properties !== undefined;
}
