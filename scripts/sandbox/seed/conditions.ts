import { Ajv, type ValidateFunction } from 'ajv';
import { areRules } from '../../../src/engine/model/broughtFields';
import type { RecordData, Schema } from '../../../src/engine/model/Schema';
import { isPlainObject } from '../../../src/engine/model/transforms/plainObject';
import { withoutReferences } from '../../resources/withoutReferences';
import type { Random } from './Random';

const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false, multipleOfPrecision: 8 });
const compiled = new WeakMap<Schema, ValidateFunction>();

/** Whether a document obeys a schema, formats aside. A part of a schema does not have what its references lead to, so they are left out. */
export function obeys(schema: Schema, document: unknown): boolean {
  const validate = compiled.get(schema) ?? ajv.compile(withoutReferences(schema));
  compiled.set(schema, validate);
  return validate(document);
}

/** The schemas that a document must obey beyond its own fields: the branches of the conditions that hold, and one of the alternatives. */
export function branchesFor(schema: Schema, document: RecordData, random: Random): Schema[] {
  const { allOf = [], anyOf, oneOf, if: condition, then = {}, else: otherwise = {}, dependencies = {} } = schema;
  const needed = Object.entries(dependencies).filter(([name]) => document[name] !== undefined && document[name] !== null);
  const own = [
    ...allOf,
    ...(condition ? [obeys(condition, document) ? then : otherwise] : []),
    ...needed.map(([, what]) => (Array.isArray(what) ? { required: what } : what)),
    ...[anyOf, oneOf].flatMap((options) => (options ? [chosen(options, document, random)] : [])),
  ];
  return own.flatMap((branch) => [branch, ...branchesFor(branch, document, random)]);
}

/** The alternative that the document already matches, or any if it matches none: rather one that does not lead to itself again. */
export function chosen(options: readonly Schema[], document: unknown, random: Random): Schema {
  const told = isPlainObject(document) ? options.filter((option) => constantsOf(option).some(([name, only]) => document[name] === only)) : [];
  const ending = options.filter((option) => !JSON.stringify(option).includes('"$ref":"#'));
  if (areRules(options)) return options.find(({ required = [] }) => required.every((name) => isPlainObject(document) && document[name] !== undefined)) ?? options[0] ?? {};
  return random.pick([told, ending, [...options]].find((some) => some.length > 0) ?? []);
}

function constantsOf({ properties = {} }: Schema): [string, unknown][] {
  return Object.entries(properties).flatMap(([name, { const: only }]): [string, unknown][] => (only === undefined ? [] : [[name, only]]));
}
