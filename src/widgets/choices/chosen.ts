import type { TextContext, WidgetField } from '@/engine/model/Widget';
import { READ_THROUGH } from '../readThrough';
import { textValue } from '../textValue';

/** The numbers and texts in a value, whatever a record holds. */
export function chosenOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter((one) => textValue(one) !== undefined) : [];
}

/** Whether the field accepts more values than anybody reads through. */
export function areSearched({ schema }: WidgetField): boolean {
  return (schema.items?.enum ?? []).length > READ_THROUGH;
}

/** The values that the field accepts, and those that a record has beside them, which can only be removed. */
export function offeredOf({ schema }: WidgetField, chosen: readonly unknown[]): unknown[] {
  const admitted = schema.items?.enum ?? [];
  return [...admitted, ...chosen.filter((value) => !admitted.includes(value))];
}

/** The chosen values in the order of the choices: "Chariot, Enfant". */
export function choicesText(value: unknown, field: WidgetField, { choiceLabel }: TextContext): string | undefined {
  const chosen = chosenOf(value);
  const words = offeredOf(field, chosen).filter((one) => chosen.includes(one)).map((one) => choiceLabel(field, one));
  return words.join(', ') || undefined;
}
