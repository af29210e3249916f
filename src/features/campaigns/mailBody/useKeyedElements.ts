import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { elementsOf, type MailElement } from './elements';

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
export function useKeyedElements(value: unknown, onChange: (elements: MailElement[]) => void) {
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
