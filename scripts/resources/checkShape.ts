import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import type { JSONPath } from 'jsonc-parser';
import { nearestWord } from '../../src/config/nearestWord';
import type { WholeVocabulary } from '../../src/engine/model/defineVocabulary';
import { isPlainObject } from '../../src/engine/model/transforms/plainObject';
import { described } from './checkOptions';
import { FORMER_KEYS, FORMER_TRANSFORMS } from './formerKeys';
import { shown, type JsonFile } from './JsonFile';
import type { Mistake } from './Mistake';
import { defaultsSchema } from './patch/defaultsSchema';
import { keysOf } from './pointers';
import { isRegularExpression } from './regularExpression';
import { resourceSchema } from './resourceSchema';

/** Checks the shape of a `resource.json` by `schemas/resource.schema.json`, extended by these names. */
export function checkResourceShape(file: JsonFile, names: WholeVocabulary): Mistake[] {
  const validate = compiled.get(names) ?? newAjv().compile(resourceSchema(names));
  compiled.set(names, validate);
  return shapeMistakes(file, validate);
}

/** Checks the shape of a `defaults.json`. */
export function checkDefaultsShape(file: JsonFile, names: WholeVocabulary): Mistake[] {
  const validate = compiledDefaults.get(names) ?? newAjv().compile(defaultsSchema(names));
  compiledDefaults.set(names, validate);
  return shapeMistakes(file, validate);
}

/** Checks the shape of a `schema.json` by JSON Schema draft-07, and that of the keywords which newer dialects add. Answers the same mistakes for the same file. */
export function checkSchemaShape(file: JsonFile): readonly Mistake[] {
  const mistakes = checkedSchemas.get(file) ?? schemaShapeMistakes(file);
  checkedSchemas.set(file, mistakes);
  return mistakes;
}

const checkedSchemas = new WeakMap<JsonFile, readonly Mistake[]>();

function schemaShapeMistakes(file: JsonFile): Mistake[] {
  metaSchema ??= newAjv({ validateFormats: false }).compile({ ...draft07, $id: 'schema', properties: { ...draft07.properties, title: LOCALISED, description: LOCALISED, examples: {}, exclusiveMinimum: BOUND, exclusiveMaximum: BOUND, ...NEWER } });
  return shapeMistakes(file, metaSchema);
}

/** A title or a description in both languages: one text for both, or one for each. */
const LOCALISED = {
  description: 'a text, or an object with one for each language (fr, en)',
  anyOf: [{ type: 'string' }, { type: 'object', properties: { fr: { type: 'string' }, en: { type: 'string' } }, additionalProperties: false }],
};

/** The keywords of newer drafts and of OpenAPI that are translated into draft-07. */
const NEWER = {
  $defs: draft07.properties.definitions,
  prefixItems: { $ref: '#/definitions/schemaArray' },
  unevaluatedProperties: { $ref: '#' },
  unevaluatedItems: { $ref: '#' },
  dependentSchemas: draft07.properties.definitions,
  dependentRequired: { type: 'object', additionalProperties: { $ref: '#/definitions/stringArray' } },
  nullable: { type: 'boolean' },
  // A field of draft-03 says itself whether it is required.
  required: { anyOf: [{ $ref: '#/definitions/stringArray' }, { type: 'boolean' }] },
  enum: { type: 'array' },
};

/** In draft-04 and OpenAPI 3.0, a bound has a boolean beside it that says whether the bound itself is excluded. */
const BOUND = { type: ['number', 'boolean'], description: 'a number, or true or false beside the bound that it is about' };

const compiled = new WeakMap<WholeVocabulary, ValidateFunction>();
const compiledDefaults = new WeakMap<WholeVocabulary, ValidateFunction>();
let metaSchema: ValidateFunction | undefined;

function newAjv(options: Options = {}): Ajv {
  // `verbose` gives each error the schema that it breaks, whose keys and descriptions tell what was expected.
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, ...options });
  return ajv.addFormat('regex', isRegularExpression).addFormat('uri', true).addFormat('uri-reference', true);
}

