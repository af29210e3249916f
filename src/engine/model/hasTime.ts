import type { RecordData } from './Schema';


/** Whether the time of a moment counts. It always does, unless the option `timeWhen` of the widget names a yes/no field of the record, which then decides. */
export function hasTime(options: Readonly<Record<string, unknown>> | undefined, record: RecordData): boolean {
  const timeWhen = options?.['timeWhen'];
  return typeof timeWhen !== 'string' || record[timeWhen] === true;
}
