import { useId, useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useEngine } from '../../data/EngineContext';
import { readSort, sortText } from '../../data/listQuery';
import { columnField, type ColumnField } from '../../fields/columnField';
import { useLabels } from '../../fields/labels';
import { SmallSelect } from '../../fields/SmallSelect';
import { useTextContext } from '../../fields/useTextContext';
import type { Sort } from '../../model/ListDefinition';
import type { Entity, EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { useSavedRecord } from '../../page/useChangedFields';
import type { ArrangedColumn } from '../columns/columnLayout';
import type { Columns } from '../columns/useColumns';
import { RowContext } from '../rows/RowContext';
import { SelectPageBox } from '../selection/SelectBox';
import { useFollow } from '../rows/useFollow';
import { useRowLinks } from '../rows/useRowLinks';
import { useRowPreload } from '../rows/useRowPreload';
import './cards.css';
import { RecordCard } from './RecordCard';

interface RecordCardsProps {
  entity: EntityBody;
  columns: Columns;
  /** The name of the list for screen readers. */
  label: string;
  records: readonly RecordData[];
  sort: Sort | undefined;
  isBusy: boolean;
  onSort: (sort: Sort) => void;
}

/** The records of the page where a grid has no room: the same columns and texts, one card for each record. */
export function RecordCards({ entity, columns, label, records, sort, isBusy, onSort }: RecordCardsProps) {
  const row = useRowLinks(entity);
  const fields = useCardFields(entity, columns.columns);
  const savedId = useSavedRecord();
  const { handleClick } = useFollow();
  const preloadNear = useRowPreload(entity);

  return (
    <RowContext value={row}>
      <div className="card-tools">
        <div className="card-page">
          <SelectPageBox />
        </div>
        <CardSort entity={entity} columns={columns.columns} sort={sort} onSort={onSort} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is pressed are the links inside, which have keys */}
      <ul
        className="cards"
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari's screen reader does not take a list without bullets for a list unless it has this role
        role="list"
        aria-label={label}
        aria-busy={isBusy}
        data-cards
        onClick={handleClick}
        onFocus={preloadNear}
        onPointerOver={preloadNear}
        onPointerDown={preloadNear}
      >
        {records.map((record) => (
          <RecordCard key={String(record['id'])} record={record} fields={fields} isSaved={String(record['id']) === savedId} />
        ))}
      </ul>
    </RowContext>
  );
}


/** The greatest number of fields in a card. More would make a page of records too long to look through; the record's own page has them all. */
const MOST = 5;

/** The fields that a card shows below the name of its record: the first shown columns that the name does not contain. */
function useCardFields(entity: Entity, columns: readonly ArrangedColumn[]): ColumnField[] {
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const text = useTextContext();

  return useMemo(
    () =>
      columns
        .filter(({ field, hidden }) => !hidden && !entity.resource.title.includes(field))
        .slice(0, MOST)
        .map(({ field }) => columnField(entity, field, { labels, widgets, text })),
    [entity, columns, labels, widgets, text],
  );
}

interface CardSortProps {
  entity: Entity;
  columns: readonly ArrangedColumn[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Chooses the order of the cards, field and direction at once, as cards have no headers to press. */
function CardSort({ entity, columns, sort, onSort }: CardSortProps) {
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
