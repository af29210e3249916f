import { createContext, useMemo, useState, type ReactNode } from 'react';

/** Writes the address of the list; `replace` adds no entry to the browser's history. */
export type ChangeAddress = (address: URLSearchParams, history?: 'push' | 'replace') => void;

/** The address of a list that is not a page of its own, and the function that writes it. */
export const OwnListAddress = createContext<[address: URLSearchParams, change: ChangeAddress] | undefined>(undefined);

interface WithOwnListAddressProps {
  /** The address that the list begins with. */
  first: URLSearchParams;
  onChange: (address: URLSearchParams) => void;
  children: ReactNode;
}

/** Gives the list inside an address of its own for its page, order and filters, as the browser's address belongs to the page around it. */
export function WithOwnListAddress({ first, onChange, children }: WithOwnListAddressProps) {
  const [address, setAddress] = useState(first);
  const own = useMemo<[URLSearchParams, ChangeAddress]>(() => {
    const change = (next: URLSearchParams): void => {
      setAddress(next);
      onChange(next);
    };
    return [address, change];
  }, [address, onChange]);
  return <OwnListAddress value={own}>{children}</OwnListAddress>;
}
