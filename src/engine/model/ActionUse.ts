import type { Condition, PermissionRule } from './conditions';

/** What may stand beside every action: where it is offered, to whom, and how it asks. */
export interface OfferedAction {
  use: string;
  /** Its words are `actions.<name>`; that of `use` unless said. */
  name: string;
  on: ActionPlace;
  permission?: PermissionRule;
  /** Offered, and done, only for records of which this holds. */
  when?: Condition;
  /** It deletes, or cannot be undone. */
  danger: boolean;
  /** Asks first, in a dialog that names the record and the consequence. */
  confirms: boolean;
  /** The entity of another record that it needs, chosen in its dialog. */
  ask?: string;
  /** The list's filter by number, by which each record is read again just before: what was shown may no longer be so. */
  fresh?: string;
  /** The record is gone once it is done: its page is left for the list. */
  after?: 'list';
  /** The name of the action that takes it back: once it is done that one is offered. */
  undoneBy?: string;
  /** Whose sentences of the shell say how it ended, when `actions.<name>Done` does not. */
  messages?: { context: string; key: string };
  /** The refusals that mean that a record is in that state already: of a selection it is skipped, it has not failed. */
  already?: string[];
}

/** An action by its name in `src/features/registry.ts`, with its own options: only the action knows their type. */
export interface ActionUse extends OfferedAction {
  [option: string]: unknown;
}

export type ActionPlace = 'row' | 'selection' | 'page';
