import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { JSONPath } from 'jsonc-parser';
import { nearestWord } from '../../src/config/nearestWord';
import resourceSchema from '../../schemas/resource.schema.json' with { type: 'json' };
import { shown, type JsonFile } from './JsonFile';
import type { Mistake } from './Mistake';
import { isRegularExpression } from './regularExpression';

let validators: { resource: ValidateFunction; jsonSchema: ValidateFunction } | undefined;

/** What the shape of a `resource.json` breaks of `schemas/resource.schema.json`. */
export function checkResourceShape(file: JsonFile): Mistake[] {
  return shapeMistakes(file, compiled().resource);
}

/** What the shape of a `schema.json` breaks of JSON Schema draft-07. */
export function checkSchemaShape(file: JsonFile): Mistake[] {
  return shapeMistakes(file, compiled().jsonSchema);
}

function compiled(): { resource: ValidateFunction; jsonSchema: ValidateFunction } {
  if (validators) return validators;
  // `verbose` gives each error the schema it broke: its keys and descriptions are what the mistake says was expected.
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  ajv.addFormat('regex', isRegularExpression).addFormat('uri', true).addFormat('uri-reference', true);
  const jsonSchema = ajv.getSchema('http://json-schema.org/draft-07/schema');
  if (!jsonSchema) throw new Error('Ajv comes without the draft-07 meta-schema.');
  validators = { resource: ajv.compile(resourceSchema), jsonSchema };
  return validators;
}

function shapeMistakes(file: JsonFile, validate: ValidateFunction): Mistake[] {
  if (validate(file.value)) return [];
  const errors = withoutOtherBranches(validate.errors ?? []);
  return errors.map((error) => {
    const { path, on } = placeOf(error);
    return file.mistake(path, on, describe(error));
  });
}

/** A value that may be a text or an object breaks the rules of both: only the branch of its own kind says something useful. */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
  const telling = errors.filter((error) => {
    if (!unions.has(error.instancePath)) return true;
    return error.keyword !== 'type' && !(error.keyword === 'enum' && typeof error.data !== 'string');
  });
  return telling.filter(
    (error) =>
      error.keyword !== 'anyOf' ||
      !telling.some((other) => other !== error && `${other.instancePath}/`.startsWith(`${error.instancePath}/`)),
  );
}

function placeOf({ keyword, instancePath, params }: ErrorObject): { path: JSONPath; on: 'key' | 'value' } {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (keyword === 'additionalProperties') return { path: [...path, String(params['additionalProperty'])], on: 'key' };
  return { path, on: keyword === 'required' ? 'key' : 'value' };
}

function describe(error: ErrorObject): Pick<Mistake, 'found' | 'expected' | 'suggestion'> {
  const { keyword, params, data } = error;
  if (keyword === 'additionalProperties') {
    return named(
      String(params['additionalProperty']),
      'a key among ',
      Object.keys(error.parentSchema?.['properties'] ?? {}),
    );
  }
  if (keyword === 'enum') {
    const allowed = (params['allowedValues'] as unknown[]).map(String);
    return typeof data === 'string'
      ? named(data, 'one of ', allowed)
      : { found: shown(data), expected: `one of ${allowed.join(', ')}` };
  }
  if (keyword === 'required') return { found: 'nothing', expected: `the key "${String(params['missingProperty'])}"` };
  return { found: shown(data), expected: expectation(error) };
}

function named(
  found: string,
  expected: string,
  candidates: readonly string[],
): Pick<Mistake, 'found' | 'expected' | 'suggestion'> {
  const suggestion = nearestWord(found, candidates);
  return {
    found: shown(found),
    expected: `${expected}${candidates.join(', ')}`,
    ...(suggestion !== undefined && { suggestion }),
  };
}

function expectation({ keyword, params, message = '', parentSchema }: ErrorObject): string {
  const limit = String(params['limit']);
  const described =
    typeof parentSchema?.['description'] === 'string' ? parentSchema['description'].replace(/\.$/, '') : undefined;
  switch (keyword) {
    case 'type':
      return KINDS[String(params['type'])] ?? String(params['type']);
    case 'anyOf':
    case 'pattern':
      return described ? `this: ${described}` : message;
    case 'minItems':
      return `at least ${limit} in the list`;
    case 'minLength':
      return 'a text that is not empty';
    case 'minProperties':
      return 'at least one key';
    case 'maxProperties':
      return `${limit} key only`;
    case 'uniqueItems':
      return `no name twice (items ${String(params['j'])} and ${String(params['i'])} are the same)`;
    default:
      return message.replace(/^must (be )?/, '');
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
};
