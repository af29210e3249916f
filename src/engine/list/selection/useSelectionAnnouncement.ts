import { useEffect, useRef } from 'react';
import { useAnnounce } from '@/ui/Announcer';
import { isEmptySelection } from '../../data/selection';
import type { SelectableList } from './SelectionContext';
import { useSelectionText } from './useSelectionText';

/** Announces the selection each time it changes, but not when another page merely shows more or less of it. Leaving the list clears the announcement. */
export function useSelectionAnnouncement(list: SelectableList & { total: number }): void {
  const announce = useAnnounce();
  const text = useSelectionText(list);
  const said = useRef(list.selection);
  const { selection, isDropped } = list;

  useEffect(() => {
    const before = said.current;
    said.current = selection;
    if (before === selection || (isEmptySelection(before) && isEmptySelection(selection))) return;
    announce(text);
    // A change of the words alone is not announced.
  }, [selection, isDropped, announce, text]);

  useEffect(
    () => () => {
      if (!isEmptySelection(said.current)) announce('');
    },
    [announce],
  );
}
