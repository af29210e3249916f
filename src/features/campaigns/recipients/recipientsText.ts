import type { TextContext, WidgetField } from '@/engine/model/Widget';
import { recipientsOf } from './recipients';

/** How many, and of which community: the one line of a list, of an export, of a comparison. */
export function recipientsText(value: unknown, _field: WidgetField, { t }: TextContext): string | undefined {
  const recipients = recipientsOf(value);
  if (recipients?.deliveryCount === undefined) return undefined;
  const people = t('widgets:recipients.people', { count: recipients.deliveryCount });
  return recipients.sourceName === undefined ? people : t('widgets:recipients.ofOwner', { people, name: recipients.sourceName });
}
