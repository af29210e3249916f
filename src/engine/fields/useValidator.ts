import type { RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { use, useMemo } from 'react';
import { loadChunk } from '@/ui/loadChunk';
import { hasConditions } from '../model/broughtFields';
import type { EntityBody } from '../model/Resource';

/**
 * What checks a record: the validator that the build compiled from the entity's schema, or for a schema completed at run time one that reads
 * it, for which it suspends until its chunk is there. So it does for a schema with conditions: RJSF asks about parts that it makes of them and of the
 * record, which no build knows.
 */
export function useValidator({ validators, schema }: EntityBody) {
  const interpreter = validators === undefined || hasConditions(schema) ? use(loadInterpreter()) : undefined;
  return useMemo(() => {
    const functions = (validators ?? interpreter?.interpreted(schema)) as ValidatorFunctions;
    const validator = createPrecompiledValidator<unknown, RJSFSchema>(functions, schema as RJSFSchema);
    return interpreter ? interpreter.ofAnyPart(validator, schema) : validator;
  }, [interpreter, validators, schema]);
}

let loading: Promise<typeof import('./interpretedValidators')> | undefined;

/** The same promise each time; a failure is forgotten, so that it can be tried again. */
function loadInterpreter() {
  loading ??= loadChunk(() => import('./interpretedValidators')).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
