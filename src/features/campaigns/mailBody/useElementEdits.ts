import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useListEdits } from '@/engine/form/theme/useListEdits';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import type { InputProps } from '@/engine/model/Widget';
import { useTranslation } from '@/i18n/useTranslation';
import { useAnnounce } from '@/ui/Announcer';
import { copyOf, paragraphOf, type Kind, elementsOf, type MailElement } from './elements';

interface ElementEdits extends Pick<InputProps, 'field' | 'value' | 'onChange' | 'onBlur'> {
  box: RefObject<HTMLElement | null>;
  /** The name of the element at a place. */
  labelOf(index: number): string;
}

/** The elements of an e-mail and the commands of its buttons. Each command announces what it did, and moves the focus along (rules items.moved, focus.kept). */
export function useElementEdits({ field, value, onChange, onBlur, box, labelOf }: ElementEdits) {
  const { t } = useTranslation('widgets');
  const announce = useAnnounce();
  const { elements, keys, set, edit } = useKeyedElements(value, onChange);
  const { removed, ...notes } = useListEdits({ box, label: field.label, list: elements, setList: set });

  return {
    elements,
    keys,
    edit,
    add(type: Kind) {
      notes.noteAddition();
      set([...elements, { type }]);
    },
    move(from: number, to: number) {
      notes.noteMove(from, to);
      set(elements.toSpliced(from, 1).toSpliced(to, 0, ...elements.slice(from, from + 1)));
    },
    duplicate(index: number) {
      notes.noteAddition(index + 1);
      set(elements.toSpliced(index + 1, 0, ...elements.slice(index, index + 1).map(copyOf)));
      announce(t('mailBody.duplicated', { label: labelOf(index), position: index + 2 }));
    },
    /** Adds a text that tells what an image shows, for readers who do not see it. */
    addTextAfter(index: number, words: string) {
      notes.noteAddition(index + 1);
      set(elements.toSpliced(index + 1, 0, { type: 'text', ...(words !== '' && { value: paragraphOf(words) }) }));
    },
    remove(index: number) {
      notes.noteRemoval(index);
      set(elements.toSpliced(index, 1));
      onBlur();
    },
    /** The place of the last removed element, and the command that puts it back there. */
    removed: removed && { index: removed.index, putBack: () => notes.putBack(removed) },
  };
}

/** Elements with a key for each, which stays the same while the page is open, wherever the element moves and whatever its content. */
interface Keyed {
  elements: readonly MailElement[];
  keys: readonly number[];
}

let lastKey = 0;

/** Gives the elements their keys: those they had in `known`, or new ones. */
function keyed(elements: readonly MailElement[], known: Keyed = { elements: [], keys: [] }): Keyed {
  const keyOf = new Map(known.elements.map((element, index) => [element, known.keys[index]]));
  return { elements, keys: elements.map((element) => keyOf.get(element) ?? (lastKey += 1)) };
}

/**
 * The elements of a form's value with their keys. They are remembered here, because the form returns copies of what it was given. So an element
 * keeps its inputs, its focus and the undo history of its text while others are added, removed and moved.
 */
function useKeyedElements(value: unknown, onChange: (elements: MailElement[]) => void) {
  const [state, setState] = useState(() => keyed(elementsOf(value)));
  const [seen, setSeen] = useState(value);
  // The form has another value than this input gave it: a draft was discarded, or somebody else's change was preferred.
  if (!isSameValue(value, seen)) {
    setSeen(value);
    if (!isSameValue(elementsOf(value), state.elements)) setState(keyed(elementsOf(value)));
  }
  const latest = useRef({ state, onChange });
  useLayoutEffect(() => {
    latest.current = { state, onChange };
  });

  const put = useCallback((next: Keyed) => {
    latest.current = { ...latest.current, state: next };
    setState(next);
    latest.current.onChange([...next.elements]);
  }, []);

  return {
    ...state,
    /** Replaces all elements, after one was added, removed or moved. */
    set: useCallback((elements: MailElement[]) => put(keyed(elements, latest.current.state)), [put]),
    /** Changes one element, wherever it stands by then. */
    edit: useCallback(
      (key: number, change: Partial<MailElement>) => {
        const { elements, keys } = latest.current.state;
        put({ keys, elements: elements.map((element, index) => (keys[index] === key ? { ...element, ...change } : element)) });
      },
      [put],
    ),
  };
}