function shapeMistakes(file: JsonFile, validate: ValidateFunction): Mistake[] {
  if (validate(file.value)) return [];
  // An unmet `if` is left out, because the rule that it leads to is reported by itself.
  const errors = withoutOtherBranches((validate.errors ?? []).filter(({ keyword }) => keyword !== 'if'));
  return errors.map((error) => {
    const { path, on } = placeOf(error);
    return file.mistake(path, on, describe(error));
  });
}

/** A value that may be a text or an object breaks the rules of both alternatives. Only the errors of the alternative of its own kind are useful. */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
  const telling = errors.filter((error) => {
    if (!unions.has(error.instancePath)) return true;
    return error.keyword !== 'type' && error.keyword !== 'const' && !(error.keyword === 'enum' && typeof error.data !== 'string');
  });
  return telling.filter((error, index) => error.keyword !== 'anyOf' || !telling.some((other, place) => other !== error && saysMore(other, error, place > index)));
}

/**
 * Whether an error says more than "of none of its kinds": it is about something inside the value or, for nested alternatives, lists everything that
 * the value may be.
 */
function saysMore(other: ErrorObject, union: ErrorObject, isLater: boolean): boolean {
  if (other.keyword === 'anyOf' && other.instancePath === union.instancePath) return isLater;
  return `${other.instancePath}/`.startsWith(`${union.instancePath}/`);
}

function placeOf({ keyword, instancePath, params }: ErrorObject): { path: JSONPath; on: 'key' | 'value' } {
  const path = keysOf(instancePath).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (keyword === 'additionalProperties') return { path: [...path, String(params['additionalProperty'])], on: 'key' };
  return { path, on: keyword === 'required' ? 'key' : 'value' };
}

function describe(error: ErrorObject): Pick<Mistake, 'found' | 'expected' | 'suggestion'> {
  const { keyword, params, data } = error;
  if (keyword === 'additionalProperties') {
    const remedy = remedyOf(error);
    if (remedy !== undefined) return { found: shown(params['additionalProperty']), expected: remedy };
    const keys = Object.keys(error.parentSchema?.['properties'] ?? {}).filter((key) => key !== 'use');
    return keys.length === 0 ? { found: shown(params['additionalProperty']), expected: 'no options: it has none' } : named(String(params['additionalProperty']), 'a key among ', keys);
  }
  if (keyword === 'enum') {
    const allowed = (params['allowedValues'] as unknown[]).map(String);
    const remedy = typeof data === 'string' ? FORMER_TRANSFORMS[data] : undefined;
    if (remedy !== undefined) return { found: shown(data), expected: remedy };
    return typeof data === 'string'
      ? named(data, 'one of ', allowed)
      : { found: shown(data), expected: `one of ${allowed.join(', ')}` };
  }
  if (keyword === 'required') {
    const missing = String(params['missingProperty']);
    const properties = (error.parentSchema?.['properties'] ?? {}) as Record<string, { description?: string }>;
    return { found: 'nothing', expected: `the key "${missing}"${described(properties[missing])}` };
  }
  return { found: shown(data), expected: expectation(error) };
}

/** What is written instead of a key that the language had. */
function remedyOf({ instancePath, params, data }: ErrorObject): string | undefined {
  const key = String(params['additionalProperty']);
  const around = isPlainObject(data) && typeof data['use'] === 'string' ? data['use'] : instancePath.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part));
  return FORMER_KEYS[key] ?? FORMER_KEYS[`${around}.${key}`];
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
  const purpose = typeof parentSchema?.['description'] === 'string' ? parentSchema['description'].replace(/\.$/, '') : '';
  switch (keyword) {
    case 'type':
      return `${KINDS[String(params['type'])] ?? String(params['type'])}${described({ description: purpose })}`;
    case 'anyOf':
    case 'pattern':
      return purpose ? `this: ${purpose}` : message;
    case 'minItems':
      return `at least ${limit} in the list`;
    case 'minLength':
      return 'a text that is not empty';
    case 'maxItems':
      return `at most ${limit} in the list`;
    case 'minProperties':
      return limit === '1' ? 'at least one key' : `at least ${limit} keys`;
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
