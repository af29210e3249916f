import type { RecordData, RecordSchema } from '@/engine/model/Schema';
import type { RecordTransformFactory } from '@/engine/model/transforms/Transform';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';

interface ChoiceOrText {
  field: string;
  other: number;
  text: string;
  label: string;
  sends: string;
  offered: readonly unknown[];
}

/**
 * A choice among `offered`, or a text in the operator's own words: the subject of a request (specification 5.16). `field` holds the choice; it has
 * the value `other` when `text` is used instead. A subject that is read but not offered becomes such a text, from `label`. The choice is sent as
 * `sends`, otherwise the text is. They are never sent together, because the platform ignores a text beside a choice (contract requests.edit).
 */
export const choiceOrText: RecordTransformFactory<ChoiceOrText> = ({ field, other, text, label, sends, offered }) => ({
  fromApi(wire) {
    if (!Object.hasOwn(wire, field) || offered.includes(wire[field])) return wire;
    return { ...wire, [field]: other, [text]: wire[label] };
  },
  toApi(record) {
    const { [field]: chosen, [text]: written } = record;
    if (chosen === undefined) return record;
    const sent: RecordData = chosen === other ? { [text]: written } : { [sends]: chosen };
    return { ...withoutKeys(record, [field, text]), ...sent };
  },
  wireSchema(form): RecordSchema {
    const { [field]: chosen } = form.properties;
    if (!chosen) return form;
    return {
      ...form,
      properties: { ...withoutKeys(form.properties, [field]), [sends]: { type: 'integer' } },
      ...(form.required && { required: form.required.filter((name) => name !== field) }),
    };
  },
});
