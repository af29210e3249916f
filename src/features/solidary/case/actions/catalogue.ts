import { readList } from '@/api/readList';

/** An action that an operator may note for a request (contract requests.actions). */
export interface CaseAction {
  id: number;
  /** The technical name. */
  name: string;
  /** The type: 1 taken into account, 2 search for a solution, 3 follow-up, 4 closing, 5 free. */
  type: number;
  /** The progression it sets, in percent; absent when it leaves it unchanged. */
  progression?: number;
}

/** The action that changes the progression by hand. It is in no list, so its id has to be known (contract requests.actions). */
export const MANUAL_PROGRESS = { id: 39, name: 'solidary_update_progress_manually' };

/** The progressions that may be set by hand, with the status that each gives (contract requests.status). */
export const STEPS = [
  { progression: 25, status: 1 },
  { progression: 50, status: 2 },
  { progression: 75, status: 3 },
  { progression: 100, status: 4 },
] as const;

const TYPES = [1, 2, 3, 4, 5];
/** The types of actions that make sense at each status (contract requests.work). */
const PROPOSED: Readonly<Record<number, readonly number[]>> = { 0: [1, 2, 5], 1: [1, 2, 5], 2: [2, 3, 4, 5], 3: [3, 4, 5], 4: [5] };
/** The types whose actions set the status with the same number (contract requests.status). */
const DECISIVE = [2, 3, 4];

/** Reads the catalogue from the API. Progressions are texts there, and those that are not above zero change nothing (contract requests.status). */
export function actionsFromApi(body: unknown): CaseAction[] {
  return readList(body).items.flatMap(({ id, name, type, progression }) => {
    if (typeof id !== 'number' || typeof name !== 'string' || typeof type !== 'number') return [];
    const percent = Number(progression ?? 0);
    return [{ id, name, type, ...(percent > 0 && { progression: percent }) }];
  });
}

export interface ActionGroup {
  type: number;
  actions: readonly CaseAction[];
}

/** Whether a type of action makes sense at this status; the platform accepts it in any case. */
export function isProposed(status: number, type: number): boolean {
  return PROPOSED[status]?.includes(type) === true;
}

/** The actions grouped by type: those that make sense at this status, then the others. */
export function groupsAt(status: number, actions: readonly CaseAction[]): { proposed: ActionGroup[]; others: ActionGroup[] } {
  const groups = TYPES.map((type) => ({ type, actions: actions.filter((action) => action.type === type) })).filter((group) => group.actions.length > 0);
  return { proposed: groups.filter(({ type }) => isProposed(status, type)), others: groups.filter(({ type }) => !isProposed(status, type)) };
}

interface CaseState {
  status: number;
  /** The progression in percent. */
  progression: number;
}

/** The status and progression of a request after an action is noted. */
export function stateAfter(action: CaseAction, { status, progression }: CaseState): CaseState {
  return { status: DECISIVE.includes(action.type) ? action.type : status, progression: action.progression ?? progression };
}
