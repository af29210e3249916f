import type { Api } from '@/api/Api';
import type { Config } from '@/config/Config';
import type { SessionUser } from '@/session/Session';
import type { OfferedAction } from './ActionUse';
import type { Entity, ResourceSummary } from './Resource';
import type { RecordData } from './Schema';
import type { TransformContext } from './transforms/Transform';

/** The API, the record and the options that an action is performed with. */
export interface ActionContext<Options extends object = object> {
  api: Api;
  entity: Entity;
  use: OfferedAction & Options;
  record: RecordData;
  /** The operator's answer, where the resource says that the action asks something. */
  asked?: unknown;
  transforms: TransformContext;
}

/**
 * Something that an operator does with records beyond creating, saving and deleting them. Its words are `actions.<name>` in the entity's language files, with
 * `actions.<name>Done` for the message bar and the words of its dialog (`schemas/README.md`). The resource says who may do it, when, and after which question:
 * see `OfferedAction`. `Options` are the other keys that may stand beside its name there, with the type in `generated/options.ts`.
 */
export type Action<Options extends object = object> = Deed<Options> | Way<Options> | Beginning<Options>;

interface Offer<Options extends object> {
  /** Whether this deployment has what the action needs; any deployment when absent. */
  isPossible?(use: OfferedAction & Options, config: Config): boolean;
  /** Whether the action makes sense for this record; always when absent. */
  applies?(record: RecordData, use: OfferedAction & Options): boolean;
  /** The part of the record that the action is about, which its dialog names beside the record. */
  aimsAt?(record: RecordData, use: OfferedAction & Options): string | undefined;
}

/** The record that an action was performed on, before and after. */
export interface Reached<Options extends object = object> {
  record: RecordData;
  now: RecordData;
  use: OfferedAction & Options;
  asked?: unknown;
}

/** An action that is performed at once, on the current page. */
export interface Deed<Options extends object = object> extends Offer<Options> {
  /**
   * Whether the record is in the state that the action aims at; used after the server has failed, to find out whether the action was done. `undefined` where
   * this use of the action has no such state; absent when no use has one.
   */
  reached?(reached: Reached<Options>): boolean | undefined;
  /** Performs the action. Rejects with an `ApiError`. */
  perform(context: ActionContext<Options>): Promise<void>;
}

/** An action that is done on another page: it is shown as a link there. */
export interface Way<Options extends object = object> extends Offer<Options> {
  leadsTo(record: RecordData, use: OfferedAction & Options, from: { resource: ResourceSummary; config: Config; user: SessionUser }): Destination;
}

/** An action that begins the creation of another entity's record. */
export interface Beginning<Options extends object = object> extends Offer<Options> {
  begins(use: OfferedAction & Options): Creation;
}

export type Creation = CreateFromSelection | CreateFromRecord;

/** A creation that begins with the records picked in a list. */
export interface CreateFromSelection {
  resource: string;
  /** The field that receives the picked records; its widget makes a value of them. */
  field: string;
}

/** A creation that begins with values of the record. */
export interface CreateFromRecord {
  resource: string;
  /** The fields of the new record, each with the field of this record that fills it. */
  fills: Readonly<Record<string, string>>;
}

export interface Destination {
  address: string;
  /** Whether the address belongs to another application, which opens in a new tab. */
  isOutside: boolean;
}

export type ActionRegistry = Readonly<Record<string, Action>>;
