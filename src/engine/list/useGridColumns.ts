import useMediaQuery from '@mui/material/useMediaQuery';
import type { ColDef } from 'ag-grid-community';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../EngineContext';
import { useLabels } from '../labels';
import { useCan } from '../permissions';
import type { EntityBody, ListDefinition, RecordData } from '../Resource';
import { useTextContext } from '../useTextContext';
import { gridColumns } from './gridColumns';
import { useLatest } from './useLatest';

interface GridColumnsProps {
  entity: EntityBody;
  list: ListDefinition;
  records: readonly RecordData[];
  onSort: (field: string) => void;
}

/** The columns, made once: neither a page nor an order changes them. */
export function useGridColumns({ entity, list, records, onSort }: GridColumnsProps): ColDef<RecordData>[] {
  const { t } = useTranslation('list');
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const text = useTextContext();
  const can = useCan(entity.resource);
  const hasActions = can('show') || can('edit');
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const latestSort = useLatest(onSort);
  // Of the first page: columns do not move under the eyes when the next one comes.
  const [sample] = useState(records);

  return useMemo(() => {
    const actionsLabel = hasActions ? t('actions') : undefined;
    return gridColumns({ entity, list, labels, widgets, text, actionsLabel, sample, isNarrow, onSort: (field) => latestSort.current(field) });
  }, [entity, list, labels, widgets, text, t, hasActions, sample, isNarrow, latestSort]);
}
