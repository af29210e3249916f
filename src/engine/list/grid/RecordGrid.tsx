import type { CellKeyDownEvent, ColDef, FullWidthCellKeyDownEvent, GridReadyEvent } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { use, useState, type FocusEvent, type PointerEvent } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { sizes } from '@/ui/tokens';
import type { Sort } from '../../model/ListDefinition';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { useSavedRecord } from '../../page/useChangedFields';
import type { Columns } from '../columns/useColumns';
import { ACTIONS_COLUMN } from './gridColumns';
import { gridModules } from './gridModules';
import { gridTheme } from './gridTheme';
import { PrintedRows } from './PrintedRows';
import { RowContext, SavedRecordContext, SortContext } from '../rows/RowContext';
import { useRowMenu } from '../rows/RowMenu';
import { useSelectableList } from '../selection/SelectionContext';
import { useFittingColumns } from './useFittingColumns';
import { useFollow } from '../rows/useFollow';
import { useGridArrangement } from './useGridArrangement';
import { useGridColumns } from './useGridColumns';
import { useGridRecords } from './useGridRecords';
import { useOpenFocused } from './useOpenFocused';
import { OpenRecordContext } from '../rows/useOpenRecord';
import { useRowInSight } from './useRowInSight';
import { useRowLinks } from '../rows/useRowLinks';
import { useRowPreload } from '../rows/useRowPreload';
import { useScrollbarHeight } from './useScrollbarHeight';
import { letterScale, useTextScale } from './useTextScale';

interface RecordGridProps {
  entity: EntityBody;
  columns: Columns;
  /** The name of the grid for screen readers. */
  label: string;
  records: readonly RecordData[];
  /** The query that the records answer. Another query starts at the top; a refresh of the same one does not scroll. */
  place: string;
  sort: Sort | undefined;
  isBusy: boolean;
  onSort: (field: string) => void;
}

/** One page of records in AG Grid, which never sorts, filters or pages by itself. */
export function RecordGrid({ entity, columns, label, records, place, sort, isBusy, onSort }: RecordGridProps) {
  const { t } = useTranslation('list');
  const row = useRowLinks(entity);
  const { scale, probe } = useTextScale();
  const [size] = useState(letterScale);
  const beside = use(OpenRecordContext);
  const allColumns = useGridColumns({ entity, columns: columns.columns, records, scale, onSort });
  const { columnDefs, scrolls, onGridSizeChanged } = useFittingColumns(allColumns, beside?.id !== undefined);
  const arrangement = useGridArrangement(columns);
  const selectable = useSelectableList();
  const { box, scrollbarHeight, observeScrollbar } = useScrollbarHeight();
  const { datasource, onGridReady } = useGridRecords(records, place, box);
  const { follow, handleClick } = useFollow();
  const handleCellKey = useCellKeys((record) => follow(row.linksOf(record).open));
  const preloadNear = useRowPreload(entity);
  const openFocused = useOpenFocused();
  const offerRow = useOfferRow(records);
  const savedId = useSavedRecord();
  const bringIntoSight = useRowInSight(records, savedId ?? beside?.id);
  const rowHeight = Math.round((columns.isCompact ? sizes.gridRowCompact : sizes.gridRow) * size);
  const headerHeight = Math.round(sizes.gridHeader * size);

  function handleReady(event: GridReadyEvent<RecordData>) {
    event.api.setGridAriaProperty('label', label);
    if (selectable) event.api.setGridAriaProperty('multiselectable', 'true');
    onGridReady(event);
    observeScrollbar();
  }

  return (
    <RowContext value={row}>
      <SortContext value={sort}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is pressed are the links inside, which have keys */}
        <div
          ref={box}
          className="record-grid"
          aria-busy={isBusy}
          onClick={handleClick}
          onFocus={(event) => {
            openFocused(event);
            preloadNear(event);
          }}
          onBlur={offerRow}
          onPointerDown={preloadNear}
          onPointerOver={(event) => {
            revealCut(event);
            preloadNear(event);
          }}
          data-spaced={scale > 1 ? '' : undefined}
          data-compact={columns.isCompact ? '' : undefined}
          data-scrolls={scrolls ? '' : undefined}
          style={{ height: headerHeight + records.length * rowHeight + scrollbarHeight + BORDERS }}
        >
          <span aria-hidden="true" className="grid-probe" {...probe} />
          <SavedRecordContext value={savedId}>
            <AgGridReact<RecordData>
              {...fixedOptions}
              datasource={datasource}
              columnDefs={columnDefs}
              rowHeight={rowHeight}
              headerHeight={headerHeight}
              {...arrangement}
              onGridSizeChanged={onGridSizeChanged}
              getLocaleText={({ key, defaultValue }) => t(`grid.${key}`, { defaultValue })}
              onGridReady={handleReady}
              onFirstDataRendered={bringIntoSight}
              onCellKeyDown={handleCellKey}
            />
          </SavedRecordContext>
        </div>
        <PrintedRows entity={entity} columns={columns.columns} records={records} />
      </SortContext>
    </RowContext>
  );
}

