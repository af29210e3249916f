import type { RecordSource } from '../../../../../src/engine/model/RecordSource';

/** Permits, which a change replaces: the old one is withdrawn, and the answer names the new one. */
export const permits: RecordSource = { savedAs: (answer) => answer['newPermit'] };
