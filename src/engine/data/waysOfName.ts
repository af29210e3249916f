import type { FilterValues } from '../model/ListQuery';
import type { SearchDefinition } from '../model/Resource';

/** The combinations of filter values that may find a typed name. Either of its two parts may have been typed first, and the first may consist of several words. */
export function waysOfName([one, other]: SearchDefinition['filters'], text: string): FilterValues[] {
  if (other === undefined) return [{ [one]: [text] }];
  const words = text.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 1) return [{ [one]: [first] }, { [other]: [first] }];
  return [
    { [one]: [words.slice(0, -1).join(' ')], [other]: [last] },
    { [one]: [words.slice(1).join(' ')], [other]: [first] },
  ];
}
