import { useMemo } from 'react';
import { useEngine } from '../../data/EngineContext';
import { useLabels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import { useTextContext } from '../../fields/useTextContext';
import { columnField, type ColumnField } from '../../fields/columnField';
import type { ArrangedColumn } from '../columns/columnLayout';

/** The greatest number of fields in a card. More would make a page of records too long to look through; the record's own page has them all. */
const MOST = 5;

/** The fields that a card shows below the name of its record: the first shown columns that the name does not contain. */
export function useCardFields(entity: Entity, columns: readonly ArrangedColumn[]): ColumnField[] {
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
