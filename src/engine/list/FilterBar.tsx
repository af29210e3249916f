import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabels } from '../labels';
import type { EntityBody, ListDefinition } from '../Resource';
import { AddFilter } from './AddFilter';
import { FilterChips } from './FilterChips';
import { FilterControl } from './FilterControl';
import { areExclusive, withFilter, withoutFilter, type FilterValues } from './listQuery';
import type { ChangeQuery } from './useListQuery';

interface FilterBarProps {
  entity: EntityBody;
  list: ListDefinition;
  filters: FilterValues;
  changeQuery: ChangeQuery;
}

/** The filters displayed, the way to others, and what each active one asks for. Nothing for a list without filters. */
export function FilterBar({ entity, list, filters, changeQuery }: FilterBarProps) {
  const { t } = useTranslation('list');
  const labels = useLabels(entity.resource);
  const id = useId();
  const [added, setAdded] = useState<string>();
  const displayed = list.filters.filter((filter) => filter.always || filter.name in filters);
  const addable = list.filters.filter((filter) => !displayed.includes(filter) && !displayed.some((other) => areExclusive(filter.name, other.name, list)));
  if (list.filters.length + list.fixedFilters.length === 0) return null;

  function handleAdd(name: string) {
    setAdded(name);
    changeQuery({ filters: withFilter(filters, name, [], list) }, 'replace');
  }

  return (
    <Box component="section" aria-label={t('filters')} sx={{ mb: 1.5 }}>
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        {displayed.map((filter) => (
          <FilterControl
            key={filter.name}
            id={`${id}-${filter.name}`}
            entity={entity}
            filter={filter}
            label={labels.filter(filter.name, filter.field)}
            values={filters[filter.name] ?? []}
            takesFocus={filter.name === added}
            onChange={(values, history) => changeQuery({ filters: withFilter(filters, filter.name, values, list) }, history)}
            onRemove={filter.always ? undefined : () => changeQuery({ filters: withoutFilter(filters, filter.name) })}
          />
        ))}
        <AddFilter
          filters={addable.map(({ name, field }) => ({ key: name, label: labels.filter(name, field) }))}
          onAdd={handleAdd}
        />
      </Box>
      <FilterChips entity={entity} list={list} filters={filters} changeQuery={changeQuery} />
    </Box>
  );
}
