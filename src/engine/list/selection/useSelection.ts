import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { FilterValues, Selection } from '../../model/ListQuery';
import type { RecordData } from '../../model/Schema';
import { NOTHING_SELECTED } from '../../data/scope';
import { KeptTicksContext, type Ticks } from '../../data/KeptTicks';
import { isEmptySelection, isSelected, keyOf, rowsBetween, withRecords } from '../../data/selection';
import { useLatest } from '../../data/useLatest';

/** What rows, cards and the selection bar may do to the selection. The functions stay the same as long as the list does. */
export interface SelectionChanges {
  /** Ticks or unticks a record; with `range`, also every record since the last one. */
  toggle(record: RecordData, range?: boolean): void;
  /** Ticks or unticks the whole page. */
  setPage(isIn: boolean): void;
  /** Selects everything that matches the filters, on whatever page. */
  selectAll(): void;
  clear(): void;
  /** Takes out records that no longer exist. */
  drop(records: readonly RecordData[]): void;
}

export interface ListSelection {
  selection: Selection;
  changes: SelectionChanges;
  /** Whether a change of the filters has just emptied the selection. */
  isDropped: boolean;
}

interface Held extends Ticks {
  isDropped: boolean;
}

/**
 * The ticked records of a list. The selection survives paging, sorting, refreshes and a look at the page of a record. Other filters empty it, as it would no longer be
 * clear what it contains.
 */
export function useSelection(filters: FilterValues, page: readonly RecordData[]): ListSelection {
  const place = placeOf(filters);
  const kept = use(KeptTicksContext);
  const [held, setHeld] = useState<Held>(() => ({ ...(kept?.read() ?? { place, selection: NOTHING_SELECTED }), isDropped: false }));
  useEffect(() => kept?.keep(held), [kept, held]);
  useEffect(() => kept?.follow((ticks) => setHeld({ ...ticks, isDropped: false })), [kept]);
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

/** A key for the active filters: a displayed filter without a value does not count. */
function placeOf(filters: FilterValues): string {
  return JSON.stringify(Object.entries(filters).filter(([, values]) => values.length > 0));
}
