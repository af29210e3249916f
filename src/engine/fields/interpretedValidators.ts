import { schemaParser, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { RecordSchema, Schema } from '../model/Schema';
import { mistakes, type SchemaMistake } from './interpreted/mistakes';

/**
 * The validating functions of a schema that is only known at run time, so that the build could not compile it. They have the names of the compiled ones (RJSF's
 * hashes of the schema and of its alternatives), but read the schema each time. They need no `eval`, which the content security policy forbids.
 */
export function interpreted(schema: RecordSchema): ValidatorFunctions {
  const parts = Object.entries(schemaParser(schema as RJSFSchema));
  return Object.fromEntries(parts.map(([name, part]) => [name, validating(part as Schema, schema)]));
}

/** A precompiled validator that interprets the parts of the schema that it does not know. */
export function ofAnyPart<Precompiled extends ValidatorType<unknown, RJSFSchema>>(validator: Precompiled, root: RecordSchema): Precompiled {
  const precompiled = validator as unknown as { getValidator(part: RJSFSchema): ValidatorFunction };
  const compiled = precompiled.getValidator.bind(validator);
  precompiled.getValidator = (part) => {
    try {
      return compiled(part);
    } catch {
      return validating(part as Schema, root);
    }
  };
  return validator;
}

type ValidatorFunction = ValidatorFunctions[string];

interface Validating {
  (value: unknown): boolean;
  errors?: SchemaMistake[] | null;
}

function validating(part: Schema, root: RecordSchema): Validating {
  const validate: Validating = (value) => {
    const found = [...mistakes(part, value, { path: '', at: '#', root })];
    validate.errors = found.length === 0 ? null : found;
    return found.length === 0;
  };
  return validate;
}
