import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useOfferedActions } from '../../action/offeredActions';
import { copyLink } from '../../model/copyLink';
import { useEngine } from '../../data/EngineContext';
import { useLabels } from '../../fields/labels';
import { useCan } from '../../model/permissions';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { isSameValue } from '../../model/transforms/emptyValue';
import { useTextContext } from '../../fields/useTextContext';
import type { ArrangedColumn } from '../columns/columnLayout';
import { gridColumns } from './gridColumns';
import { pageState } from '../../data/selection';
import { useSelectableList, type SelectableList } from '../selection/SelectionContext';
import { useLatest } from '../../data/useLatest';

interface GridColumnsProps {
  entity: EntityBody;
  columns: readonly ArrangedColumn[];
  records: readonly RecordData[];
  scale: number;
  onSort: (field: string) => void;
}

/** The columns of the grid, created again only when the operator arranges them or spaces their text, never for another page or sort. */
export function useGridColumns({ entity, columns, records, scale, onSort }: GridColumnsProps): ColDef<RecordData>[] {
  const { t } = useTranslation('list');
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const text = useTextContext();
  const can = useCan(entity.resource);
  const hasMenu = useOfferedActions(entity, 'row').uses.length > 0 || can('delete') || copyLink(entity.resource, '', can) !== undefined;
  const hasActions = can('edit') || hasMenu;
  const selectable = useSelectableList();
  const latestSelectable = useLatest(selectable);
  const selectLabel = selectable ? t('selection') : undefined;
  const latestSort = useLatest(onSort);
  // Another visit to a list whose grid was kept arranges its columns anew, and mostly as they were.
  const [arranged, arrange] = useState(columns);
  if (arranged !== columns && !isSameValue(arranged, columns)) arrange(columns);
  // The columns are sized from the first page, so that they do not move under the eyes when the next page comes.
  const [sample] = useState(records);

  return useMemo(() => {
    const actionsLabel = hasActions ? t('actions') : undefined;
    return gridColumns({
      entity,
      columns: arranged,
      labels,
      widgets,
      text,
      actionsLabel,
      selectLabel,
      sample,
      scale,
      onSort: (field) => latestSort.current(field),
      onTogglePage: () => togglePage(latestSelectable.current),
    });
  }, [entity, arranged, labels, widgets, text, t, hasActions, selectLabel, sample, scale, latestSort, latestSelectable]);
}

/** Ticks or unticks the whole page. */
function togglePage(list: SelectableList | undefined): void {
  if (list && !list.isOutdated) list.changes.setPage(pageState(list.selection, list.page) !== 'all');
}
