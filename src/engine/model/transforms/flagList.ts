import type { FlagListTransform } from '@/generated/options';
import type { RecordTransformFactory } from './Transform';
import { withoutKeys } from './withoutKeys';

/**
 * Several yes/no fields that a form holds as one list: the names of those that are true. The parts of a week are twenty-one such fields, `mMon` to `eSun`
 * (contract structures.fields and people.fields). They are sent together, each as true or false, because the platform fails on `null`.
 */
export const flagList: RecordTransformFactory<FlagListTransform> = ({ field, flags }) => ({
  fromApi: (wire) => {
    const arrived = flags.filter((flag) => Object.hasOwn(wire, flag));
    if (arrived.length === 0) return wire;
    return { ...withoutKeys(wire, flags), [field]: arrived.filter((flag) => wire[flag] === true || wire[flag] === 1) };
  },
  toApi: (record) => {
    if (!Object.hasOwn(record, field)) return record;
    const raised: unknown = record[field];
    const said = flags.map((flag) => [flag, Array.isArray(raised) && raised.includes(flag)]);
    return { ...withoutKeys(record, [field]), ...Object.fromEntries(said) };
  },
  wireSchema: (form) => {
    if (!Object.hasOwn(form.properties, field)) return form;
    const said = flags.map((flag) => [flag, { type: 'boolean' as const }]);
    return { ...form, properties: { ...withoutKeys(form.properties, [field]), ...Object.fromEntries(said) } };
  },
});
