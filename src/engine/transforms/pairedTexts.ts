import { isPlainObject } from './plainObject';
import { replaced } from './replaced';
import type { RecordTransformFactory } from './Transform';
import { checkOptions, namesOption, textOption } from './transformOptions';
import { withoutKeys } from './withoutKeys';

const SEPARATOR = ';';

/**
 * Pairs that the API holds as two texts, cut by semicolons and in the same order: the options of a proof and the values that it accepts
 * (specification section 3, contract solidary 5.3). `into` names the list of the form, `texts` the two fields, which are also what the parts
 * of a pair are called. Where one text is shorter, the other part stays empty. What an item does not have is not sent.
 */
export const pairedTexts: RecordTransformFactory = (options = {}) => {
  checkOptions('pairedTexts', options, ['into', 'texts']);
  const into = textOption('pairedTexts', options, 'into');
  const texts = namesOption('pairedTexts', options, 'texts');
  const [first, second] = texts;
  if (first === undefined || second === undefined || texts.length > 2) throw new Error('The option "texts" of the transform "pairedTexts" must name two fields.');

  return {
    fromApi(wire) {
      const [left, right] = [cut(wire[first]), cut(wire[second])];
      if (left.length + right.length === 0) return withoutKeys(wire, texts);
      const pairs = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => ({ [first]: left[at] ?? '', [second]: right[at] ?? '' }));
      return { ...withoutKeys(wire, texts), [into]: pairs };
    },
    toApi(record) {
      const pairs = record[into];
      if (!Array.isArray(pairs)) return record;
      const joined = (part: string) => pairs.map((pair) => (isPlainObject(pair) ? String(pair[part] ?? '') : '')).join(SEPARATOR);
      return { ...withoutKeys(record, [into]), [first]: joined(first), [second]: joined(second) };
    },
    wireSchema: (form) => replaced(form, into, Object.fromEntries(texts.map((text) => [text, { type: ['string', 'null'] }]))),
  };
};

function cut(text: unknown): string[] {
  return typeof text === 'string' && text !== '' ? text.split(SEPARATOR) : [];
}
