import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { formPart } from '@/ui/libraryPart';
import { PartBoundary } from '@/ui/PartBoundary';
import { SelectBox } from '@/ui/SelectBox';
import { TextBox } from '@/ui/TextBox';
import { Tick } from '@/ui/Tick';
import { hasEmptyChoice, isFoldedChoice, mayBeEmpty, offeredChoices, type ChoicesProps } from './choices';
import { READ_THROUGH } from '../readThrough';

const { Part: ChoiceSearch } = formPart(() => import('./ChoiceSearch').then((m) => m.ChoiceSearch));

/** A box for one of the values that the schema lists, in the words of the entity. */
export function ChoiceInput(props: InputProps) {
  const { choiceLabel, t } = useTextContext();
  const choices = offeredChoices(props.field, props.value).map((value) => ({
    value,
    key: String(value),
    label: choiceLabel(props.field, value),
  }));
  const InSight = choices.length === 1 ? OneChoice : ChoiceRadios;
  const Choices = !isFoldedChoice(props.field) ? InSight : choices.length > READ_THROUGH ? ChoiceSearch : ChoiceSelect;
  const chosen = choices.find(({ value }) => value === props.value)?.key ?? '';

  const noneLabel = hasEmptyChoice(props.field) ? choiceLabel(props.field, '') : t('widgets:choice.none');

  const box = (
    <Choices
      {...props}
      choices={choices}
      chosen={chosen}
      noneLabel={mayBeEmpty(props) ? noneLabel : undefined}
      onChoose={(key) => props.onChange(choices.find((choice) => choice.key === key)?.value)}
    />
  );
  return Choices === ChoiceSearch ? <PartBoundary fallback={<TextBox id={props.id} disabled />}>{box}</PartBoundary> : box;
}

/** A box to tick where there is one choice alone: a radio button that is chosen could not be left again. */
function OneChoice({ id, choices, chosen, required, disabled, invalid, describedBy, onChoose, onBlur }: ChoicesProps) {
  return choices.map(({ key, label }) => (
    <Tick
      key={key}
      id={id}
      label={label}
      checked={key === chosen}
      required={required}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      onChange={(event) => onChoose(event.target.checked ? key : '')}
      onBlur={onBlur}
    />
  ));
}

/** Radio buttons for up to six choices, all in sight. The group, its name and its messages belong to the frame. */
function ChoiceRadios(props: ChoicesProps) {
  const { id, choices, chosen, noneLabel, required, disabled, invalid, describedBy, onChoose, onBlur } = props;
  const offered = noneLabel === undefined ? choices : [...choices, { key: '', label: noneLabel }];

  return (
    <div className="ticks">
      {offered.map(({ key, label }, index) => (
        <Tick
          key={key}
          type="radio"
          id={index === 0 ? id : `${id}-${index}`}
          name={id}
          label={label}
          value={key}
          checked={key === chosen}
          required={required}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={() => onChoose(key)}
          onBlur={onBlur}
        />
      ))}
    </div>
  );
}

/** The browser's own list, for more than six choices. It works with the keyboard and screen readers, and needs no words of ours. */
function ChoiceSelect(props: ChoicesProps) {
  const { id, choices, chosen, noneLabel, required, disabled, invalid, describedBy, onChoose, onBlur } = props;
  const { t } = useTranslation('widgets');

  return (
    <SelectBox
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      onBlur={onBlur}
      disabled={disabled}
      id={id}
      required={required}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      style={{ maxWidth: 420 }}
    >
      {(noneLabel !== undefined || chosen === '') && <option value="">{noneLabel ?? t('choice.choose')}</option>}
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </SelectBox>
  );
}
