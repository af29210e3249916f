import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { SessionUser } from '@/session/Session';
import type { Condition } from './conditions';
import type { ReferenceOptions } from './ListDefinition';
import type { Entity, PermissionRule, RecordData } from './Resource';
import type { TransformContext } from './transforms/Transform';

/** What an action works on. */
export interface ActionContext {
  api: Api;
  entity: Entity;
  use: ActionUse;
  record: RecordData;
  /** What the operator chose, where the resource says that the action asks. */
  asked?: unknown;
  transforms: TransformContext;
}

/**
 * Something an operator does beyond create, save and delete. Its words are `actions.<name>` in the entity's language files, with
 * `actions.<name>Done` for the message bar and those of its dialog (`schemas/README.md`). Who may do it, when, and after which question,
 * is said by the resource: see `ActionUse`.
 */
export type Action = Deed | Way;

interface Offer {
  /** Whether this deployment has what it needs; absent: any does. */
  isPossible?(use: ActionUse, config: Config): boolean;
  /** Whether it makes sense for this record; absent: always. */
  applies?(record: RecordData, use: ActionUse): boolean;
  /** What of the record it is about, to be named beside it in its dialog. */
  aimsAt?(record: RecordData, use: ActionUse): string | undefined;
}

/** What an action was done to, and the record as it is now. */
export interface Reached {
  record: RecordData;
  now: RecordData;
  use: ActionUse;
  asked?: unknown;
}

/** It is done here and now. */
export interface Deed extends Offer {
  /**
   * Whether the record is in the state that the action aims at: a failure of the server is compared with it. `undefined` where this use of it
   * says none; absent: no use does.
   */
  reached?(reached: Reached): boolean | undefined;
  /** Rejects with an `ApiError`. */
  perform(context: ActionContext): Promise<void>;
}

/** It is done on a page of its own: a link leads there. */
export interface Way extends Offer {
  leadsTo(record: RecordData, use: ActionUse, from: { config: Config; user: SessionUser }): Destination;
}

export interface Destination {
  address: string;
  /** Of another application: it opens in a tab of its own. */
  isOutside: boolean;
}

export type ActionRegistry = Readonly<Record<string, Action>>;

/** An action by its name in `src/actions/registry.ts`. */
export interface ActionUse {
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
  /** Another record that it needs, chosen in its dialog. */
  ask?: ReferenceOptions;
  /** The list's filter by number, by which each record is read again just before: what was shown may no longer be so. */
  fresh?: string;
  /** The record is gone once it is done: its page is left for the list. */
  after?: 'list';
  /** Whose sentences of the shell say how it ended, when `actions.<name>Done` does not. */
  messages?: { context: string; key: string };
  /** The refusals that mean that a record is in that state already: of a selection it is skipped, it has not failed. */
  already?: string[];
  [option: string]: unknown;
}

export type ActionPlace = 'row' | 'selection' | 'page';
