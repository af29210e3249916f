import Add from '@mui/icons-material/Add';
import FilterList from '@mui/icons-material/FilterList';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useLabels } from '../../fields/labels';
import type { ListDefinition } from '../../model/ListDefinition';
import type { FilterValues } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import { areExclusive, withFilter, withoutFilter } from '../../data/listQuery';
import type { ChangeQuery } from '../../data/useListQuery';
import type { MenuChoice } from '../../fields/ChoiceMenu';
import { ChoiceMenu } from '../../fields/choiceMenuChunk';
import { FilterChips } from './FilterChips';
import { FilterControl } from './FilterControl';
import './filterButtons.css';
import './filters.css';

interface FilterBarProps {
  entity: EntityBody;
  list: ListDefinition;
  filters: FilterValues;
  changeQuery: ChangeQuery;
}

/** The displayed filters, the menu of the others, and a chip for each active value. Renders nothing for a list without filters. */
export function FilterBar({ entity, list, filters, changeQuery }: FilterBarProps) {
  const { t } = useTranslation('list');
  const labels = useLabels(entity.resource);
  const id = useId();
  const [added, setAdded] = useState<string>();
  const [isUnfolded, setUnfolded] = useState(false);
  const displayed = list.filters.filter((filter) => filter.shown === 'always' || filter.name in filters);
  const addable = list.filters.filter((filter) => filter.shown !== 'stored' && !displayed.includes(filter));
  const activeCount = Object.values(filters).filter((values) => values.length > 0).length;
  if (list.filters.length + list.fixedFilters.length === 0) return null;

  /** Why a filter cannot be added: the server cannot combine it with a displayed one, which has to be removed first (contract users.filters). */
  function whyNot(name: string): string | undefined {
    const other = displayed.find((filter) => areExclusive(name, filter.name, list));
    return other && t('notCombined', { filter: labels.filter(other.name, other.field) });
  }

  function handleAdd(name: string) {
    setAdded(name);
    changeQuery({ filters: withFilter(filters, name, [], list) }, 'replace');
  }

  return (
    <section className="filter-section" aria-label={t('filters')}>
      <Button
        startIcon={<FilterList />}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className="filters-fold"
      >
        {activeCount > 0 ? t('filtersActive', { active: activeCount }) : t('filters')}
      </Button>
      <div role="search" className="filter-bar" data-folded={isUnfolded ? undefined : ''}>
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
            onRemove={filter.shown === 'always' ? undefined : () => changeQuery({ filters: withoutFilter(filters, filter.name) })}
          />
        ))}
        <AddFilter
          filters={addable.map(({ name, field }) => ({ key: name, label: labels.filter(name, field), unavailable: whyNot(name) }))}
          onAdd={handleAdd}
        />
      </div>
      <FilterChips entity={entity} list={list} filters={filters} changeQuery={changeQuery} />
    </section>
  );
}

interface AddFilterProps {
  filters: readonly MenuChoice[];
  onAdd: (name: string) => void;
}

/** A menu of the optional filters that are not displayed yet. The filter that is chosen appears and takes the focus. */
function AddFilter({ filters, onAdd }: AddFilterProps) {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (filters.length === 0) return null;

  function handlePick(name: string) {
    setAnchor(undefined);
    onAdd(name);
  }

  return (
    <>
      <Button
        startIcon={<Add />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        className="filter-button"
      >
        {t('addFilter')}
      </Button>
      <OverlayBoundary>
        {anchor && <ChoiceMenu anchor={anchor} label={t('addFilter')} choices={filters} onPick={handlePick} onClose={() => setAnchor(undefined)} />}
      </OverlayBoundary>
    </>
  );
}
