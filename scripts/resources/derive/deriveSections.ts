import { defaults } from './defaults';
import { propertiesOf } from '../../../src/engine/model/broughtFields';
import type { Schema } from '../../../src/engine/model/Schema';
import type { Section } from '../../../src/generated/resourceFile';
import { fieldsIn, isIdTyped } from './fieldKinds';

/** The sections of the form, with the fields that an operator may write. */
export function deriveForm(name: string, schema: Schema): Section[] {
  const written = fieldsIn(schema).filter(([, field]) => field.readOnly !== true);
  // Deprecated fields are moved to the end, out of the way of the current ones.
  const old = written.filter(([field, { deprecated }]) => deprecated && !schema.required?.includes(field)).map(([field]) => field);
  const fields = written.map(([field]) => field).filter((field) => !old.includes(field));
  const isLong = written.reduce((count, [, field]) => count + boxesOf(field), 0) > defaults.sectionFields;
  const first = isLong ? fields.filter((field) => schema.required?.includes(field)) : fields;
  const last = old.length > 0 ? [section('deprecated', old)] : [];
  if (first.length === 0) return [...(fields.length > 0 ? [section(name, fields)] : []), ...last];
  const others = fields.filter((field) => !first.includes(field));
  return [section(name, first), ...(others.length > 0 ? [section('otherDetails', others)] : []), ...last];
}

export const FORM_RULE = 'what is not readOnly, in its order; what is required comes first, in a section of its own, where there are more boxes to fill in than "sectionFields" of defaults.json; what is deprecated comes last';

/** The sections of the page: those of the form, then one with the fields that can only be read. */
export function deriveShow(schema: Schema, form: readonly Section[]): Section[] {
  const read = fieldsIn(schema).filter(([, field]) => field.readOnly === true).map(([field]) => field);
  const last = isIdTyped(schema) ? read : [...read, 'id'];
  return [...form, ...(last.length > 0 ? [section('recordInfo', last)] : [])];
}

export const SHOW_RULE = 'the sections of the form, then one of what is readOnly';

/** How many inputs a field has in a form; an object has those of its parts. */
function boxesOf(schema: Schema): number {
  const parts = Object.values(propertiesOf(schema));
  return parts.length === 0 ? 1 : parts.reduce((count, part) => count + boxesOf(part), 0);
}

function section(name: string, fields: readonly string[]): Section {
  return { section: name, fields: [...fields] as Section['fields'] };
}
