import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { Action } from '../model/Action';
import { actionTarget } from '../data/actionTarget';
import { type Became, whatBecame } from '../data/whatBecame';
import type { ActionUse } from '../model/ActionUse';
import { readItem } from '../data/readItem';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import { recordToApi } from '../model/transforms/recordToApi';
import type { TransformContext } from '../model/transforms/Transform';
import type { BulkOutcome, BulkTask } from './runBulk';

/** With what a selection is changed. */
export interface BulkMeans {
  api: Api;
  entity: Entity;
  transforms: TransformContext;
}

interface ActionToRun {
  action: Action | undefined;
  use: ActionUse;
  asked?: unknown;
  applies(record: RecordData): boolean;
}

/** An action on each record of which it makes sense. */
export function actionTask({ api, entity, transforms }: BulkMeans, { action, use, asked, applies }: ActionToRun): BulkTask {
  return forEach(async (record) => {
    const target = await actionTarget(use, record, { api, entity, transforms, applies });
    if (!target) return SKIPPED;
    try {
      if (action && 'perform' in action) await action.perform({ api, entity, use, record: target, asked, transforms });
      return DONE;
    } catch (error) {
      if (saysAlready(error, use)) return SKIPPED;
      if (!(error instanceof ApiError)) throw error;
      const became = await whatBecame({ action, use, record: target, asked }, error, { api, entity, transforms, applies });
      return outcomeOf(became, error);
    }
  });
}

/** What became of it, for a record whose call has failed with this. */
function outcomeOf(became: Became, error: ApiError): BulkOutcome {
  switch (became) {
    case 'done':
      return DONE;
    case 'otherwise':
      return SKIPPED;
    case 'notDone':
      return { kind: 'failed', error };
    case 'unknown':
      return { kind: 'unknown', error };
  }
}

const DONE: BulkOutcome = { kind: 'done' };
const SKIPPED: BulkOutcome = { kind: 'skipped' };

/** A refusal is "already so" only when that is all it says. */
function saysAlready(error: unknown, { already = [] }: ActionUse): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'rejected') return false;
  const said = error.violations.length > 0 ? error.violations.map(({ message }) => message) : [error.serverMessage];
  return said.every((message) => already.includes(message));
}

/**
 * One field set to one value; a record that has it already is left alone. Where the platform takes changes to a deleted record, it is read first
 * (contract users.delete): the list was read before.
 */
export function editTask({ api, entity, transforms }: BulkMeans, field: string, value: unknown): BulkTask {
  const { deletedWhen, endpoint } = entity.resource;
  return forEach(async (listed) => {
    const record = deletedWhen ? await readItem(entity, listed['id'], { api, context: transforms }) : listed;
    const patch = recordToApi(entity, { ...record, [field]: value }, { mode: 'edit', before: record }, transforms);
    if (Object.keys(patch).length === 0) return SKIPPED;
    await api.update(`${endpoint.update}/${encodeURIComponent(String(record['id']))}`, patch);
    return DONE;
  });
}

function forEach(work: (record: RecordData) => Promise<BulkOutcome>): BulkTask {
  return { send: (batch) => Promise.all(batch.map(work)) };
}
