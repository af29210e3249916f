import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabels } from '@/engine/labels';
import { FilterWords } from '@/engine/list/FilterWords';
import type { ListDefinition } from '@/engine/ListDefinition';
import type { EntityBody } from '@/engine/Resource';
import { filterParameters } from './parameters';
import { FILTERS, type Recipients } from './recipients';

interface PickedWordsProps {
  /** That they were picked in, with its list. */
  entity: EntityBody;
  list: ListDefinition;
  recipients: Recipients;
}

/** How recipients were picked, in the words of their list. */
export function PickedWords({ entity, list, recipients: { filterType, filters = '' } }: PickedWordsProps) {
  const { t } = useTranslation('recipients');
  const labels = useLabels(entity.resource);
  const parameters = useMemo(() => (filterType === FILTERS ? filterParameters(filters, list) : []), [filterType, filters, list]);
  const kind = filterType !== FILTERS ? 'bySelection' : parameters.length === 0 ? 'everybody' : 'byFilters';

  return (
    <>
      <Box component="p" sx={{ m: 0 }}>
        {t(kind, { list: labels.page('list') })}
      </Box>
      <FilterWords entity={entity} list={list} parameters={parameters} />
    </>
  );
}
