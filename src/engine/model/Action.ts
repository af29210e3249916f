import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { SessionUser } from '@/session/Session';
import type { ActionUse } from './ActionUse';
import type { Entity } from './Resource';
import type { RecordData } from './Schema';
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
