import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CellKeyDownEvent, ColDef, FullWidthCellKeyDownEvent, GridReadyEvent } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { sizes } from '@/ui/tokens';
import { useEngine } from '../EngineContext';
import { useLabels } from '../labels';
import { useCan } from '../permissions';
import { recordTitle } from '../recordTitle';
import type { EntityBody, ListDefinition, RecordData, Sort } from '../Resource';
import { useTextContext } from '../useTextContext';
import { followedPath } from './CellLink';
import { ACTIONS_COLUMN, gridColumns } from './gridColumns';
import { gridModules } from './gridModules';
import { gridStyle } from './gridStyle';
import { gridTheme } from './gridTheme';
import { recordLinks } from './recordLinks';
import { RowContext, SortContext, type GridRow } from './RowContext';
import { useGridRecords } from './useGridRecords';
import { useLatest } from './useLatest';

interface RecordGridProps {
  entity: EntityBody;
  list: ListDefinition;
  /** What the grid is called for screen readers. */
  label: string;
  records: readonly RecordData[];
  /** Of the query that the records answer: another one starts at the top, a refresh of the same does not move. */
  place: string;
  sort: Sort | undefined;
  isBusy: boolean;
  onSort: (field: string) => void;
}

/** One page of records in AG Grid, which never orders, filters or pages by itself. */
export function RecordGrid({ entity, list, label, records, place, sort, isBusy, onSort }: RecordGridProps) {
  const { t } = useTranslation('list');
  const row = useGridRow(entity);
  const columns = useColumns({ entity, list, records, onSort });
  const { datasource, onGridReady } = useGridRecords(records, place);
  const { follow, handleClick } = useFollow();

  function handleReady(event: GridReadyEvent<RecordData>) {
    event.api.setGridAriaProperty('label', label);
    onGridReady(event);
  }

  /** Enter opens the record wherever the focus is on its row, but follows the link of a cell that has one, and goes in where there are several. */
  function handleCellKey({ event, data, ...cell }: CellKeyDownEvent<RecordData> | FullWidthCellKeyDownEvent<RecordData>) {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || !(event.target instanceof Element) || !data) return;
    const link = event.target.querySelector<HTMLElement>('a, button');
    const isActions = 'column' in cell && cell.column.getColId() === ACTIONS_COLUMN;
    if (link && isActions) link.focus();
    else if (link) link.click();
    else follow(row.linksOf(data).open);
  }

  return (
    <RowContext value={row}>
      <SortContext value={sort}>
        <Box
          aria-busy={isBusy}
          onClick={handleClick}
          sx={{ ...gridStyle, opacity: isBusy ? 0.6 : 1, height: sizes.gridHeader + records.length * sizes.gridRow + BORDERS }}
        >
          <AgGridReact<RecordData>
            {...fixedOptions}
            datasource={datasource}
            columnDefs={columns}
            getLocaleText={({ key, defaultValue }) => t(`grid.${key}`, { defaultValue })}
            onGridReady={handleReady}
            onCellKeyDown={handleCellKey}
          />
        </Box>
      </SortContext>
    </RowContext>
  );
}

/** Above, below, and under the header. */
const BORDERS = 3;

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

const fixedOptions = {
  theme: gridTheme,
  modules: gridModules,
  ...(nonce && { styleNonce: nonce }),
  rowModelType: 'infinite',
  // One block holds the largest page; nothing is asked from the server by scrolling.
  cacheBlockSize: 100,
  rowBuffer: 6,
  getRowId: ({ data }: { data: RecordData }) => String(data['id']),
  defaultColDef: { sortable: false, suppressMovable: true, suppressHeaderMenuButton: true } satisfies ColDef<RecordData>,
  ensureDomOrder: true,
  suppressColumnVirtualisation: true,
  // The default fade makes a page change seven times slower.
  animateRows: false,
  // One Tab enters the grid, arrows move inside, one Tab leaves.
  tabToNextCell: () => false,
  tabToNextHeader: () => false,
} as const;

function useGridRow(entity: EntityBody): GridRow {
  const can = useCan(entity.resource);
  const base = useHref('/').replace(/\/$/, '');
  const [show, edit] = [can('show'), can('edit')];

  return useMemo(
    () => ({
      linksOf: (record) => recordLinks(entity.resource, record, { show, edit }),
      titleOf: (record) => recordTitle(entity.resource, record),
      hrefOf: (path) => base + path,
    }),
    [entity, base, show, edit],
  );
}

type ColumnsProps = Pick<RecordGridProps, 'entity' | 'list' | 'records' | 'onSort'>;

function useColumns({ entity, list, records, onSort }: ColumnsProps): ColDef<RecordData>[] {
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

/** Follows links inside the page; the record's page can come back to this very list (ux C8). */
function useFollow() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const follow = (path: string | undefined) => path !== undefined && void navigate(path, { state: { from: pathname + search } });

  function handleClick(event: MouseEvent) {
    const path = followedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    follow(path);
  }

  return { follow, handleClick };
}
