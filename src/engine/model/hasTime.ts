import type { RecordData } from './Schema';


/** Whether the hour of a moment counts: always, unless the option `timeWhen` of its widget names a yes/no field of the record that says so. */
export function hasTime(options: Readonly<Record<string, unknown>> | undefined, record: RecordData): boolean {
  const timeWhen = options?.['timeWhen'];
  return typeof timeWhen !== 'string' || record[timeWhen] === true;
}
