import Autocomplete from '@mui/material/Autocomplete';
import { useTextContext } from '@/engine/fields/useTextContext';
import { useSearchLook } from '../useSearchLook';
import type { ChoicesProps } from './choices';
import { shownChoices } from '../shownChoices';

/** A search box for more choices than anybody reads through. It finds them by their words or their codes. */
export function ChoiceSearch(props: ChoicesProps) {
  const { t } = useTextContext();
  const look = useSearchLook({ ...props, placeholder: props.noneLabel ?? t('widgets:choice.choose') });
  const current = props.choices.find(({ key }) => key === props.chosen) ?? null;

  return (
    <Autocomplete
      id={props.id}
      value={current}
      onChange={(_event, choice) => props.onChoose(choice?.key ?? '')}
      onBlur={props.onBlur}
      disabled={props.disabled}
      disableClearable={props.noneLabel === undefined}
      autoHighlight
      options={props.choices}
      {...shownChoices(t)}
      {...look}
    />
  );
}
