import type { MouseEvent } from 'react';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { PANEL } from '../../page/Panel';
import { followedPath } from './CellLink';
import { OpenRecordContext, useAddressOfList } from './useOpenRecord';

/**
 * Follows links inside the app; the record's page can then come back to this very list. A record that may be open beside the list opens there, and takes the focus
 * once it is: by the second press of Enter, or by the first one where an arrow key had already begun to open it.
 */
export function useFollow() {
  const navigate = useNavigate();
  const from = useAddressOfList();
  const beside = use(OpenRecordContext);

  function follow(path: string | undefined, isKey = true) {
    if (path === undefined) return;
    const id = beside?.idOf(path);
    if (beside === undefined || id === undefined) return void navigate(path, { state: { from } });
    if (id !== beside.id) beside.open(id);
    if (id === beside.id || (isKey && beside.id !== undefined)) document.getElementById(PANEL)?.focus();
  }

  function handleClick(event: MouseEvent) {
    const path = followedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    // The keyboard's own clicks count no presses of the mouse.
    follow(path, event.detail === 0);
  }

  return { follow, handleClick };
}
