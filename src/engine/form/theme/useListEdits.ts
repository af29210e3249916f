import { createContext, use, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';

/** What the buttons of an item report to its list, before RJSF changes the list. */
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
  /** The label of the list. */
  label: string;
  list: readonly Item[];
  /** Replaces the list, to put back what was removed. */
  setList(list: Item[]): void;
}

interface Removal<Item> {
  index: number;
  item: Item;
  /** How many items were left. While the list has that length, putting the item back makes sense. */
  left: number;
}

/** Where the focus goes once the list has changed. */
type Landing = { item: number; on: 'content' | 'up' | 'down' };

/**
 * Follows the edits of a list. The focus goes to an item just added, to the one that takes the place of a removed one, and stays with one that moves. Moves and
 * removals are announced, and what was removed can be put back (rule items.moved, deletion.asked and focus.kept).
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
    /** Whether an item was added or put back. */
    hasGrown,
    /** Notes that an item was added, at the end by default. */
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
  // A list inside the item has buttons of its own, which are left out. An item that reaches an end loses the button that was pressed.
  const moves = controls.filter((control) => control.closest('[data-item]') === landed);
  const found = on === 'content' ? (foldedIn(landed) ?? controls.find((control) => !control.closest('[role="toolbar"]'))) : (moves.find(({ dataset }) => dataset['move'] === on) ?? moves[0]);
  // An empty list has only the button that adds an item.
  (found ?? box?.querySelector<HTMLElement>('[data-add]'))?.focus();
}

/** The button that opens a folded item, as the fields of a folded item take no focus. */
function foldedIn(item: Element | null | undefined): HTMLElement | undefined {
  return item?.querySelector<HTMLElement>(':scope > * > [data-fold][aria-expanded="false"]') ?? undefined;
}

const FIELDS = ':is(input, textarea, select, button, [role="textbox"])';

/** The first control of an item, directly or inside its fold. */
const CONTROL = `:scope > [data-content] ${FIELDS}, :scope > div > [data-content] ${FIELDS}`;
