import type { SolidaryCase } from './SolidaryCase';

const REPLACED = 6;

/** Whether a copy has replaced the request. Then nothing about it may be sent to the platform any more (contract requests.edit). */
export function isReplaced({ status, childId }: Pick<SolidaryCase, 'status' | 'childId'>): boolean {
  return status === REPLACED || childId !== undefined;
}
