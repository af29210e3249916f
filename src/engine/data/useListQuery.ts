import { useCallback, useMemo } from 'react';
import type { ListQuery } from '../model/ListQuery';
import { changedQuery, readListQuery, writeListQuery, type ListShape } from './listQuery';
import { COLUMNS, VIEW_MODE, useListAddress, VIEW } from './useListAddress';

const NOT_THE_QUERY = [VIEW, COLUMNS, VIEW_MODE];

/**
 * `push` adds an entry to the history, so that Back shows the list as it was. `replace` is for what nobody wants to come back to: each pause in typing, a page
 * that no longer exists.
 */
export type ChangeQuery = (change: Partial<ListQuery>, history?: 'push' | 'replace') => void;

/** The list's query, kept in the address and nowhere else. Any change but that of the page number leads to the first page. */
export function useListQuery(entity: string, shape: ListShape): [query: ListQuery, change: ChangeQuery] {
  const [address, setAddress] = useListAddress(entity);
  // A change of the columns is no change of the query.
  const text = queryText(address);
  const query = useMemo(() => readListQuery(new URLSearchParams(text), shape), [text, shape]);

  const change = useCallback<ChangeQuery>(
    (part, history) => {
      const next = writeListQuery(changedQuery(query, part), shape.list);
      for (const name of NOT_THE_QUERY) {
        const value = address.get(name);
        if (value !== null) next.set(name, value);
      }
      setAddress(next, history);
    },
    [query, shape, address, setAddress],
  );

  return [query, change];
}

function queryText(address: URLSearchParams): string {
  const query = new URLSearchParams(address);
  for (const name of NOT_THE_QUERY) query.delete(name);
  return query.toString();
}
