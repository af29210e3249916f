import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useTranslation } from 'react-i18next';
import { useSearchLook } from '../useSearchLook';
import type { ChoicesProps } from './choices';

type Choice = ChoicesProps['choices'][number];

/** The greatest number of choices shown at once: a thousand time zones would be slow to render, and nobody reads them. */
const SHOWN = 50;

/** An option at the end of the list that says that there are more; it cannot be chosen. */
const MORE = 'more than are shown';

const matching = createFilterOptions<Choice>({ stringify: ({ label, key }) => `${label} ${key}` });

/** A search box for more choices than anybody reads through. It finds them by their words or their codes. */
export function ChoiceSearch(props: ChoicesProps) {
  const { t } = useTranslation('widgets');
  const look = useSearchLook({ ...props, placeholder: props.noneLabel ?? t('choice.choose') });
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
      filterOptions={(all, state) => {
        const found = matching([...all], state);
        return found.length <= SHOWN ? found : [...found.slice(0, SHOWN), { key: MORE, label: t('reference.more', { count: found.length - SHOWN }) }];
      }}
      getOptionKey={({ key }) => key}
      getOptionDisabled={({ key }) => key === MORE}
      isOptionEqualToValue={(option, value) => option.key === value.key}
      noOptionsText={t('reference.none')}
      {...look}
    />
  );
}
