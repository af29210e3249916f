import { createContext } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { wideScreen } from '@/ui/tokens';
import { useMedia } from '@/ui/useMedia';
import { RECORD } from '../../data/useListAddress';
import { isRecordId } from '../../model/isRecordId';
import { useCan } from '../../model/permissions';
import { showAddress } from '../../model/recordAddress';
import type { Entity } from '../../model/Resource';

/** The record that is open beside its list. */
export interface OpenRecord {
  /** Its id; `undefined` while none is open. */
  id: string | undefined;
  /** The address of the list without the record. */
  list: string;
  /** The id of the record whose page has this address; `undefined` for any other page. */
  idOf(path: string): string | undefined;
  /** Opens a record beside the list, in the place of the one that is open. */
  open(id: string): void;
  close(): void;
}

/** Absent where records open on a page of their own. */
export const OpenRecordContext = createContext<OpenRecord | undefined>(undefined);

/** The address of the list without the record that is open beside it. */
export function useAddressOfList(): string {
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  address.delete(RECORD);
  return address.size === 0 ? pathname : `${pathname}?${address.toString()}`;
}

/**
 * The record that the address of the list names. It is open beside the list on a wide screen; elsewhere `page` is the address of its own page. Where reading has a
 * side effect, records are read on their own pages only, as the keys that go from row to row would read one after the other.
 */
export function useOpenRecord({ resource, source }: Entity, hasPanel: boolean): { beside?: OpenRecord; page?: string } {
  const { route = '' } = resource;
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: object | null };
  const navigate = useNavigate();
  const list = useAddressOfList();
  const isWide = useMedia(wideScreen);
  const isPossible = useCan(resource)('show') && hasPanel && source?.readHasSideEffect !== true;

  const named = address.get(RECORD);
  const id = named !== null && isRecordId(named, resource) ? named : undefined;
  if (!isPossible) return {};
  if (!isWide) return id === undefined ? {} : { page: showAddress(route, id) };

  return {
    beside: {
      id,
      list,
      idOf(path) {
        const [before, ...after] = path.split('/show/');
        return before === route && after.length === 1 ? decodeURIComponent(after.join()) : undefined;
      },
      /** One entry of the history for the panel, however many records are read in it: Back closes it. */
      open(next) {
        const changed = new URLSearchParams(address);
        changed.set(RECORD, next);
        const isNew = id === undefined;
        setAddress(changed, { replace: !isNew, preventScrollReset: true, state: isNew ? { ...state, [FROM_LIST]: true } : state });
      },
      close() {
        if (state && FROM_LIST in state) void navigate(-1);
        else void navigate(list, { replace: true, preventScrollReset: true, state });
      },
    },
  };
}

/** Set in the state of an entry of the history that comes right after that of the list. */
const FROM_LIST = 'besideList';
