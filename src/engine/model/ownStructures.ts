import type { Session } from '@/session/Session';
import { allows } from './permissions';
import type { ResourceSummary } from './Resource';
import type { RecordData } from './Schema';
import { isPlainObject } from './transforms/plainObject';

/** Whether a row says that it is of a structure whose operators alone open it, and that the operator is none of them. */
export function isOfOthers({ ownStructure }: ResourceSummary, record: RecordData, structures: Session['structures']): boolean {
  if (!ownStructure?.for.includes('show')) return false;
  const { field } = ownStructure;
  return field !== undefined && structures.every(({ id }) => id !== record[field]);
}

/**
 * What a list of records of structures says of whose they are: that the operator has none, that those of all of theirs stand together, that those of
 * everybody do. Nothing where there is nothing to know.
 */
export function listedStructures({ ownStructure }: ResourceSummary, { structures, permissions }: Session): 'noStructure' | 'ownStructures' | 'allStructures' | undefined {
  if (!ownStructure) return undefined;
  if (structures.length === 0) return 'noStructure';
  if (findsAllStructures({ ownStructure }, { permissions })) return 'allStructures';
  return ownStructure.field === undefined && structures.length > 1 ? 'ownStructures' : undefined;
}

/** Whether a structure has been saved that the operator cannot open: they are none of those who operate it. */
export function isClosedTo(userId: number, { ownStructure }: ResourceSummary, structure: RecordData): boolean {
  if (ownStructure?.operators === undefined || !ownStructure.for.includes('show')) return false;
  const operators = structure[ownStructure.operators];
  return !(Array.isArray(operators) && operators.some((one: unknown) => isPlainObject(one) && one['id'] === userId));
}

/** Whether the operator finds the records of everybody's structures in the list. */
export function findsAllStructures({ ownStructure }: Pick<ResourceSummary, 'ownStructure'>, { permissions }: Pick<Session, 'permissions'>): boolean {
  return ownStructure?.listsAll !== undefined && allows(ownStructure.listsAll, permissions);
}
