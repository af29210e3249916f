import type { DelimitedListTransform } from '@/generated/options';
import { onTheWire } from './onTheWire';
import type { TransformFactory } from './Transform';

/**
 * A list of texts that the API holds as one text, cut by `separator` (a semicolon by default). Empty items and blanks are kept: another
 * list may correspond by position.
 * An item that contains the separator would come back as two, so such a list is passed on as it is and refused by the
 * server: forbid it in the schema of the items.
 */
export const delimitedList: TransformFactory<DelimitedListTransform> = ({ separator = ';' } = {}) => {
  const toApi = (form: unknown) => (isListWithout(separator, form) ? form.join(separator) : form);
  return {
    fromApi: (wire) => {
      const text = toApi(wire);
      if (typeof text !== 'string') return undefined;
      return text === '' ? [] : text.split(separator);
    },
    toApi,
    wireSchema: (form) => onTheWire(form, toApi, { type: 'string' }),
  };
};

function isListWithout(separator: string, value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && !item.includes(separator));
}
