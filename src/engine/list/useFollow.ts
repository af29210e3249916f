import type { MouseEvent } from 'react';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { PANEL } from '../page/Panel';
import { followedPath } from './CellLink';
import { OpenRecordContext, useAddressOfList } from './useOpenRecord';

/** Follows links inside the app; the record's page can then come back to this very list. A record that may be open beside the list opens there, and takes the focus once it is. */
export function useFollow() {
  const navigate = useNavigate();
  const from = useAddressOfList();
  const beside = use(OpenRecordContext);

  function follow(path: string | undefined) {
    if (path === undefined) return;
    const id = beside?.idOf(path);
    if (beside === undefined || id === undefined) void navigate(path, { state: { from } });
    else if (id === beside.id) document.getElementById(PANEL)?.focus();
    else beside.open(id);
  }

  function handleClick(event: MouseEvent) {
    const path = followedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    follow(path);
  }

  return { follow, handleClick };
}
