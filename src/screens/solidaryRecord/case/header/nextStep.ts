import { personName } from '../../model/personName';
import type { SolidaryCase } from '../../model/SolidaryCase';
import { isReplaced } from '../../model/isReplaced';

const CREATED = 0;
const FOLLOW_UP = 3;
const CLOSED = 4;

/** Where a request is taken into account: the choice of the progression that says so. */
export const ACCEPT = 'accept';

/** What comes next for a request, and the part of the page where it is done. */
export interface NextStep {
  name: 'accept' | 'find' | 'contact' | 'relate' | 'follow';
  section: 'solutions' | 'drivers' | 'actions' | typeof ACCEPT;
  /** Whom it is about, where that is one person. */
  person?: string;
}

/** By the work of an operator (contract solidary 20); nothing for a request that is closed or replaced. */
export function nextStep(solidaryCase: SolidaryCase): NextStep | undefined {
  const { status, drivers, structure } = solidaryCase;
  if (status === CLOSED || isReplaced(solidaryCase)) return undefined;
  if (status === FOLLOW_UP) return { name: 'follow', section: 'actions' };
  if (drivers.length === 0) {
    if (status === CREATED) return { name: 'accept', section: ACCEPT };
    return structure.isLight ? { name: 'follow', section: 'actions' } : { name: 'find', section: 'solutions' };
  }
  if (drivers.some(({ solutions }) => solutions.some(({ isContacted }) => isContacted))) return { name: 'relate', section: 'actions' };
  const person = drivers.length === 1 ? personName(drivers[0]) : undefined;
  return { name: 'contact', section: 'drivers', ...(person !== undefined && { person }) };
}
