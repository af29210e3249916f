import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserId } from '@/api/readClaims';
import { isListOfTexts } from '@/config/isListOfTexts';
import { useSession } from '@/session/hooks';
import type { Ticks } from '../../data/KeptTicks';
import { OwnListAddress } from '../../data/OwnListAddress';
import { isEmptySelection } from '../../data/selection';
import { useKeepInEntry } from '../../data/useKeepInEntry';
import { isSameValue } from '../../model/transforms/emptyValue';
import { isPlainObject } from '../../model/transforms/plainObject';

/** What an entry of the history stores of ticks: whose they are, in which list, under which filters, and the ids of the records and nothing else of them. */
interface StoredTicks {
  userId: UserId;
  list: string;
  place: string;
  ids: readonly string[] | 'all';
}

interface TicksEntry {
  /** The ticks that this operator has left in this entry under these filters. */
  read(place: string): Ticks | undefined;
  keep(ticks: Ticks): void;
}

/**
 * The ticks of a list in this entry of the history, where they survive a reload, Back, Forward and the end of a session, as a queue does. A list that is not a page of
 * its own has none.
 */
export function useTicksEntry(list: string): TicksEntry {
  const userId = useSession().user.id;
  const { state } = useLocation() as { state: unknown };
  const keepInEntry = useKeepInEntry();
  const isPage = use(OwnListAddress) === undefined;

  return useMemo(() => {
    const stored = isPage ? storedIn(state) : undefined;
    return {
      read: (place) => (stored && stored.userId === userId && stored.list === list && stored.place === place ? ticksOf(stored) : undefined),
      keep({ place, selection }) {
        const ticks: StoredTicks | undefined = isEmptySelection(selection) ? undefined : { userId, list, place, ids: selection.kind === 'all' ? 'all' : [...selection.records.keys()] };
        // Another list of the page, under another tab, has its ticks in the same entry.
        const isKept = ticks ? isSameValue(ticks, stored) : stored?.list !== list;
        if (isPage && !isKept) keepInEntry({ ticks });
      },
    };
  }, [userId, list, state, isPage, keepInEntry]);
}

/** Reads the ticks in an entry of the history, which may contain anything. */
function storedIn(state: unknown): StoredTicks | undefined {
  const ticks = isPlainObject(state) ? state['ticks'] : undefined;
  if (!isPlainObject(ticks)) return undefined;
  const { userId, list, place, ids } = ticks;
  if (typeof list !== 'string' || typeof place !== 'string' || !(ids === 'all' || isListOfTexts(ids))) return undefined;
  return { userId: userId as UserId, list, place, ids };
}

function ticksOf({ place, ids }: StoredTicks): Ticks {
  if (ids === 'all') return { place, selection: { kind: 'all' } };
  return { place, selection: { kind: 'some', records: new Map(ids.map((id) => [id, { id }])) }, unread: new Set(ids) };
}
