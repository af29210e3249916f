import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { _, type Ajv } from 'ajv';
import { formats } from '../../src/engine/model/validatorRuntime';
import type { Schema } from '../../src/engine/model/Schema';

/**
 * The validating functions that RJSF needs for a schema, as CommonJS that needs `formats`. `checked` is what a record obeys, where that is more than the
 * schema says to a form.
 */
export function validatorsCode(schema: Schema, checked = schema): string {
  return compileSchemaValidatorsCode(schema as object, {
    ajvFormatOptions: false,
    customFormats: { ...formats },
    ajvOptionsOverrides: { verbose: false, messages: false, multipleOfPrecision: 8, next: true, code: { lines: false, formats: _`formats` } },
    ...(checked !== schema && { extenderFn: (ajv: Ajv) => withChecked(ajv, hashForSchema(schema as RJSFSchema), checked) }),
  });
}

/** RJSF finds the validator of a record by the hash of the schema that the form has. */
function withChecked(ajv: Ajv, id: string, checked: Schema): Ajv {
  return ajv.removeSchema(id).addSchema({ ...checked, $id: id }, id);
}
