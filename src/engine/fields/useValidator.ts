import type { RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { use, useMemo } from 'react';
import { keptPromise, toRender } from '@/ui/keptPromise';
import { loadChunk } from '@/ui/loadChunk';
import { hasConditions } from '../model/broughtFields';
import type { EntityBody } from '../model/Resource';
import { loadValidators } from './loadValidators';

/**
 * What checks a record: the validators that the build compiled from the entity's schema, for which it suspends until they are loaded. A schema that is completed
 * at run time is interpreted instead. So is a schema with conditions, as RJSF checks parts that it makes of them and of the record, which no build knows.
 */
export function useValidator(entity: EntityBody) {
  const { schema } = entity;
  const coming = loadValidators(entity);
  const compiled = coming && use(toRender(coming));
  const interpreter = coming === undefined || hasConditions(schema) ? use(toRender(keptPromise(loading, importInterpreter, () => loadChunk(importInterpreter)))) : undefined;
  return useMemo(() => {
    const functions = (compiled ?? interpreter?.interpreted(schema)) as ValidatorFunctions;
    const validator = createPrecompiledValidator<unknown, RJSFSchema>(functions, schema as RJSFSchema);
    return interpreter ? interpreter.ofAnyPart(validator, schema) : validator;
  }, [interpreter, compiled, schema]);
}

type Interpreter = typeof import('./interpretedValidators');

const importInterpreter = () => import('./interpretedValidators');

const loading = new WeakMap<object, Promise<Interpreter>>();
