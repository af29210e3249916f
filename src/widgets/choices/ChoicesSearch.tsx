import { useTextContext } from '@/engine/fields/useTextContext';
import type { InputProps } from '@/engine/model/Widget';
import { useAnnounce } from '@/ui/Announcer';
import { ChosenList } from '../ChosenList';
import { shownChoices } from '../shownChoices';
import { SearchBox } from '../SearchBox';
import { useSearchText } from '../useSearchText';
import { chosenOf, offeredOf } from './chosen';

/** Several of more choices than anybody reads through: those that are chosen, each with a button that removes it, and a box that finds others. */
export function ChoicesSearch(props: InputProps) {
  const { id, field, value, onChange, onBlur, disabled } = props;
  const { choiceLabel, t } = useTextContext();
  const announce = useAnnounce();
  const { typed = '', setTyped, box: textBox, leave, remark } = useSearchText(props);
  const chosen = chosenOf(value);
  const all = offeredOf(field, chosen).map((one) => ({ value: one, key: String(one), label: choiceLabel(field, one) }));
  const present = all.filter((one) => chosen.includes(one.value));

  /** The chosen values are sent in the order of the choices. */
  function choose(key: string, isChosen: boolean) {
    const next = all.filter((one) => (one.key === key ? isChosen : chosen.includes(one.value)));
    onChange(next.length === 0 ? undefined : next.map((one) => one.value));
    const { label: name } = all.find((one) => one.key === key) ?? { label: key };
    announce(t(isChosen ? 'widgets:references.added' : 'widgets:references.removed', { name }));
  }

  return (
    <div className="chosen-with-search">
      <ChosenList boxId={id} label={field.label} chosen={present} disabled={disabled} onRemove={(key) => choose(key, false)} />
      <SearchBox
        multiple
        id={id}
        value={present}
        onChange={(_event, _values, reason, details) => {
          // Backspace in the empty box would remove the last line, out of sight of where somebody types.
          if (reason !== 'selectOption' || !details) return;
          setTyped(undefined);
          choose(details.option.key, true);
        }}
        inputValue={typed}
        onBlur={() => {
          leave();
          onBlur();
        }}
        disabled={disabled}
        disableClearable
        filterSelectedOptions
        autoHighlight
        options={all}
        {...shownChoices(t)}
        {...textBox}
        invalid={props.invalid}
        describedBy={props.describedBy}
        placeholder={t('widgets:choice.choose')}
      />
      {remark}
    </div>
  );
}
