// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import { expect, it } from 'vitest';
import { useFittingColumns } from '@/engine/list/grid/useFittingColumns';
import type { RecordData } from '@/engine/model/Schema';

const api = { getFocusedCell: () => null } as unknown as GridApi<RecordData>;
const column = (colId: string) => ({ colId, minWidth: 100, flex: 1 });
const actions = { colId: 'actions', width: 120, pinned: 'right' as const };

it('columns that are added are aligned at once, as those are that the grid had when it got its width', () => {
  const few = [column('name'), column('mail'), actions];
  const { result, rerender } = renderHook(({ columns }) => useFittingColumns(columns, false), { initialProps: { columns: few } });
  act(() => result.current.onGridSizeChanged({ api, clientWidth: 360 }));
  expect([result.current.scrolls, result.current.columnDefs]).toEqual([false, few]);
  rerender({ columns: [column('name'), column('mail'), column('phone'), column('date'), actions] });
  expect(result.current.scrolls).toBe(true);
  expect(result.current.columnDefs.map(({ minWidth }) => minWidth)).toEqual([120, 120, 100, 100, undefined]);
  rerender({ columns: few });
  expect([result.current.scrolls, result.current.columnDefs]).toEqual([false, few]);
});
