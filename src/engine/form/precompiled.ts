import type { RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { EntityBody } from '../Resource';

/** The validator that the build compiled from the entity's schema. */
export function precompiled({ validators, schema }: EntityBody) {
  return createPrecompiledValidator<unknown, RJSFSchema>(validators as ValidatorFunctions, schema as RJSFSchema);
}
