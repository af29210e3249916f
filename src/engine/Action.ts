import type { Api } from '@/api/Api';
import type { ActionUse, Entity, RecordData } from './Resource';
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
export interface Action {
  /** Whether it makes sense for this record; absent: always. */
  applies?(record: RecordData, use: ActionUse): boolean;
  /** Rejects with an `ApiError`. */
  perform(context: ActionContext): Promise<void>;
}

export type ActionRegistry = Readonly<Record<string, Action>>;
