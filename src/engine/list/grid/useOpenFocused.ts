import { use, useEffect, useRef, type FocusEvent } from 'react';
import { useLatest } from '../../data/useLatest';
import { OpenRecordContext } from '../rows/useOpenRecord';

/** How long the focus must rest on a row, in milliseconds: an arrow key held down opens nothing. */
const REST = 150;

/** The handler of `focus` for the box around the rows: while a record is open beside them, the record of the row that takes the focus is opened in its place. */
export function useOpenFocused(): (event: FocusEvent) => void {
  const beside = use(OpenRecordContext);
  const latest = useLatest(beside);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return ({ target }) => {
    clearTimeout(timer.current);
    const links = [...(target.closest('[role=row]')?.querySelectorAll<HTMLElement>('a[data-path]') ?? [])];
    const next = links.map(({ dataset }) => beside?.idOf(dataset['path'] ?? '')).find((id) => id !== undefined);
    if (next === undefined) return;
    timer.current = setTimeout(() => {
      const id = latest.current?.id;
      if (id !== undefined && id !== next) latest.current?.open(next);
    }, REST);
  };
}
