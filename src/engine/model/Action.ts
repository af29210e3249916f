import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { SessionUser } from '@/session/Session';
import type { OfferedAction } from './ActionUse';
import type { Entity } from './Resource';
import type { RecordData } from './Schema';
import type { TransformContext } from './transforms/Transform';

/** What an action works on. */
export interface ActionContext<Options extends object = object> {
  api: Api;
  entity: Entity;
  use: OfferedAction & Options;
  record: RecordData;
  /** What the operator chose, where the resource says that the action asks. */
  asked?: unknown;
  transforms: TransformContext;
}

/**
 * Something an operator does beyond create, save and delete. Its words are `actions.<name>` in the entity's language files, with
 * `actions.<name>Done` for the message bar and those of its dialog (`schemas/README.md`). Who may do it, when, and after which question,
 * is said by the resource: see `OfferedAction`. `Options` is what else may stand beside its name there, by the type in `generated/options.ts`.
 */
export type Action<Options extends object = object> = Deed<Options> | Way<Options> | Beginning<Options> | Start<Options>;

interface Offer<Options extends object> {
  /** Whether this deployment has what it needs; absent: any does. */
  isPossible?(use: OfferedAction & Options, config: Config): boolean;
  /** Whether it makes sense for this record; absent: always. */
  applies?(record: RecordData, use: OfferedAction & Options): boolean;
  /** What of the record it is about, to be named beside it in its dialog. */
  aimsAt?(record: RecordData, use: OfferedAction & Options): string | undefined;
}

/** What an action was done to, and the record as it is now. */
export interface Reached<Options extends object = object> {
  record: RecordData;
  now: RecordData;
  use: OfferedAction & Options;
  asked?: unknown;
}

/** It is done here and now. */
export interface Deed<Options extends object = object> extends Offer<Options> {
  /**
   * Whether the record is in the state that the action aims at: a failure of the server is compared with it. `undefined` where this use of it
   * says none; absent: no use does.
   */
  reached?(reached: Reached<Options>): boolean | undefined;
  /** Rejects with an `ApiError`. */
  perform(context: ActionContext<Options>): Promise<void>;
}

/** It is done on a page of its own: a link leads there. */
export interface Way<Options extends object = object> extends Offer<Options> {
  leadsTo(record: RecordData, use: OfferedAction & Options, from: { config: Config; user: SessionUser }): Destination;
}

/** A creation of another entity's record begins with what is picked in the list. */
export interface Beginning<Options extends object = object> extends Offer<Options> {
  begins(use: OfferedAction & Options): CreateFromSelection;
}

export interface CreateFromSelection {
  resource: string;
  /** The field that receives what was picked; its widget makes a value of it. */
  field: string;
}

/** A creation of another entity's record starts with what is known of this one. */
export interface Start<Options extends object = object> extends Offer<Options> {
  starts(use: OfferedAction & Options): CreateFromRecord;
}

export interface CreateFromRecord {
  resource: string;
  /** The fields of the new record, each with that of this one. */
  fills: Readonly<Record<string, string>>;
}

export interface Destination {
  address: string;
  /** Of another application: it opens in a tab of its own. */
  isOutside: boolean;
}

export type ActionRegistry = Readonly<Record<string, Action>>;
