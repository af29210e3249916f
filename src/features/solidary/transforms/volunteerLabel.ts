import type { RecordTransformFactory } from '../../../engine/model/transforms/Transform';
import { withoutKeys } from '../../../engine/model/transforms/withoutKeys';

const LABEL = 'labelVolunteer';

/**
 * The text that volunteers read of a need (contract structures.lists). Where it is empty, the platform answers that of beneficiaries in its place: an equal
 * text is read as none, and goes on following the other.
 */
export const volunteerLabel: RecordTransformFactory = () => ({
  fromApi: (wire) => (wire[LABEL] === wire['label'] ? withoutKeys(wire, [LABEL]) : wire),
  toApi: (record) => record,
  wireSchema: (form) => form,
});
