import { useTextContext } from '@/engine/fields/useTextContext';
import { SearchBox } from '../SearchBox';
import { useSearchText } from '../useSearchText';
import type { ChoicesProps } from './choices';
import { shownChoices } from '../shownChoices';

/** A search box for more choices than anybody reads through. It finds them by their words or their codes. */
export function ChoiceSearch(props: ChoicesProps) {
  const { t } = useTextContext();
  const current = props.choices.find(({ key }) => key === props.chosen) ?? null;
  const { typed, setTyped, box, leave, remark } = useSearchText(props);

  function choose(key: string) {
    setTyped(undefined);
    props.onChoose(key);
  }

  return (
    <>
      <SearchBox
        id={props.id}
        value={current}
        inputValue={typed ?? current?.label ?? ''}
        onChange={(_event, choice) => choose(choice?.key ?? '')}
        onBlur={() => {
          leave(current !== null);
          props.onBlur();
        }}
        disabled={props.disabled}
        disableClearable={props.noneLabel === undefined}
        autoHighlight
        options={props.choices}
        {...shownChoices(t)}
        {...box}
        required={props.required}
        invalid={props.invalid}
        describedBy={props.describedBy}
        placeholder={props.noneLabel ?? t('widgets:choice.choose')}
      />
      {remark}
    </>
  );
}
