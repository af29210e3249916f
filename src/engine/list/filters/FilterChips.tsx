import Close from '@mui/icons-material/Close';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useLabels } from '../../fields/labels';
import type { ListDefinition } from '../../model/ListDefinition';
import type { FilterValues } from '../../model/ListQuery';
import type { EntityBody } from '../../model/Resource';
import { Chip, ChipText } from './FilterChip';
import { withFilter } from '../../data/listQuery';
import { useFilterChips, type FilterChipData } from './useFilterChips';
import type { ChangeQuery } from '../../data/useListQuery';

interface FilterChipsProps {
  entity: EntityBody;
  list: ListDefinition;
  filters: FilterValues;
  changeQuery: ChangeQuery;
}

/** A chip for every active filter, those that cannot be removed first, so that no filter leaves records out unseen. */
export function FilterChips({ entity, list, filters, changeQuery }: FilterChipsProps) {
  const { t } = useTranslation('list');
  const labels = useLabels(entity.resource);
  const chips = useFilterChips(entity, list, filters);
  const { container, keepFocus } = useFocusAfterRemoval(chips.length);

  function handleRemove({ filter, value }: FilterChipData, index: number) {
    keepFocus(index);
    const values = (filters[filter.name] ?? []).filter((other) => other !== value);
    changeQuery({ filters: withFilter(filters, filter.name, values, list) });
  }

  return (
    <div ref={container} role="group" aria-label={t('activeFilters')} tabIndex={-1} className="filter-chips">
      {list.fixedFilters.map(({ name }) => (
        <Chip key={name}>
          <LockOutlined aria-hidden="true" />
          <VisuallyHidden>{t('fixedFilter')} </VisuallyHidden>
          {labels.filter(name)}
        </Chip>
      ))}
      {chips.map((chip, index) => (
        <Chip key={chip.key}>
          <ChipText entity={entity} chip={chip} />
          <IconButton
            size="small"
            aria-label={t('removeFilter', { filter: t('chip', { label: chip.label, value: chip.text ?? chip.value }) })}
            onClick={() => handleRemove(chip, index)}
          >
            <Close />
          </IconButton>
        </Chip>
      ))}
      {chips.length > 1 && (
        <Button
          size="small"
          onClick={() => {
            keepFocus(0);
            changeQuery({ filters: {} });
          }}
        >
          {t('clearAll')}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus when the focused chip is removed: to the next chip, or to the one before, or to their group (rule focus.kept). */
function useFocusAfterRemoval(count: number) {
  const container = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);

  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = container.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, count - 1)] ?? container.current;
    removed.current = undefined;
    next?.focus();
  }, [count]);

  return { container, keepFocus: (index: number) => (removed.current = index) };
}
