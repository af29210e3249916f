import { isPlainObject } from '../../../engine/model/transforms/plainObject';
import { splitProperty } from './splitProperty';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

const SEPARATOR = ';';

/**
 * Pairs that the API stores as two texts, separated by semicolons and in the same order: the options of a proof and the accepted values
 * (specification 3.36, contract structures.proofs). `into` is the list in the form, `texts` are the two fields, after which the parts of a pair are
 * named. Where one text is shorter, that part stays empty. When sent, an empty second part gets the first one, because a choice without a value
 * would be stored as no answer.
 */
export const pairedTexts: RecordTransformFactory<{ into: string; texts: readonly [first: string, second: string] }> = ({ into, texts }) => {
  const [first, second] = texts;

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
      const textOf = (pair: unknown, part: string) => (isPlainObject(pair) ? String(pair[part] ?? '') : '');
      const left = pairs.map((pair: unknown) => textOf(pair, first));
      const right = pairs.map((pair: unknown) => textOf(pair, second) || textOf(pair, first));
      return { ...withoutKeys(record, [into]), [first]: left.join(SEPARATOR), [second]: right.join(SEPARATOR) };
    },
    wireSchema: (form) => splitProperty(form, into, Object.fromEntries(texts.map((text) => [text, { type: ['string', 'null'] }]))),
  };
};

function cut(text: unknown): string[] {
  return typeof text === 'string' && text !== '' ? text.split(SEPARATOR) : [];
}
