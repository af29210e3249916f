import type { RecordData } from '../../../src/engine/model/Schema';


const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})([+-]\d{2}:\d{2})$/;

/**
 * Repeats the times of a write in its answer as they were sent, with their zone. Stored, and read from then on, is only the wall clock, or for a
 * date only the day (contract wire.values).
 */
export function echoZones(answered: RecordData, body: RecordData): RecordData {
  const sent = Object.entries(body).filter(([name, value]) => {
    const [, clock] = typeof value === 'string' ? (TIME.exec(value) ?? []) : [];
    return clock !== undefined && [`${clock}+00:00`, `${clock.slice(0, 10)}T00:00:00+00:00`].includes(answered[name] as string);
  });
  return { ...answered, ...Object.fromEntries(sent) };
}
