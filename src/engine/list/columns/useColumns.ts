import { useCallback, useMemo } from 'react';
import type { ListDefinition } from '../../model/ListDefinition';
import { useListPreferences } from '../../data/listPreferences';
import { COLUMNS, useListAddress, viewOf } from '../../data/useListAddress';
import { arrangeColumns, writeColumns, type ArrangedColumn } from './columnLayout';

/** How the rows of a list are laid out. */
export interface Columns {
  columns: readonly ArrangedColumn[];
  /** Stores an arrangement; `undefined` restores the columns of the resource. */
  change: (columns: readonly ArrangedColumn[] | undefined) => void;
  isCompact: boolean;
  setCompact: (isCompact: boolean) => void;
}

/**
 * The columns of a list as arranged now: by the address (a shared link, a view since changed), else by the view in force, else by the operator. A change in a view
 * is written into the address until the view is updated; outside any view it is remembered.
 */
export function useColumns(entity: string, list: ListDefinition): Columns {
  const [address, setAddress] = useListAddress(entity);
  const [preferences, changePreferences] = useListPreferences(entity);
  const view = viewOf(address, preferences.views);
  const layout = address.get(COLUMNS) ?? (view ? view.columns : preferences.columns);
  const columns = useMemo(() => arrangeColumns(list, layout), [list, layout]);

  const change = useCallback<Columns['change']>(
    (next) => {
      const own = writeColumns(arrangeColumns(list, undefined));
      const text = next ? writeColumns(next) : own;
      const changed = new URLSearchParams(address);
      if (view && text !== (view.columns ?? own)) changed.set(COLUMNS, text);
      else changed.delete(COLUMNS);
      if (changed.toString() !== address.toString()) setAddress(changed, 'replace');
      if (!view) changePreferences({ ...preferences, columns: text === own ? undefined : text });
    },
    [list, view, address, setAddress, preferences, changePreferences],
  );
  const setCompact = (isCompact: boolean) => void changePreferences({ ...preferences, isCompact });

  return { columns, change, isCompact: preferences.isCompact, setCompact };
}
