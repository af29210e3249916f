import type { Session } from '@/session/Session';
import { allows } from './permissions';
import type { RecordData, ResourceSummary } from './Resource';

/** Whether a row says that it is of a structure that the operator does not operate. */
export function isOfOthers({ ownStructure }: ResourceSummary, record: RecordData, structures: Session['structures']): boolean {
  const field = ownStructure?.field;
  return field !== undefined && structures.every(({ id }) => id !== record[field]);
}

/**
 * What a list of records of structures says of whose they are: that the operator has none, that those of all of theirs stand together, that those of
 * everybody do. Nothing where there is nothing to know.
 */
export function listedStructures({ ownStructure }: ResourceSummary, { structures, permissions }: Session): 'noStructure' | 'ownStructures' | 'allStructures' | undefined {
  if (!ownStructure) return undefined;
  if (structures.length === 0) return 'noStructure';
  if (ownStructure.listsAll && allows(ownStructure.listsAll, permissions)) return 'allStructures';
  return ownStructure.field === undefined && structures.length > 1 ? 'ownStructures' : undefined;
}
