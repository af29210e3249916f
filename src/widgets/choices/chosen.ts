import type { TextContext, WidgetField } from '@/engine/model/Widget';
import { textValue } from '../textValue';

/** Total: whatever a record holds, its numbers and texts. */
export function chosenOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.filter((one) => textValue(one) !== undefined) : [];
}

/** Those that the field admits, and what a record has beside them: it can be taken away, and only then. */
export function offeredOf({ schema }: WidgetField, chosen: readonly unknown[]): unknown[] {
  const admitted = schema.items?.enum ?? [];
  return [...admitted, ...chosen.filter((value) => !admitted.includes(value))];
}

/** In the order of the choices: "Chariot, Enfant". */
export function choicesText(value: unknown, field: WidgetField, { choiceLabel }: TextContext): string | undefined {
  const chosen = chosenOf(value);
  const words = offeredOf(field, chosen).filter((one) => chosen.includes(one)).map((one) => choiceLabel(field, one));
  return words.join(', ') || undefined;
}
