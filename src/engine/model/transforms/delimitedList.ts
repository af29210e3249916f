import type { DelimitedListTransform } from '@/generated/options';
import { onTheWire } from './onTheWire';
import type { TransformFactory } from './Transform';

/**
 * A list of texts that the API stores as one text with a `separator` (a semicolon by default). Empty items and blanks are kept, because another list may
 * correspond to this one by position. An item that contains the separator would come back as two: such a list is passed on unchanged for the server to refuse,
 * so the schema of the items should forbid it.
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
