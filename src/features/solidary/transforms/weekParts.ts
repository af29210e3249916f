import type { WeekPartsTransform } from '@/generated/options';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';
import { SLOTS } from '../week/slots';

/**
 * The parts of a week, which the platform stores as twenty-one yes/no fields, `mMon` to `eSun` (contract structures.fields and people.fields), and a form holds as
 * one list (`field`): the names of those that are true. They are sent together, each as true or false, because the platform fails on `null`.
 */
export const weekParts: RecordTransformFactory<WeekPartsTransform> = ({ field }) => ({
  fromApi: (wire) => {
    const arrived = SLOTS.filter((slot) => Object.hasOwn(wire, slot));
    if (arrived.length === 0) return wire;
    return { ...withoutKeys(wire, SLOTS), [field]: arrived.filter((slot) => wire[slot] === true || wire[slot] === 1) };
  },
  toApi: (record) => {
    if (!Object.hasOwn(record, field)) return record;
    const ticked: unknown = record[field];
    const said = SLOTS.map((slot) => [slot, Array.isArray(ticked) && ticked.includes(slot)]);
    return { ...withoutKeys(record, [field]), ...Object.fromEntries(said) };
  },
  wireSchema: (form) => {
    if (!Object.hasOwn(form.properties, field)) return form;
    const said = SLOTS.map((slot) => [slot, { type: 'boolean' as const }]);
    return { ...form, properties: { ...withoutKeys(form.properties, [field]), ...Object.fromEntries(said) } };
  },
});
