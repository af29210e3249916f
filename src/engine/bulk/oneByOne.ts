import type { Api } from '@/api/Api';
import type { Outcome } from '../data/command/attempt';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { TransformContext } from '../model/transforms/Transform';
import type { BulkOutcome, BulkTask } from './runBulk';

/** With what a selection is changed. */
export interface BulkMeans {
  api: Api;
  entity: Entity;
  transforms: TransformContext;
}

/** A task that makes one command for each record. */
export function oneByOne(make: (record: RecordData) => Promise<Outcome<unknown, unknown>>): BulkTask {
  return { send: (batch) => Promise.all(batch.map(async (record) => bulkOutcome(await make(record)))) };
}

/** What was withheld or done otherwise meanwhile is nothing to do any more. */
function bulkOutcome(outcome: Outcome<unknown, unknown>): BulkOutcome {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done' };
    case 'withheld':
    case 'otherwise':
      return { kind: 'skipped' };
    case 'failed':
    case 'unknown':
      return { kind: outcome.kind, error: outcome.error };
  }
}
