import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isSameValue } from '@/engine/model/transforms/emptyValue';
import { elementsOf, type MailElement } from './elements';

/** Elements and what each is known by while the page is open, whatever its place and its content. */
interface Keyed {
  elements: readonly MailElement[];
  keys: readonly number[];
}

let lastKey = 0;

/** Keeps those of `known` for the elements that it has too. */
function keyed(elements: readonly MailElement[], known: Keyed = { elements: [], keys: [] }): Keyed {
  const keyOf = new Map(known.elements.map((element, index) => [element, known.keys[index]]));
  return { elements, keys: elements.map((element) => keyOf.get(element) ?? (lastKey += 1)) };
}

/**
 * The elements of a form's value. They are remembered here, as the form gives back copies of what it was given: an element keeps its boxes,
 * its focus and the history of its text when others come, go and move.
 */
export function useKeyedElements(value: unknown, onChange: (elements: MailElement[]) => void) {
  const [state, setState] = useState(() => keyed(elementsOf(value)));
  const [seen, setSeen] = useState(value);
  // The form has got another value than the one it was given: a draft given up, somebody else's change preferred.
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
    /** All of them at once: those that come, go or move. */
    set: useCallback((elements: MailElement[]) => put(keyed(elements, latest.current.state)), [put]),
    /** One of them, wherever it stands by then. */
    edit: useCallback(
      (key: number, change: Partial<MailElement>) => {
        const { elements, keys } = latest.current.state;
        put({ keys, elements: elements.map((element, index) => (keys[index] === key ? { ...element, ...change } : element)) });
      },
      [put],
    ),
  };
}
