import { createContext, useMemo, useState, type ReactNode } from 'react';

/** Writes the address of the list; `replace` leaves no place to come back to. */
export type ChangeAddress = (address: URLSearchParams, history?: 'push' | 'replace') => void;

/** The address of a list that is not a page, and how it is written. */
export const OwnListAddress = createContext<[address: URLSearchParams, change: ChangeAddress] | undefined>(undefined);

/** The list inside keeps its page, order and filters to itself: the page around it has an address of its own. */
export function WithOwnListAddress({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(() => new URLSearchParams());
  const own = useMemo<[URLSearchParams, ChangeAddress]>(() => [address, (next) => setAddress(next)], [address]);
  return <OwnListAddress value={own}>{children}</OwnListAddress>;
}
