import type { TextContext, WidgetField } from '@/engine/model/Widget';
import { recipientsOf } from './recipients';

/** The number of recipients and their community, on one line for lists, exports and comparisons. */
export function recipientsText(value: unknown, _field: WidgetField, { t }: TextContext): string | undefined {
  const recipients = recipientsOf(value);
  if (recipients?.deliveryCount === undefined) return undefined;
  const people = t('widgets:recipients.people', { count: recipients.deliveryCount });
  return recipients.sourceName === undefined ? people : t('widgets:recipients.ofOwner', { people, name: recipients.sourceName });
}
