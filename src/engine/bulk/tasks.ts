import type { ApiError } from '@/api/ApiError';
import { actionAttempt } from '../data/command/actionAttempt';
import { attempt, type Outcome } from '../data/command/attempt';
import { sendChange } from '../data/command/sendChange';
import { readItem } from '../data/readItem';
import type { Action } from '../model/Action';
import type { ActionUse } from '../model/ActionUse';
import type { RecordData } from '../model/Schema';
import { recordToApi } from '../model/transforms/recordToApi';
import { oneByOne, type BulkMeans } from './oneByOne';
import type { BulkTask } from './runBulk';

interface ActionToRun {
  action: Action | undefined;
  use: ActionUse;
  asked?: unknown;
  applies(record: RecordData): boolean;
}

/** Runs an action on each record to which it applies. */
export function actionTask(means: BulkMeans, { action, use, asked, applies }: ActionToRun): BulkTask {
  return oneByOne(async (record) => {
    const outcome = await attempt(actionAttempt({ action, use, record, asked }, { ...means, applies }));
    return outcome.kind === 'failed' && saysAlready(outcome.error, use) ? ALREADY : outcome;
  });
}

const ALREADY: Outcome<never, string> = { kind: 'withheld', reason: 'already' };

/** Whether a refusal only says that the record is already in the wanted state. */
function saysAlready({ kind, violations, serverMessage }: ApiError, { already = [] }: ActionUse): boolean {
  if (kind !== 'rejected') return false;
  const said = violations.length > 0 ? violations.map(({ message }) => message) : [serverMessage];
  return said.every((message) => already.includes(message));
}

/**
 * Sets one field to one value; a record that has it already is skipped. Where the platform accepts changes to a deleted record, the record is read first
 * (contract users.delete), since the list may be outdated.
 */
export function editTask({ api, entity, transforms }: BulkMeans, field: string, value: unknown): BulkTask {
  const { deletedWhen } = entity.resource;
  const read = (id: unknown) => readItem(entity, id, { api, context: transforms });
  const changed = (before: RecordData) => ({ ...before, [field]: value });
  const hasIt = (before: RecordData) => Object.keys(recordToApi(entity, changed(before), { mode: 'edit', before }, transforms)).length === 0;

  return oneByOne((listed) => {
    const { id } = listed;
    let before = listed;
    return attempt({
      async check() {
        if (deletedWhen) before = await read(id);
        return hasIt(before) ? 'already' : undefined;
      },
      send: () => sendChange(changed(before), { api, entity, context: transforms, before, id }),
      ...(!entity.source?.readHasSideEffect && {
        async look() {
          const now = await read(id);
          return hasIt(now) ? { kind: 'done', result: now } : { kind: 'notDone', now };
        },
      }),
    });
  });
}
