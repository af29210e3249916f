import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLabels } from '@/engine/labels';
import { FilterWords } from '@/engine/list/FilterWords';
import type { Picked } from '@/engine/list/Picked';
import { filterParameters } from './parameters';
import { FILTERS, type ChosenRecipients } from './recipients';

/** What was picked, in the words of its list. */
export function PickedWords({ picked, chosen }: { picked: Picked; chosen: ChosenRecipients }) {
  const { t } = useTranslation('recipients');
  const labels = useLabels(picked.entity.resource);
  const list = labels.page('list');
  const parameters = filterParameters(chosen.filters ?? '');
  const kind = chosen.filterType !== FILTERS ? 'bySelection' : parameters.length === 0 ? 'everybody' : 'byFilters';

  return (
    <>
      <Box component="p" sx={{ m: 0 }}>
        {t(kind, { list })}
      </Box>
      <FilterWords entity={picked.entity} list={picked.list} parameters={parameters} />
    </>
  );
}
