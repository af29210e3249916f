import type { FilterValues } from '../model/ListQuery';
import type { SearchDefinition } from '../model/Resource';

/** The filters, by name, that may find a name together: of its two parts either may have been typed first, and the first may be of several words. */
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
