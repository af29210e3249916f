import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { isFoldedChoice, mayBeEmpty, offeredChoices } from './choices';
import { ChoiceRadios } from './ChoiceRadios';
import { ChoiceSelect } from './ChoiceSelect';

/** One value among those the schema lists, with the words of the entity. */
export function ChoiceInput(props: InputProps) {
  const { choiceLabel, t } = useTextContext();
  const choices = offeredChoices(props.field, props.value).map((value) => ({
    value,
    key: String(value),
    label: choiceLabel(props.field, value),
  }));
  const Choices = isFoldedChoice(props.field) ? ChoiceSelect : ChoiceRadios;
  const chosen = choices.find(({ value }) => value === props.value)?.key ?? '';

  return (
    <Choices
      {...props}
      choices={choices}
      chosen={chosen}
      noneLabel={mayBeEmpty(props) ? t('widgets:choice.none') : undefined}
      onChoose={(key) => props.onChange(choices.find((choice) => choice.key === key)?.value)}
    />
  );
}
