import { hasAlternatives, isBrought, propertiesOf } from '../../src/engine/model/broughtFields';
import { fieldsOf } from './checkFields';
import type { Draft } from './Draft';
import type { Mistake } from './Mistake';

/** Fields that only some records have need a place in the form. Otherwise the schema could require one that nobody can fill in. */
export function* checkBranches({ resource, schema }: Draft): Generator<Mistake> {
  const [form, steps] = [resource.at('form'), resource.at('formAs')];
  if (steps.text === 'steps' && hasAlternatives(schema)) yield steps.mistake('no steps: the alternatives of the record in schema.json stand under its form, in none of them');
  if (!form.exists) return;
  const placed = form.items().flatMap(fieldsOf).map(({ text }) => text);
  for (const name of Object.keys(propertiesOf(schema)).filter((one) => isBrought(schema, one) && !placed.includes(one))) {
    yield form.mistake(`a section with "${name}", which a condition of schema.json brings`, 'none');
  }
}
