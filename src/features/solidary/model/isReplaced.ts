import type { SolidaryCase } from './SolidaryCase';

const REPLACED = 6;

/** Whether a copy stands in its place: the platform must not be sent anything about it any more (contract requests.edit). */
export function isReplaced({ status, childId }: Pick<SolidaryCase, 'status' | 'childId'>): boolean {
  return status === REPLACED || childId !== undefined;
}
