import type { RecordData } from '../../../src/engine/Resource';

const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})([+-]\d{2}:\d{2})$/;

/** The answer to a write repeats the zone of a time as it was sent; stored, and read from then on, is its wall clock (contract core 1.3, observed). */
export function echoZones(answered: RecordData, body: RecordData): RecordData {
  const sent = Object.entries(body).filter(([name, value]) => {
    const [, clock] = TIME.exec(String(value)) ?? [];
    return clock !== undefined && answered[name] === `${clock}+00:00`;
  });
  return { ...answered, ...Object.fromEntries(sent) };
}
