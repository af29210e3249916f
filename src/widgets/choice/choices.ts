import type { WidgetField } from '@/engine/Widget';

/** The values a field admits; no value at all is the absence of a choice, not one of them. */
export function choicesOf({ schema }: WidgetField): unknown[] {
  return (schema.enum ?? []).filter((value) => value !== null);
}

/** Few choices are seen at once; above six, they fold into a list (ux G8). */
export function isFoldedChoice(field: WidgetField): boolean {
  return choicesOf(field).length > 6;
}
