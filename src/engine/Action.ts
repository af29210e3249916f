import type { Api } from '@/api/Api';
import type { ActionUse, Entity, RecordData } from './Resource';

/** What an action works on. */
export interface ActionContext {
  api: Api;
  entity: Entity;
  use: ActionUse;
  record: RecordData;
}

/**
 * Something an operator does beyond create, save and delete. Its words are `actions.<name>` in the entity's language files, with
 * `actions.<name>Done` for the message bar; `name` is the resource's, or that of `use`.
 */
export interface Action {
  /** Whether it makes sense for this record; absent: always. */
  applies?(record: RecordData, use: ActionUse): boolean;
  /** Rejects with an `ApiError`. */
  perform(context: ActionContext): Promise<void>;
}

export type ActionRegistry = Readonly<Record<string, Action>>;
