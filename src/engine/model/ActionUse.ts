import type { Condition, PermissionRule } from './conditions';

/** The keys that may stand beside every action: where it is offered, to whom, and how it asks. */
export interface OfferedAction {
  use: string;
  /** The name in its words, `actions.<name>`; the value of `use` by default. */
  name: string;
  on: ActionPlace;
  permission?: PermissionRule;
  /** The action is offered, and performed, only for records for which this condition holds. */
  when?: Condition;
  /** Whether the action deletes something, or cannot be undone. */
  danger: boolean;
  /** Whether the action first asks in a dialog that names the record and the consequence. */
  confirms: boolean;
  /** The entity of a second record, which the operator chooses in the dialog of the action. */
  ask?: string;
  /** The filter of the list by record number. With it, each record is read again just before the action, since the record on screen may be outdated. */
  fresh?: string;
  /** The record no longer exists after the action: the operator is led from its page to the list. */
  after?: 'list';
  /** The name of the action that undoes this one; it is offered once this one is done. */
  undoneBy?: string;
  /** The sentences of the shell that say how the action ended, when there is no `actions.<name>Done`. */
  messages?: { context: string; key: string };
  /** The refusals which mean that a record is in the wanted state already: in a selection, that record is skipped rather than failed. */
  already?: string[];
}

/** An action by one of the names that `src/features/vocabulary.ts` joins, with its own options, whose type only the action knows. */
export interface ActionUse extends OfferedAction {
  [option: string]: unknown;
}

export type ActionPlace = 'row' | 'selection' | 'page';
