import type { GatheredFieldsTransform } from '@/generated/options';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

/**
 * Also reads several fields of the record as one object: `field` holds those fields of `from` that have a value, and nothing while the one that it `needs` has none. The fields keep their own places,
 * and the object is never sent: its widget saves it by a call of its own (the recipients of a campaign, contract campaigns.associate).
 */
export const gatheredFields: RecordTransformFactory<GatheredFieldsTransform> = ({ field, from, needs }) => ({
  fromApi(wire) {
    const filled = from.flatMap((name) => (isFilled(wire[name]) ? [[name, wire[name]] as const] : []));
    const others = withoutKeys(wire, [field]);
    const isThere = needs === undefined ? filled.length > 0 : isFilled(wire[needs]);
    return isThere ? { ...others, [field]: Object.fromEntries(filled) } : others;
  },
  toApi: (record) => withoutKeys(record, [field]),
  wireSchema: (form) => ({
    ...form,
    properties: withoutKeys(form.properties, [field]),
    ...(form.required && { required: form.required.filter((name) => name !== field) }),
  }),
});

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
