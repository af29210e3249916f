import type { RecordData } from '@/engine/model/Schema';
import type { WidgetField } from '@/engine/model/Widget';
import { textValue } from '../textValue';

/** What an address is called: what its `labelField` holds beside it (the name of a file), or itself. */
export function urlText(value: unknown, { options }: WidgetField, _context: unknown, record: RecordData): string | undefined {
  const address = textValue(value);
  const { labelField } = options;
  const label = typeof labelField === 'string' ? textValue(record[labelField]) : undefined;
  return address === undefined ? undefined : (label ?? address);
}
