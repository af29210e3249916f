import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedQuery, readListQuery, writeListQuery, type ListQuery, type ListShape } from './listQuery';

/**
 * `push` leaves the list as it was behind the browser's Back; `replace` for what is not a place to come back to: every pause in typing,
 * a page that no longer exists.
 */
export type ChangeQuery = (change: Partial<ListQuery>, history?: 'push' | 'replace') => void;

/** The list's query, kept in the address and nowhere else. Any change but that of the page leads to the first one. */
export function useListQuery(shape: ListShape): [query: ListQuery, change: ChangeQuery] {
  const [address, setAddress] = useSearchParams();
  const query = useMemo(() => readListQuery(address, shape), [address, shape]);

  const change = useCallback<ChangeQuery>(
    (part, history = 'push') =>
      setAddress(writeListQuery(changedQuery(query, part), shape.list), { replace: history === 'replace', preventScrollReset: true }),
    [query, shape, setAddress],
  );

  return [query, change];
}
