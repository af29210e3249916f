import { use, useEffect, useMemo, useRef, useState } from 'react';
import type { FilterValues, Selection } from '../../model/ListQuery';
import type { RecordData } from '../../model/Schema';
import { NOTHING_SELECTED } from '../../data/scope';
import { KeptTicksContext, type Ticks } from '../../data/KeptTicks';
import { isEmptySelection, isSelected, keyOf, rowsBetween, withRecords } from '../../data/selection';
import { useLatest } from '../../data/useLatest';
import { useFoundTicks, type Found, type ShownList } from './useFoundTicks';
import { useTicksEntry } from './useTicksEntry';

/** What rows, cards and the selection bar may do to the selection. The functions stay the same as long as the list does. */
export interface SelectionChanges {
  /** Ticks or unticks a record; with `range`, also every record since the last one. */
  toggle(record: RecordData, range?: boolean): void;
  /** Ticks or unticks the whole page. */
  setPage(isIn: boolean): void;
  /** Selects everything that matches the filters, on whatever page. */
  selectAll(): void;
  clear(): void;
  /** Leaves only these records ticked. With `areIds` nothing but their ids is known, so that those that were not ticked one by one are read first. */
  keepOnly(records: readonly RecordData[], areIds: boolean): void;
  /** Takes out records that no longer exist. */
  drop(records: readonly RecordData[]): void;
}

export interface ListSelection {
  selection: Selection;
  changes: SelectionChanges;
  /** Whether a change of the filters has just emptied the selection. */
  isDropped: boolean;
  /** How many records were ticked before a reload and are no longer in the list. */
  gone: number;
  /** Set until the records that were ticked before a reload have been read: nothing can be done with them before. */
  search: { isFailed: boolean; again: () => void } | undefined;
}

interface Held extends Ticks {
  isDropped: boolean;
  gone: number;
  isUnfound: boolean;
}

const NEW = { isDropped: false, gone: 0, isUnfound: false };

/**
 * The ticked records of a list. The selection survives paging, sorting, refreshes, a look at the page of a record, and whatever brings the operator back to the
 * same entry of the history. Other filters empty it, as it would no longer be clear what it contains.
 */
export function useSelection(shown: ShownList): ListSelection {
  const { entity, query, records } = shown;
  const place = placeOf(query.filters);
  const kept = use(KeptTicksContext);
  const entry = useTicksEntry(entity.resource.name);
  const [held, setHeld] = useState<Held>(() => ({ ...(kept?.read() ?? entry.read(place) ?? { place, selection: NOTHING_SELECTED }), ...NEW }));
  useEffect(() => kept?.keep(held), [kept, held]);
  useEffect(() => kept?.follow((ticks) => setHeld({ ...ticks, ...NEW })), [kept]);
  useEffect(() => entry.keep(held), [entry, held]);
  const changes = useChanges(setHeld, records.records);

  const { unread } = held;
  useFoundTicks(shown, unread, (found) => setHeld((now) => (found ? settled(now, found) : { ...now, isUnfound: true })));
  const isFailed = held.isUnfound || records.status === 'failed';
  const again = records.status === 'failed' ? records.reload : () => setHeld((now) => ({ ...now, unread: new Set(now.unread), isUnfound: false }));
  const search = unread && { isFailed, again };

  if (held.place === place) return { ...held, changes, search };
  const left = entry.read(place);
  const changed: Held = { ...(left ?? { place, selection: NOTHING_SELECTED }), ...NEW, isDropped: !left && !isEmptySelection(held.selection) };
  setHeld(changed);
  return { ...changed, changes, search: undefined };
}

/** The ticks after their records were looked for. What is no longer in the list is unticked. */
function settled({ selection, unread, ...held }: Held, found: Found): Held {
  if (selection.kind === 'all' || !unread) return { ...held, selection };
  const rest = [...selection.records].map(([key, record]) => [key, unread.has(key) ? found.get(key) : record] as const);
  const there = rest.filter((one): one is [string, RecordData] => one[1] !== undefined);
  return { ...held, selection: { kind: 'some', records: new Map(there) }, gone: rest.length - there.length };
}

function useChanges(setHeld: (change: (held: Held) => Held) => void, page: readonly RecordData[]): SelectionChanges {
  const latestPage = useLatest(page);
  const lastToggled = useRef<string>(undefined);

  return useMemo(() => {
    const change = (next: (selection: Selection) => Selection) =>
      setHeld((held) => ({ ...held, selection: next(held.selection), isDropped: false, gone: 0 }));

    return {
      toggle(record, range = false) {
        const rows = range ? rowsBetween(latestPage.current, lastToggled.current, record) : [record];
        lastToggled.current = keyOf(record);
        change((selection) => withRecords(selection, rows, !isSelected(selection, record), latestPage.current));
      },
      setPage: (isIn) => change((selection) => withRecords(selection, latestPage.current, isIn, latestPage.current)),
      selectAll: () => change(() => ({ kind: 'all' })),
      clear: () => change(() => NOTHING_SELECTED),
      keepOnly(records, areIds) {
        setHeld((held) => {
          const ticked: ReadonlyMap<string, RecordData> = held.selection.kind === 'some' ? held.selection.records : new Map();
          const kept = new Map(records.map((record) => [keyOf(record), ticked.get(keyOf(record)) ?? record]));
          const unread = new Set([...kept.keys()].filter((key) => areIds && !ticked.has(key)));
          return { place: held.place, ...NEW, selection: { kind: 'some', records: kept }, ...(unread.size > 0 && { unread }) };
        });
      },
      drop: (records) => change((selection) => (selection.kind === 'all' ? selection : withRecords(selection, records, false, []))),
    };
  }, [setHeld, latestPage]);
}

/** A key for the active filters: a displayed filter without a value does not count. */
function placeOf(filters: FilterValues): string {
  return JSON.stringify(Object.entries(filters).filter(([, values]) => values.length > 0));
}
