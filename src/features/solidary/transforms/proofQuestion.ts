import type { RecordSchema, Schema } from '../../../engine/model/Schema';
import { isPlainObject } from '../../../engine/model/transforms/plainObject';
import type { RecordTransform, RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

/** The kinds of input, in the order in which the platform looks at their flags. */
const KINDS = ['checkbox', 'radio', 'input', 'file', 'selectbox'];

const TEXTS = ['options', 'acceptedValues'] as const;
const SEPARATOR = ';';

/**
 * The kind of input of a proof, which the platform stores as several yes/no fields of which one is true (contract structures.proofs, specification 3.32). An
 * answer that has the kind already is understood too.
 */
const kind: RecordTransform = {
  fromApi(wire) {
    const chosen = KINDS.find((flag) => wire[flag] === true) ?? wire['inputType'];
    return { ...withoutKeys(wire, [...KINDS, 'inputType']), ...(chosen !== undefined && { inputType: chosen }) };
  },
  toApi(record) {
    if (!('inputType' in record)) return record;
    return { ...withoutKeys(record, ['inputType']), ...Object.fromEntries(KINDS.map((flag) => [flag, flag === record['inputType']])) };
  },
  wireSchema: (form) => splitProperty(form, 'inputType', Object.fromEntries(KINDS.map((flag) => [flag, { type: ['boolean', 'null'] }]))),
};

/**
 * The choices of a proof, each with the value that accepts it, which the platform stores as two texts, separated by semicolons and in the same order
 * (specification 3.36, contract structures.proofs). Where one text is shorter, that part stays empty. When sent, an empty value gets the words of its choice,
 * because a choice without a value would be stored as no answer.
 */
const choices: RecordTransform = {
  fromApi(wire) {
    const [options, values] = [cut(wire['options']), cut(wire['acceptedValues'])];
    if (options.length + values.length === 0) return withoutKeys(wire, TEXTS);
    const pairs = Array.from({ length: Math.max(options.length, values.length) }, (_, at) => ({ options: options[at] ?? '', acceptedValues: values[at] ?? '' }));
    return { ...withoutKeys(wire, TEXTS), choices: pairs };
  },
  toApi(record) {
    const { choices: pairs } = record;
    if (!Array.isArray(pairs)) return record;
    const textOf = (pair: unknown, part: (typeof TEXTS)[number]) => (isPlainObject(pair) ? String(pair[part] ?? '') : '');
    const options = pairs.map((pair: unknown) => textOf(pair, 'options'));
    const values = pairs.map((pair: unknown) => textOf(pair, 'acceptedValues') || textOf(pair, 'options'));
    return { ...withoutKeys(record, ['choices']), options: options.join(SEPARATOR), acceptedValues: values.join(SEPARATOR) };
  },
  wireSchema: (form) => splitProperty(form, 'choices', Object.fromEntries(TEXTS.map((text) => [text, { type: ['string', 'null'] }]))),
};

/** A proof that a structure asks for. */
export const proofQuestion: RecordTransformFactory = () => ({
  fromApi: (wire) => choices.fromApi(kind.fromApi(wire)),
  toApi: (record, mode) => kind.toApi(choices.toApi(record, mode), mode),
  wireSchema: (form) => kind.wireSchema(choices.wireSchema(form)),
});

function cut(text: unknown): string[] {
  return typeof text === 'string' && text !== '' ? text.split(SEPARATOR) : [];
}

/** The schema of a record on the wire, where several fields stand for one of the form. A schema without that field stays as it is. */
export function splitProperty(form: RecordSchema, field: string, fields: Record<string, Schema>): RecordSchema {
  if (!Object.hasOwn(form.properties, field)) return form;
  const others = form.required?.filter((name) => name !== field);
  return {
    ...form,
    properties: { ...withoutKeys(form.properties, [field]), ...fields },
    ...(others && { required: form.required?.includes(field) ? [...others, ...Object.keys(fields)] : others }),
  };
}
