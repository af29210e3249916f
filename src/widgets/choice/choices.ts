import type { InputProps, WidgetField } from '@/engine/model/Widget';

export interface ChoicesProps extends InputProps {
  choices: readonly { key: string; label: string }[];
  /** The key of the current choice, empty without one. */
  chosen: string;
  /** Offered when the field may stay empty. */
  noneLabel: string | undefined;
  onChoose(key: string): void;
}

/** The values a field admits; no value at all is the absence of a choice, not one of them. */
export function choicesOf({ schema }: WidgetField): unknown[] {
  return (schema.enum ?? []).filter((value) => value !== null);
}

/**
 * Those that an operator may choose. The option `offered` keeps some from them (only the server anonymises an account); the value that
 * a record has already stays, or saving would change it.
 */
export function offeredChoices(field: WidgetField, current: unknown): unknown[] {
  const { offered } = field.options;
  return Array.isArray(offered) ? choicesOf(field).filter((value) => value === current || offered.includes(value)) : choicesOf(field);
}

/** Whether no choice is offered as one. Where the option `none` names the one that says that nothing is known, both would read the same. */
export function mayBeEmpty({ field, required }: Pick<InputProps, 'field' | 'required'>): boolean {
  return !required && !choicesOf(field).includes(field.options['none']);
}

/** Few choices are seen at once; above six, they fold into a list. The option `folded` says it for choices that an operator has defined. */
export function isFoldedChoice(field: WidgetField): boolean {
  const { folded } = field.options;
  return typeof folded === 'boolean' ? folded : choicesOf(field).length > 6;
}
