import type { Api } from '@/api/Api';
import type { Outcome } from '../data/command/attempt';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';
import type { TransformContext } from '../model/transforms/Transform';
import type { BulkOutcome, BulkTask } from './runBulk';

/** The API, the entity and the context with which a task changes records. */
export interface BulkMeans {
  api: Api;
  entity: Entity;
  transforms: TransformContext;
}

/** A task that sends one command for each record. */
export function oneByOne(make: (record: RecordData) => Promise<Outcome<unknown, unknown>>): BulkTask {
  return { send: (batch) => Promise.all(batch.map(async (record) => bulkOutcome(await make(record)))) };
}

/** The outcome for a record. One that was withheld, or changed otherwise meanwhile, has nothing left to do. */
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
