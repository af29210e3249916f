import type { Schema } from '../../../engine/model/Schema';
import { isPlainObject } from '../../../engine/model/transforms/plainObject';
import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

/** The list of proofs with which a structure is read and created. */
const ALL = 'structureProofs';

/** The lists with which it is edited, each with the type of its proofs. */
const PROOF_LISTS = [
  { name: 'structureProofsRequester', type: 1 },
  { name: 'structureProofsVolunteer', type: 2 },
] as const;

/**
 * The proofs that a structure asks of beneficiaries (type 1) and of volunteers (any other; specification 3.33), which the form has as two lists. The platform
 * answers and creates them as one list, and changes them as two, each of which replaces its own type (contract structures.lists). An answer that has the two
 * lists already is understood too.
 */
export const proofLists: RecordTransformFactory = () => ({
  fromApi(wire) {
    const { [ALL]: mixed, ...rest } = wire;
    if (!Array.isArray(mixed)) return wire;
    return { ...Object.fromEntries(PROOF_LISTS.map(({ name }) => [name, mixed.filter((proof) => listOf(proof) === name)])), ...rest };
  },
  toApi(record, mode) {
    const lists = PROOF_LISTS.flatMap(({ name, type }): [string, unknown[]][] => {
      const value = record[name];
      return Array.isArray(value) ? [[name, value.map(ofType(name, type))]] : [];
    });
    if (lists.length === 0) return record;
    if (mode === 'edit') return { ...record, ...Object.fromEntries(lists) };
    return { ...withoutKeys(record, lists.map(([name]) => name)), [ALL]: lists.flatMap(([, list]) => list) };
  },
  wireSchema(form) {
    const lists = PROOF_LISTS.flatMap(({ name }) => (form.properties[name] ? [[name, withType(form.properties[name])] as const] : []));
    const [first] = lists;
    return first ? { ...form, properties: { ...form.properties, ...Object.fromEntries(lists), [ALL]: first[1] } } : form;
  },
});

/** The list that a proof belongs to. */
function listOf(proof: unknown): string {
  return isPlainObject(proof) && proof['type'] === PROOF_LISTS[0].type ? PROOF_LISTS[0].name : PROOF_LISTS[1].name;
}

/** Gives a proof the type of the list that it stands in, unless it has one that belongs there. */
function ofType(name: string, type: number): (proof: unknown) => unknown {
  return (proof) => (isPlainObject(proof) && !('type' in proof && listOf(proof) === name) ? { ...proof, type } : proof);
}

function withType({ items, ...list }: Schema): Schema {
  return { ...list, items: { ...items, properties: { ...items?.properties, type: { type: 'integer' } } } };
}
