import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { Action, ActionUse } from '../Action';
import { actionTarget } from '../action/actionTarget';
import type { Entity, RecordData } from '../Resource';
import { recordToApi } from '../transforms/recordToApi';
import type { TransformContext } from '../transforms/Transform';
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
    if (!target) return 'skipped';
    try {
      if (action && 'perform' in action) await action.perform({ api, entity, use, record: target, asked, transforms });
    } catch (error) {
      if (saysAlready(error, use)) return 'skipped';
      throw error;
    }
    return 'done';
  });
}

/** A refusal is "already so" only when that is all it says. */
function saysAlready(error: unknown, { already = [] }: ActionUse): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'rejected') return false;
  const said = error.violations.length > 0 ? error.violations.map(({ message }) => message) : [error.serverMessage];
  return said.every((message) => already.includes(message));
}

/** One field set to one value; a record that has it already is left alone. */
export function editTask({ api, entity, transforms }: BulkMeans, field: string, value: unknown): BulkTask {
  return forEach(async (record) => {
    const patch = recordToApi(entity, { ...record, [field]: value }, { mode: 'edit', before: record }, transforms);
    if (Object.keys(patch).length === 0) return 'skipped';
    await api.update(`${entity.resource.endpoint.update}/${encodeURIComponent(String(record['id']))}`, patch);
    return 'done';
  });
}

function forEach(work: (record: RecordData) => Promise<'done' | 'skipped'>): BulkTask {
  return {
    send: (batch) => Promise.all(batch.map(async (record): Promise<BulkOutcome> => ({ kind: await work(record) }))),
  };
}
