import type { RecordData } from '../../../src/engine/model/Schema';
import { Refusal } from '../http/Refusal';

/**
 * Refuses `null` for columns that may be empty from the start but cannot be emptied again: the framework lets `null` through, and the record does
 * not accept it (contract wire.values). `expected` gives the type that each field expects.
 */
export function refuseNulls(sent: RecordData, entity: string, expected: Readonly<Record<string, string>>): void {
  for (const [name, type] of Object.entries(expected)) {
    if (sent[name] !== null) continue;
    const reason = `Expected argument of type "${type}", "null" given at property path "${name}".`;
    throw new Refusal(400, `Failed to denormalize attribute "${name}" value for class "${entity}": ${reason}`);
  }
}
