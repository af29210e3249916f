import { createContext, use, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '@/ui/Announcer';

/** What the buttons of an item tell its list, before RJSF does it. */
interface ListEdits {
  noteMove(from: number, to: number): void;
  noteRemoval(index: number): void;
}

export const ListEditsContext = createContext<ListEdits>({ noteMove: () => undefined, noteRemoval: () => undefined });

export function useListEditNotes(): ListEdits {
  return use(ListEditsContext);
}

interface ListOptions<Item> {
  box: RefObject<HTMLElement | null>;
  /** What the list is called. */
  label: string;
  list: readonly Item[];
  /** Puts back what was removed. */
  setList(list: Item[]): void;
}

interface Removal<Item> {
  index: number;
  item: Item;
  /** How many items it left: while the list is of that length, putting the item back makes sense. */
  left: number;
}

/** Where the focus goes once the list has changed. */
type Landing = { item: number; on: 'content' | 'up' | 'down' };

/**
 * Follows what is done to a list: the focus goes to the item just added, to the one that took the place of a removed one, and stays with
 * the one that moves; moves and removals are said aloud; what was removed can be put back (rule items.moved, deletion.asked and focus.kept).
 */
export function useListEdits<Item>({ box, label, list, setList }: ListOptions<Item>) {
  const { t } = useTranslation('form');
  const announce = useAnnounce();
  const [removals, setRemovals] = useState<readonly Removal<Item>[]>([]);
  const [hasGrown, setHasGrown] = useState(false);
  const landing = useRef<Landing>(undefined);
  useEffect(() => {
    if (landing.current) focusLanding(box.current, landing.current, list.length);
    landing.current = undefined;
  }, [box, list]);
  const removed = removals.findLast(({ left }) => left === list.length);

  return {
    removed,
    /** Whether an item was added, or put back. */
    hasGrown,
    /** At the end unless said. */
    noteAddition(at = list.length) {
      landing.current = { item: at, on: 'content' };
      setHasGrown(true);
    },
    noteMove(from: number, to: number) {
      landing.current = { item: to, on: to < from ? 'up' : 'down' };
      announce(t('list.moved', { label, from: from + 1, to: to + 1 }));
    },
    noteRemoval(index: number) {
      landing.current = { item: index, on: 'content' };
      setRemovals([...removals, ...list.slice(index, index + 1).map((item) => ({ index, item, left: list.length - 1 }))]);
      announce(t('list.removed', { label, position: index + 1 }));
    },
    putBack(removal: Removal<Item>) {
      landing.current = { item: removal.index, on: 'content' };
      setHasGrown(true);
      setRemovals(removals.filter((other) => other !== removal));
      setList(list.toSpliced(removal.index, 0, removal.item));
      announce(t('list.restored', { label, position: removal.index + 1 }));
    },
  };
}

function focusLanding(box: HTMLElement | null, { item, on }: Landing, count: number): void {
  const landed = box?.querySelector(`:scope > [data-item="${Math.min(item, count - 1)}"]`);
  const controls = [...(landed?.querySelectorAll<HTMLElement>(on === 'content' ? CONTROL : '[data-move]') ?? [])];
  // A list inside the item has buttons of its own. An item that has reached an end has lost the one that was pressed.
  const moves = controls.filter((control) => control.closest('[data-item]') === landed);
  const found = on === 'content' ? (foldedIn(landed) ?? controls.find((control) => !control.closest('[role="toolbar"]'))) : (moves.find(({ dataset }) => dataset['move'] === on) ?? moves[0]);
  // A list that has lost its last item has only the button that adds.
  (found ?? box?.querySelector<HTMLElement>('[data-add]'))?.focus();
}

/** Of a folded item, what opens it: its fields take no focus. */
function foldedIn(item: Element | null | undefined): HTMLElement | undefined {
  return item?.querySelector<HTMLElement>(':scope > * > [data-fold][aria-expanded="false"]') ?? undefined;
}

const FIELDS = ':is(input, textarea, select, button, [role="textbox"])';

/** In an item, or in its fold. */
const CONTROL = `:scope > [data-content] ${FIELDS}, :scope > div > [data-content] ${FIELDS}`;
