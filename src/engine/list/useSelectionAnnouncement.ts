import { useEffect, useRef } from 'react';
import { useAnnounce } from '@/ui/Announcer';
import { isEmptySelection } from '../data/selection';
import type { SelectableList } from './SelectionContext';
import { useSelectionText } from './useSelectionText';

/** Says what is selected each time it changes: not when another page merely shows more or less of it. Nothing of it is left to be read once the list has been left. */
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
    // Its words may change without it.
  }, [selection, isDropped, announce, text]);

  useEffect(
    () => () => {
      if (!isEmptySelection(said.current)) announce('');
    },
    [announce],
  );
}
