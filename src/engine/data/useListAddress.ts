import { createContext, use, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OwnListAddress, type ChangeAddress } from './OwnListAddress';
import { useIsNotLeft } from './useIsHere';
import { useListPreferences, type ListPreferences, type SavedView } from './listPreferences';

/** The id of the view in force; empty for none, when another one would open with the list. */
export const VIEW = 'view';
/** The layout of the columns, when it is neither the view's nor the operator's own: of a shared link, or of a view since changed. */
export const COLUMNS = 'cols';

/** How the list is read, when it is not as rows. */
export const VIEW_MODE = 'look';

/** The part of a record's page that is shown, where its list is one of several; no part of what the list asks. */
export const TAB = 'tab';

/** The tab that a list stands under. What it writes in the address names it: the same address is that of no other list of the page. */
export const ListTab = createContext<string | undefined>(undefined);

/** The address of a list: that of its page, where one that asks for nothing is that of the view that opens with it, or one of its own. */
export function useListAddress(entity: string): [address: URLSearchParams, change: ChangeAddress] {
  const own = use(OwnListAddress);
  const [given, setGiven] = useSearchParams();
  // Where the operator came from: a list under a record must not lose it.
  const { state } = useLocation() as { state: unknown };
  const [preferences] = useListPreferences(entity);
  const openingView = openingViewOf(preferences);

  const isNotLeft = useIsNotLeft();
  const tab = use(ListTab);

  const address = useMemo(() => listAddress(given, preferences), [given, preferences]);
  const change = useCallback<ChangeAddress>(
    (next, history = 'push') => {
      // What follows a pause or an answer changes nothing of the page for which this one was left meanwhile.
      if (history === 'replace' && !isNotLeft()) return;
      // Bare, it would be the opening view again.
      if (openingView && next.toString() === '') next.set(VIEW, '');
      if (tab !== undefined) next.set(TAB, tab);
      setGiven(next, { replace: history === 'replace', preventScrollReset: true, state });
    },
    [openingView, setGiven, state, tab, isNotLeft],
  );
  return own ?? [address, change];
}

function withoutTab(given: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(given);
  address.delete(TAB);
  return address;
}

/** What a list shows at the address of its page. */
export function listAddress(given: URLSearchParams, preferences: ListPreferences): URLSearchParams {
  return shownAddress(withoutTab(given), preferences);
}

/** What a list shows at an address. */
export function shownAddress(given: URLSearchParams, preferences: ListPreferences): URLSearchParams {
  const view = given.toString() === '' ? openingViewOf(preferences) : undefined;
  return view ? viewAddress(view) : given;
}

function openingViewOf({ views, opening }: ListPreferences): SavedView | undefined {
  return views.find(({ id }) => id === opening);
}

/** The address that opens a view. */
export function viewAddress({ id, query }: SavedView): URLSearchParams {
  const address = new URLSearchParams(query);
  address.set(VIEW, id);
  return address;
}

/** The view that an address names, if this operator has it. */
export function viewOf(address: URLSearchParams, views: readonly SavedView[]): SavedView | undefined {
  const id = address.get(VIEW);
  return views.find((view) => view.id === id);
}
