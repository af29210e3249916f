import { createContext, use, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OwnListAddress, type ChangeAddress } from './OwnListAddress';
import { useIsNotLeft } from './useIsHere';
import { useLatest } from './useLatest';
import { useListPreferences, type ListPreferences, type SavedView } from './listPreferences';

/** The parameter with the id of the view in force; empty for no view, where another one would open with the list. */
export const VIEW = 'view';
/** The parameter with the layout of the columns, where it is neither the view's nor the operator's own: that of a shared link, or of a view changed since. */
export const COLUMNS = 'cols';

/** The parameter that says how the list is shown, where it is not as rows. */
export const VIEW_MODE = 'look';

/** The parameter with the tab of a record's page that is shown, where its list is in one of several tabs. It is no part of the list's query. */
export const TAB = 'tab';

/** The parameter with the id of the record that is open beside the list. It is no part of the list's query, so another query closes the record. */
export const RECORD = 'record';

/** The tab that contains the list. The list writes it into the address, so that other lists of the page do not read the same address as theirs. */
export const ListTab = createContext<string | undefined>(undefined);

/** The address of a list: that of its page, or one of its own. An address without parameters stands for the view that opens with the list. */
export function useListAddress(entity: string): [address: URLSearchParams, change: ChangeAddress] {
  const own = use(OwnListAddress);
  const [given, setGiven] = useSearchParams();
  // The state says where the operator came from, which a list under a record must not lose.
  const { state } = useLocation() as { state: unknown };
  const latestState = useLatest(state);
  const [preferences] = useListPreferences(entity);
  const openingView = openingViewOf(preferences);

  const isNotLeft = useIsNotLeft();
  const tab = use(ListTab);

  const address = useMemo(() => listAddress(given, preferences), [given, preferences]);
  const change = useCallback<ChangeAddress>(
    (next, history = 'push') => {
      // The address is also written after a pause or an answer. If the page was left meanwhile, the address belongs to another page and stays as it is.
      if (history === 'replace' && !isNotLeft()) return;
      // An address without parameters would open the opening view again.
      if (openingView && next.toString() === '') next.set(VIEW, '');
      if (tab !== undefined) next.set(TAB, tab);
      setGiven(next, { replace: history === 'replace', preventScrollReset: true, state: latestState.current });
    },
    [openingView, setGiven, latestState, tab, isNotLeft],
  );
  return own ?? [address, change];
}

function ofList(given: URLSearchParams): URLSearchParams {
  const address = new URLSearchParams(given);
  address.delete(TAB);
  address.delete(RECORD);
  return address;
}

/** The address of a page without its tab and without the record beside the list, with that of the opening view where it has no parameters. */
export function listAddress(given: URLSearchParams, preferences: ListPreferences): URLSearchParams {
  return shownAddress(ofList(given), preferences);
}

/** The given address, or that of the opening view where it has no parameters. */
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

/** The view that an address names, if this operator has a view with that id. */
export function viewOf(address: URLSearchParams, views: readonly SavedView[]): SavedView | undefined {
  const id = address.get(VIEW);
  return views.find((view) => view.id === id);
}
