import type { RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { use, useMemo } from 'react';
import { loadChunk } from '@/ui/loadChunk';
import { hasConditions } from '../model/broughtFields';
import type { EntityBody } from '../model/Resource';

/**
 * What checks a record: the validator that the build compiled from the entity's schema. A schema that is completed at run time is interpreted instead, which
 * suspends until the chunk of the interpreter is loaded. So is a schema with conditions, as RJSF checks parts that it makes of them and of the record, which no
 * build knows.
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

/** Loads the interpreter. It gives the same promise each time, but forgets a failure, so that loading can be tried again. */
function loadInterpreter() {
  loading ??= loadChunk(() => import('./interpretedValidators')).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
