import type { RecordSource } from '../../../../../src/engine/model/RecordSource';

/** A permit that is changed is withdrawn, and the answer names the new one. */
export const permits: RecordSource = { savedAs: (answer) => answer['newPermit'] };
