/** A step that an operator takes for a request, or that the platform notes by itself (contract requests.actions). */
export interface Action {
  id: number;
  name: string;
  /** 0 automatic, 1 taken into account, 2 search, 3 follow-up, 4 closing, 5 free, 6 replaced. */
  type: number;
  progression: number;
}

const MORE_INFOS = 1;
const SEARCH = 2;
const FOLLOW_UP = 3;
const CLOSING = 4;
const FREE = 5;

/** The actions of the catalogue, in its order. */
export const ACTIONS: readonly Action[] = [
  ...actions(MORE_INFOS, 25, { 40: 'more_infos_sms', 41: 'more_infos_message', 71: 'more_infos_call' }),
  ...actions(SEARCH, 50, {
    43: 'contact_sms',
    44: 'contact_message',
    46: 'reminder_sms',
    47: 'reminder_message',
    49: 'link',
    50: 'carpool_refusal',
    72: 'contact_call',
    73: 'reminder_call',
    106: 'external_driver_contact',
  }),
  ...actions(FOLLOW_UP, 75, { 51: 'carpool_ongoing', 52: 'follow_up_ask', 53: 'follow_up_reminder', 54: 'witness_ask', 55: 'witness_reminder' }),
  ...actions(CLOSING, 100, {
    56: 'punctual_carpool',
    57: 'regular_carpool',
    58: 'other_transport_solutions',
    59: 'ask_drop',
    60: 'too_late',
    61: 'closed_association',
    62: 'no_solution',
    63: 'no_available_carpooler',
    64: 'carpool_no_response',
    65: 'off_topic',
    107: 'external_carpool',
  }),
  ...actions(FREE, -1, { 90: 'free' }),
];

/** The id of the action that changes the progression. It is in no list, so a client must know it. */
export const MANUAL = 39;

const OTHERS: readonly Action[] = [
  ...actions(0, 0, { 33: 'user_create', 34: 'user_accepted', 35: 'user_refused', 36: 'user_update', 37: 'create', 38: 'update', [MANUAL]: 'update_progress_manually' }),
  ...actions(6, 0, { 105: 'deeply_updated' }),
];

export function actionOf(id: unknown): Action | undefined {
  return [...ACTIONS, ...OTHERS].find((action) => action.id === id);
}

/** The status that each type of action sets, and below, that each progression sets when it is changed by hand (contract requests.status). */
const STATUS_BY_TYPE: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 4 };
export const STATUS_BY_PROGRESSION: Readonly<Record<number, number>> = { 25: 1, 50: 2, 75: 3, 100: 4 };

/** The status after an action, or nothing when the action does not change it. */
export function statusAfter({ type }: Action): number | undefined {
  return STATUS_BY_TYPE[type];
}

function actions(type: number, progression: number, names: Readonly<Record<number, string>>): Action[] {
  return Object.entries(names).map(([id, name]) => ({ id: Number(id), name: `solidary_${name}`, type, progression }));
}
