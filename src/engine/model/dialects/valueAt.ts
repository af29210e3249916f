import { isObject } from '../../../config/isObject';

/** The value at a dotted place of an answer ("meta.total"); the whole answer without a place. A key that itself contains dots is found too. */
export function valueAt(answer: unknown, place?: string): unknown {
  if (place === undefined) return answer;
  if (!isObject(answer)) return undefined;
  if (Object.hasOwn(answer, place)) return answer[place];
  const [first = '', ...rest] = place.split('.');
  return Object.hasOwn(answer, first) && rest.length > 0 ? valueAt(answer[first], rest.join('.')) : undefined;
}
