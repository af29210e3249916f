import type { UserId } from '@/api/readClaims';
import type { Session } from '@/session/Session';
import { allows } from './permissions';
import type { ResourceSummary } from './Resource';
import type { RecordData } from './Schema';
import { isPlainObject } from './transforms/plainObject';

/** Whether a record belongs to a structure whose operators alone may open it, and the operator is none of them. */
export function isOfOthers({ ownStructure }: ResourceSummary, record: RecordData, structures: Session['structures']): boolean {
  if (!ownStructure?.for.includes('show')) return false;
  const { field } = ownStructure;
  return field !== undefined && structures.every(({ id }) => id !== record[field]);
}

/**
 * Whose records a list of structures' records holds: the operator has no structure, those of all their structures together, or those of all structures.
 * Undefined where there is nothing to say.
 */
export function listedStructures({ ownStructure }: ResourceSummary, { structures, permissions }: Session): 'noStructure' | 'ownStructures' | 'allStructures' | undefined {
  if (!ownStructure) return undefined;
  if (structures.length === 0) return 'noStructure';
  if (findsAllStructures({ ownStructure }, { permissions })) return 'allStructures';
  return ownStructure.field === undefined && structures.length > 1 ? 'ownStructures' : undefined;
}

/** Whether the operator cannot open a structure that they have saved, because they are not among its operators. */
export function isClosedTo(userId: UserId, { ownStructure }: ResourceSummary, structure: RecordData): boolean {
  if (ownStructure?.operators === undefined || !ownStructure.for.includes('show')) return false;
  const operators = structure[ownStructure.operators];
  return !(Array.isArray(operators) && operators.some((one: unknown) => isPlainObject(one) && one['id'] === userId));
}

/** Whether the list holds the records of all structures for this operator. */
export function findsAllStructures({ ownStructure }: Pick<ResourceSummary, 'ownStructure'>, { permissions }: Pick<Session, 'permissions'>): boolean {
  return ownStructure?.listsAll !== undefined && allows(ownStructure.listsAll, permissions);
}

/** Whether the records of a resource are structures themselves. The session contains those of the operator. */
export function isOfStructures({ ownStructure }: Pick<ResourceSummary, 'ownStructure'>): boolean {
  return ownStructure?.field === 'id';
}
