import type { RecordData } from '@/engine/model/Schema';
import type { WidgetField } from '@/engine/model/Widget';
import { textValue } from '../textValue';

/** The text of an address: the value of its `labelField` (such as the name of a file), or the address itself. */
export function urlText(value: unknown, { options }: WidgetField, _context: unknown, record: RecordData): string | undefined {
  const address = textValue(value);
  const { labelField } = options;
  const label = typeof labelField === 'string' ? textValue(record[labelField]) : undefined;
  return address === undefined ? undefined : (label ?? address);
}
