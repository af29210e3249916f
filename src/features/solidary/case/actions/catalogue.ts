import { readList } from '@/api/readList';

/** What an operator may do for a request (contract requests.actions). */
export interface CaseAction {
  id: number;
  /** Technical. */
  name: string;
  /** 1 taking into account, 2 search for a solution, 3 follow-up, 4 closing, 5 free. */
  type: number;
  /** What it sets, in percent; absent when it changes none. */
  progression?: number;
}

/** The change of progression by hand: it is in no list, so that its number has to be known (contract requests.actions). */
export const MANUAL_PROGRESS = { id: 39, name: 'solidary_update_progress_manually' };

/** The progressions that may be set by hand, and the status that each gives (contract requests.status). */
export const STEPS = [
  { progression: 25, status: 1 },
  { progression: 50, status: 2 },
  { progression: 75, status: 3 },
  { progression: 100, status: 4 },
] as const;

const TYPES = [1, 2, 3, 4, 5];
/** What makes sense at each status (contract requests.work). */
const PROPOSED: Readonly<Record<number, readonly number[]>> = { 0: [1, 2, 5], 1: [1, 2, 5], 2: [2, 3, 4, 5], 3: [3, 4, 5], 4: [5] };
/** The types whose actions set a status of the same number (contract requests.status). */
const DECISIVE = [2, 3, 4];

/** The catalogue as the platform lists it: progressions are texts, and those that are not above zero change nothing (contract requests.status). */
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

/** Whether it makes sense at this status; the platform takes it all the same. */
export function isProposed(status: number, type: number): boolean {
  return PROPOSED[status]?.includes(type) === true;
}

/** Grouped by type: those that make sense at this status, then the others. */
export function groupsAt(status: number, actions: readonly CaseAction[]): { proposed: ActionGroup[]; others: ActionGroup[] } {
  const groups = TYPES.map((type) => ({ type, actions: actions.filter((action) => action.type === type) })).filter((group) => group.actions.length > 0);
  return { proposed: groups.filter(({ type }) => isProposed(status, type)), others: groups.filter(({ type }) => !isProposed(status, type)) };
}

export interface CaseState {
  status: number;
  /** Percent. */
  progression: number;
}

/** What the platform makes of a request of this status and progression once the action is noted. */
export function stateAfter(action: CaseAction, { status, progression }: CaseState): CaseState {
  return { status: DECISIVE.includes(action.type) ? action.type : status, progression: action.progression ?? progression };
}
