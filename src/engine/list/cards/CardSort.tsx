import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabels } from '../../fields/labels';
import type { Sort } from '../../model/ListDefinition';
import type { Entity } from '../../model/Resource';
import type { ArrangedColumn } from '../columns/columnLayout';
import { readSort, sortText } from '../../data/listQuery';
import { SmallSelect } from '../../fields/SmallSelect';

interface CardSortProps {
  entity: Entity;
  columns: readonly ArrangedColumn[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Chooses the order of the cards, field and direction at once, as cards have no headers to press. */
export function CardSort({ entity, columns, sort, onSort }: CardSortProps) {
  const { t } = useTranslation('list');
  const labels = useLabels(entity.resource);
  const id = useId();
  const fields = columns.filter(({ sortable }) => sortable).map(({ field }) => field);
  if (sort && !fields.includes(sort.field)) fields.unshift(sort.field);
  if (fields.length === 0) return null;

  const choices = fields.flatMap((field) =>
    (['asc', 'desc'] as const).map((direction) => ({
      value: sortText({ field, direction }),
      label: t(`sortChoice.${direction}`, { column: labels.field(field) }),
    })),
  );

  return (
    <div className="card-sort">
      <label htmlFor={id}>{t('sortBy')}</label>
      <SmallSelect
        id={id}
        value={sort ? sortText(sort) : ''}
        choices={sort ? choices : [{ value: '', label: t('unsorted') }, ...choices]}
        onChange={(value) => {
          const chosen = readSort(value);
          if (chosen) onSort(chosen);
        }}
      />
    </div>
  );
}
