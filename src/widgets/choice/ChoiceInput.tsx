import OutlinedInput from '@mui/material/OutlinedInput';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { lazyPart } from '@/ui/lazyPart';
import { PartBoundary } from '@/ui/PartBoundary';
import { isFoldedChoice, mayBeEmpty, offeredChoices } from './choices';
import { ChoiceRadios } from './ChoiceRadios';
import { ChoiceSelect } from './ChoiceSelect';
import { READ_THROUGH } from '../readThrough';

const { Part: ChoiceSearch } = lazyPart(() => import('./ChoiceSearch').then((m) => m.ChoiceSearch));

/** A box for one of the values that the schema lists, in the words of the entity. */
export function ChoiceInput(props: InputProps) {
  const { choiceLabel, t } = useTextContext();
  const choices = offeredChoices(props.field, props.value).map((value) => ({
    value,
    key: String(value),
    label: choiceLabel(props.field, value),
  }));
  const Choices = !isFoldedChoice(props.field) ? ChoiceRadios : choices.length > READ_THROUGH ? ChoiceSearch : ChoiceSelect;
  const chosen = choices.find(({ value }) => value === props.value)?.key ?? '';

  const box = (
    <Choices
      {...props}
      choices={choices}
      chosen={chosen}
      noneLabel={mayBeEmpty(props) ? t('widgets:choice.none') : undefined}
      onChoose={(key) => props.onChange(choices.find((choice) => choice.key === key)?.value)}
    />
  );
  return Choices === ChoiceSearch ? <PartBoundary fallback={<OutlinedInput id={props.id} disabled fullWidth />}>{box}</PartBoundary> : box;
}
