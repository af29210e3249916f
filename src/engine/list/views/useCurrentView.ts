import type { ListQuery } from '../../model/ListQuery';
import { arrangeColumns, writeColumns } from '../columns/columnLayout';
import type { Columns } from '../columns/useColumns';
import { readListQuery, writeListQuery, type ListShape } from '../../data/listQuery';
import { useListPreferences, type SavedView } from '../../data/listPreferences';
import { useListAddress, viewOf } from '../../data/useListAddress';

/** The view in force, and what the list shows now. */
export interface CurrentView {
  view: SavedView | undefined;
  /** Whether the list shows something else than the view does. */
  isModified: boolean;
  now: { query: string; columns: string };
}

interface CurrentList {
  entity: string;
  shape: ListShape;
  query: ListQuery;
  columns: Columns;
}

/** Compares what the list shows with the view that its address names. */
export function useCurrentView({ entity, shape, query, columns }: CurrentList): CurrentView {
  const [address] = useListAddress(entity);
  const [{ views }] = useListPreferences(entity);
  const view = viewOf(address, views);
  const now = { query: written(query, shape), columns: writeColumns(columns.columns) };
  // The view as it would be read today: a filter that was removed from the resource does not count as a change by the operator.
  const saved = view && {
    query: written(readListQuery(new URLSearchParams(view.query), shape), shape),
    columns: writeColumns(arrangeColumns(shape.list, view.columns)),
  };
  return { view, isModified: saved !== undefined && (saved.query !== now.query || saved.columns !== now.columns), now };
}

/** The address of a query, always at its first page, as a view starts there. */
function written(query: ListQuery, { list }: ListShape): string {
  return writeListQuery({ ...query, page: 1 }, list).toString();
}
