import { useMemo, useRef, useState } from 'react';
import type { FilterValues, Selection } from '../model/ListQuery';
import type { RecordData } from '../model/Schema';
import { NOTHING_SELECTED } from '../data/scope';
import { isEmptySelection, isSelected, keyOf, rowsBetween, withRecords } from '../data/selection';
import { useLatest } from '../data/useLatest';

/** What rows, cards and the selection bar do to the selection. The functions stay the same as long as the list does. */
export interface SelectionChanges {
  /** Ticks or unticks a record; with `range`, and every one since the last. */
  toggle(record: RecordData, range?: boolean): void;
  /** Ticks or unticks the whole page. */
  setPage(isIn: boolean): void;
  /** Everything that the filters match, whatever page it is on. */
  selectAll(): void;
  clear(): void;
  /** Records that are gone. */
  drop(records: readonly RecordData[]): void;
}

export interface ListSelection {
  selection: Selection;
  changes: SelectionChanges;
  /** Other filters have just emptied it. */
  isDropped: boolean;
}

interface Held {
  place: string;
  selection: Selection;
  isDropped: boolean;
}

/**
 * What is ticked in a list. It survives paging, sorting and refreshes; other filters empty it, as nobody could say any more what it is
 * made of.
 */
export function useSelection(filters: FilterValues, page: readonly RecordData[]): ListSelection {
  const place = placeOf(filters);
  const [held, setHeld] = useState<Held>({ place, selection: NOTHING_SELECTED, isDropped: false });
  const changes = useChanges(setHeld, page);

  if (held.place === place) return { ...held, changes };
  const emptied = { place, selection: NOTHING_SELECTED, isDropped: !isEmptySelection(held.selection) };
  setHeld(emptied);
  return { ...emptied, changes };
}

function useChanges(setHeld: (change: (held: Held) => Held) => void, page: readonly RecordData[]): SelectionChanges {
  const latestPage = useLatest(page);
  const lastToggled = useRef<string>(undefined);

  return useMemo(() => {
    const change = (next: (selection: Selection) => Selection) =>
      setHeld((held) => ({ ...held, selection: next(held.selection), isDropped: false }));

    return {
      toggle(record, range = false) {
        const rows = range ? rowsBetween(latestPage.current, lastToggled.current, record) : [record];
        lastToggled.current = keyOf(record);
        change((selection) => withRecords(selection, rows, !isSelected(selection, record), latestPage.current));
      },
      setPage: (isIn) => change((selection) => withRecords(selection, latestPage.current, isIn, latestPage.current)),
      selectAll: () => change(() => ({ kind: 'all' })),
      clear: () => change(() => NOTHING_SELECTED),
      drop: (records) => change((selection) => (selection.kind === 'all' ? selection : withRecords(selection, records, false, []))),
    };
  }, [setHeld, latestPage]);
}

/** Which filters are at work: one that is displayed without a value holds nothing back. */
function placeOf(filters: FilterValues): string {
  return JSON.stringify(Object.entries(filters).filter(([, values]) => values.length > 0));
}
