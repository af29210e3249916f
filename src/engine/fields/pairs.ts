import { ADDITIONAL_PROPERTY_FLAG } from '@rjsf/utils';
import type { Schema } from '../model/Schema';

/** What RJSF calls a pair that has just been added. */
const NEW_PAIR = /^newKey(-\d+)?$/;

/** Whether a pair still waits for its name. */
export function isUnnamed(name: string): boolean {
  return NEW_PAIR.test(name);
}

/** Whether a value stands under a name that is not the schema's but the operator's. */
export function isPair(schema: Schema): boolean {
  return ADDITIONAL_PROPERTY_FLAG in schema;
}
