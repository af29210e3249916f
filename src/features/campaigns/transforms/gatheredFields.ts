import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

const GATHERED = ['recipients'];

/** The fields of a campaign that say to whom it is sent. Without a `filterType` it has no recipients yet. */
const PARTS = ['source', 'sourceId', 'sourceName', 'filterType', 'filters', 'deliveryCount'];

/**
 * Also reads the fields that say to whom a campaign is sent as one object, which holds those that have a value. The fields keep their own places, and the object
 * is never sent: its widget saves it by a call of its own (contract campaigns.associate).
 */
export const gatheredFields: RecordTransformFactory = () => ({
  fromApi(wire) {
    const others = withoutKeys(wire, GATHERED);
    if (!isFilled(wire['filterType'])) return others;
    return { ...others, recipients: Object.fromEntries(PARTS.flatMap((name) => (isFilled(wire[name]) ? [[name, wire[name]]] : []))) };
  },
  toApi: (record) => withoutKeys(record, GATHERED),
  wireSchema: (form) => ({
    ...form,
    properties: withoutKeys(form.properties, GATHERED),
    ...(form.required && { required: form.required.filter((name) => !GATHERED.includes(name)) }),
  }),
});

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
