import { splitProperty } from './splitProperty';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

/**
 * A choice that the API stores as several yes/no fields of which one is true: the kind of input of a proof (contract structures.proofs,
 * specification 3.32). `into` is the choice in the form, `flags` are the fields, whose names are its values, in the order in which the server looks
 * at them. An answer that has the choice already is understood too.
 */
export const choiceFlags: RecordTransformFactory<{ into: string; flags: readonly string[] }> = ({ into, flags }) => ({
  fromApi(wire) {
    const chosen = flags.find((flag) => wire[flag] === true) ?? wire[into];
    return { ...withoutKeys(wire, [...flags, into]), ...(chosen !== undefined && { [into]: chosen }) };
  },
  toApi(record) {
    if (!(into in record)) return record;
    return { ...withoutKeys(record, [into]), ...Object.fromEntries(flags.map((flag) => [flag, flag === record[into]])) };
  },
  wireSchema: (form) => splitProperty(form, into, Object.fromEntries(flags.map((flag) => [flag, { type: ['boolean', 'null'] }]))),
});
