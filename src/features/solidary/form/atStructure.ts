import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { COPIED } from '@/engine/model/copyLink';
import { useSessionStore } from '@/session/hooks';

/** The parameter, in the address of a creation, with the structure for which it is made. */
const STRUCTURE = 'structure';

/**
 * The address of the form that repeats a request. It is repeated at its own structure, if the operator works for it: another one has other subjects, needs and
 * proofs.
 */
export function againAddress(route = '', id: string, structure: number | undefined): string {
  const parameters = new URLSearchParams({ [COPIED]: id, ...(structure !== undefined && { [STRUCTURE]: `${structure}` }) });
  return `${route}/create?${parameters.toString()}`;
}

/**
 * Lets the operator work for the structure that the address names, once: another one may be chosen after that. The page chooses it, not the link to it, so that a
 * link which is opened in another tab changes nothing in this one. Returns whether the page may be shown.
 */
export function useAddressedStructure(): boolean {
  const store = useSessionStore();
  const { state } = useLocation();
  const [address, setAddress] = useSearchParams();
  const named = address.get(STRUCTURE);
  useEffect(() => {
    if (named === null) return;
    store.chooseStructure(Number(named));
    setAddress((all) => new URLSearchParams([...all].filter(([name]) => name !== STRUCTURE)), { replace: true, state });
  }, [named, store, setAddress, state]);
  return named === null;
}
