import { isEmptyText, isEmptyValue } from '@/engine/model/transforms/emptyValue';
import type { InputProps, WidgetField } from '@/engine/model/Widget';

export interface ChoicesProps extends InputProps {
  choices: readonly { key: string; label: string }[];
  /** The key of the current choice, empty without one. */
  chosen: string;
  /** The label for no choice, offered where the field may stay empty. */
  noneLabel: string | undefined;
  onChoose(key: string): void;
}

/** The values that a field accepts. An empty value (`null`, an empty text) is the absence of a choice, not one of the choices: a form keeps one way of being empty. */
function choicesOf({ schema }: WidgetField): unknown[] {
  return (schema.enum ?? []).filter((value) => !isEmptyText(value));
}

/** Whether a field lists the empty text among its values, so that the entity has a word for it. */
export function hasEmptyChoice({ schema }: WidgetField): boolean {
  return schema.enum?.includes('') === true;
}

/**
 * The choices that an operator may take. The option `offered` withholds some (only the server anonymises an account). The record's current value is always
 * offered, as saving would change it otherwise, and last where the field does not accept it, or no longer does: it would look as if nothing were chosen.
 */
export function offeredChoices(field: WidgetField, current: unknown): unknown[] {
  const { offered } = field.options;
  const choices = choicesOf(field);
  const taken = Array.isArray(offered) ? choices.filter((value) => value === current || offered.includes(value)) : choices;
  return isEmptyValue(current) || typeof current === 'object' || choices.includes(current) ? taken : [...taken, current];
}

/** Whether "no choice" is offered. It is not where the option `none` names a choice that says that nothing is known, as both would read the same. */
export function mayBeEmpty({ field, required }: Pick<InputProps, 'field' | 'required'>): boolean {
  return !required && !choicesOf(field).includes(field.options['none']);
}

/** Whether choices fold into a list, as more than six do. The option `folded` decides it for choices that an operator has defined. */
export function isFoldedChoice(field: WidgetField): boolean {
  const { folded } = field.options;
  return typeof folded === 'boolean' ? folded : choicesOf(field).length > 6;
}
