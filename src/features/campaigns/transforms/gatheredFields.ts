import type { GatheredFieldsTransform } from '@/generated/options';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

/**
 * Several fields of the record, also read together as one object: `field`, made of those of `from` that are filled. They keep their own places,
 * and the object is never sent: what edits it saves it by a call of its own (the recipients of a campaign, contract campaigns.associate).
 */
export const gatheredFields: RecordTransformFactory<GatheredFieldsTransform> = ({ field, from }) => ({
  fromApi(wire) {
    const filled = from.flatMap((name) => (isFilled(wire[name]) ? [[name, wire[name]] as const] : []));
    const others = withoutKeys(wire, [field]);
    return filled.length === 0 ? others : { ...others, [field]: Object.fromEntries(filled) };
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
