import { isSamePlace } from '@/engine/model/transforms/isSamePlace';
import type { RecordTransformFactory } from '@/engine/model/transforms/Transform';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';

/**
 * An address that may be anywhere (`flag`), which the platform stores as a repetition of another one (`as`): the destination of a request. It is
 * read as anywhere where both are the same place (`isSamePlace`). If so, the address is not sent. A creation sends the flag only when it is set.
 */
export const samePlace: RecordTransformFactory<Record<'flag' | 'address' | 'as', string>> = ({ flag, address, as }) => ({
  fromApi: (wire) => (address in wire && as in wire ? { ...wire, [flag]: isSamePlace(wire[address], wire[as]) } : wire),
  toApi(record, mode) {
    if (record[flag] === true) return withoutKeys(record, [address]);
    return mode === 'create' ? withoutKeys(record, [flag]) : record;
  },
  wireSchema: (form) => form,
});
