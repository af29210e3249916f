import { branchesOf } from './broughtFields';
import { oncePerSchema } from './oncePerSchema';
import type { RecordData, Schema } from './Schema';
import { isSameValue } from './transforms/emptyValue';

/** The choices that a field of an object has in some cases only, where it may hold any text or number in others. */
export const broughtChoices = oncePerSchema((schema: Schema): ReadonlyMap<string, readonly unknown[]> => {
  const found = new Map<string, unknown[]>();
  const add = (name: string, choices: readonly unknown[]) => found.set(name, [...new Set([...(found.get(name) ?? []), ...choices.filter((choice) => choice !== null)])]);
  for (const branch of branchesOf(schema)) {
    for (const [name, field] of Object.entries(branch.properties ?? {})) if (choicesIn(field).length > 0) add(name, choicesIn(field));
    for (const [name, choices] of broughtChoices(branch)) add(name, choices);
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) if (field.enum) found.delete(name);
  return found;
});

/** The choices of a field in a branch. A single one is a constant there; yes and no have words of their own. */
function choicesIn({ enum: choices, const: only }: Schema = {}): readonly unknown[] {
  return choices ?? (typeof only === 'string' || typeof only === 'number' ? [only] : []);
}

/** Whether a value of a record is one of the choices that its field has in this case, as far as constants and choices tell the cases apart. */
export function isBroughtChoice(schema: Schema, name: string, value: unknown, record: RecordData): boolean {
  if (!broughtChoices(schema).get(name)?.includes(value)) return false;
  const gives = (branch: Schema) => choicesIn(branch.properties?.[name]).includes(value) || isBroughtChoice(branch, name, value, record);
  return casesOf(schema, name, record).some(gives);
}

/** The branches of a schema but those that cannot hold for a record, whatever the value of one field. */
function casesOf(schema: Schema, name: string, record: RecordData): Schema[] {
  const { if: condition, then, else: otherwise, oneOf = [], anyOf = [], dependencies = {}, ...always } = schema;
  const isMet = condition ? holds(condition, record) : undefined;
  const dependent = Object.entries(dependencies).filter(([field]) => record[field] !== undefined);
  return [
    ...branchesOf({ ...always, dependencies: Object.fromEntries(dependent) }),
    ...[...oneOf, ...anyOf].filter(({ properties = {}, required = [] }) => holds({ properties: Object.fromEntries(Object.entries(properties).filter(([field]) => field !== name)), required }, record) !== false),
    ...(then && isMet !== false ? [then] : []),
    ...(otherwise && isMet !== true ? [otherwise] : []),
  ];
}

/** Whether a condition holds for a record; nothing where more than constants and choices decides. */
function holds({ properties = {}, required = [], type: _type, ...others }: Schema, record: RecordData): boolean | undefined {
  if (required.some((name) => record[name] === undefined)) return false;
  const answers = Object.entries(properties).map(([name, { const: only, enum: choices = only === undefined ? undefined : [only] }]) => {
    if (record[name] === undefined) return true;
    return choices?.some((choice) => isSameValue(choice, record[name]));
  });
  if (answers.includes(false)) return false;
  return answers.includes(undefined) || Object.keys(others).length > 0 ? undefined : true;
}