/** Offers in the command palette what the menu of the focused row offers, while the focus leaves the page for it. The record beside the list offers more. */
function useOfferRow(records: readonly RecordData[]) {
  const beside = use(OpenRecordContext);
  const rowMenu = useRowMenu();

  return ({ target, relatedTarget }: FocusEvent) => {
    const isOnPage = !(relatedTarget instanceof Element) || relatedTarget.closest('main') !== null;
    const id = isOnPage || beside?.id !== undefined ? undefined : target.closest('[row-id]')?.getAttribute('row-id');
    rowMenu.offer(records.find((record) => String(record['id']) === id));
  };
}

/** Space ticks the row. Enter opens the record of the focused row, but follows the link in a cell that has one, and enters a cell that has several. */
function useCellKeys(openRow: (record: RecordData) => void) {
  const beside = use(OpenRecordContext);
  const selectable = useSelectableList();

  return ({ event, data, ...cell }: CellKeyDownEvent<RecordData> | FullWidthCellKeyDownEvent<RecordData>) => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element) || !data) return;
    if (event.key === ' ' && selectable) {
      event.preventDefault();
      selectable.changes.toggle(data, event.shiftKey);
    }
    if (event.key === 'Escape' && beside?.id !== undefined && !event.target.closest('a, button')) beside.close();
    // A link or button inside the cell handles the key itself.
    if (event.key !== 'Enter' || event.target.closest('a, button')) return;
    const link = event.target.querySelector<HTMLElement>('a, button');
    const isActions = 'column' in cell && cell.column.getColId() === ACTIONS_COLUMN;
    if (link && isActions) link.focus();
    else if (link) link.click();
    else openRow(data);
  };
}

/** The borders above, below and under the header, in pixels. */
const BORDERS = 3;

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;

const fixedOptions = {
  theme: gridTheme,
  // The styles of the page hold for a grid that is kept too, which may be created in the shadow tree where it waits.
  themeStyleContainer: document.head,
  modules: gridModules,
  ...(nonce && { styleNonce: nonce }),
  rowModelType: 'infinite',
  // One block holds the largest page, so that scrolling requests nothing from the server.
  cacheBlockSize: 100,
  rowBuffer: 6,
  getRowId: ({ data }: { data: RecordData }) => String(data['id']),
  defaultColDef: { sortable: false, lockPinned: true, suppressHeaderMenuButton: true } satisfies ColDef<RecordData>,
  ensureDomOrder: true,
  suppressColumnVirtualisation: true,
  // Columns are hidden in the column chooser; dragging one out of the grid would hide it by mistake.
  suppressDragLeaveHidesColumns: true,
  // The default fade makes a change of page seven times slower.
  animateRows: false,
  // One Tab enters the grid, arrow keys move inside, and one Tab leaves it.
  tabToNextCell: () => false,
  tabToNextHeader: () => false,
} as const;

/** Shows a text that is cut by its column, or of which a widget hides a part, in full under the pointer. With the keyboard, Alt and an arrow on the header widen the column. */
function revealCut({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
  if (!cell) return;
  const parts = [cell, ...cell.querySelectorAll('[data-cut], [data-shortened]')];
  const { top } = cell.getBoundingClientRect();
  if (parts.some((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight || part.getBoundingClientRect().top < top)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
