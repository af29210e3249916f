import { createFilterOptions, type FilterOptionsState } from '@mui/material/useAutocomplete';
import type { TextContext } from '@/engine/model/Widget';

interface Choice {
  key: string;
  label: string;
}

/** The greatest number of choices shown at once: a thousand time zones would be slow to render, and nobody reads them. */
const SHOWN = 50;

/** An option at the end of the list that says that there are more; it cannot be chosen. */
const MORE = 'more than are shown';

const matching = createFilterOptions<Choice>({ stringify: ({ label, key }) => `${label} ${key}` });

/** How a search box finds choices, by their words or their codes, and how many of them it shows. */
export function shownChoices(t: TextContext['t']) {
  return {
    filterOptions: (all: readonly Choice[], state: FilterOptionsState<Choice>) => {
      const found = matching([...all], state);
      return found.length <= SHOWN ? found : [...found.slice(0, SHOWN), { key: MORE, label: t('widgets:reference.more', { count: found.length - SHOWN }) }];
    },
    getOptionLabel: ({ label }: Choice) => label,
    getOptionKey: ({ key }: Choice) => key,
    getOptionDisabled: ({ key }: Choice) => key === MORE,
    isOptionEqualToValue: (option: Choice, value: Choice) => option.key === value.key,
    instead: t('widgets:reference.none'),
  };
}
