import { nameOfPair } from './pairs';
import type { FieldError } from './validateRecord';

/** Where a mistake is told and mended: in the name of a pair, where this is what is wrong. */
export function placeOfMistake({ field, rule, params }: FieldError): string {
  const isName = rule === 'unnamed' || (rule === 'propertyNames' && params['name'] === undefined);
  return isName ? nameOfPair(field) : field;
}
