import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Makes one stop of the Tab key of the buttons marked `data-tool` in a toolbar: Tab leads to the last one used; arrow keys, Home and End move from there. */
export function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];

  function mark() {
    for (const [index, tool] of tools().entries()) tool.tabIndex = index === current.current ? 0 : -1;
  }

  // This runs after each rendering, as a button that is rendered anew gets its default `tabindex` back.
  useLayoutEffect(mark);

  return {
    ref: bar,
    onFocus(event: FocusEvent) {
      const at = tools().findIndex((tool) => tool === event.target);
      if (at !== -1) current.current = at;
      mark();
    },
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      const all = tools();
      const at = all.findIndex((tool) => tool === event.target);
      if (!step || at === -1) return;
      event.preventDefault();
      all[step(at, all.length)]?.focus();
    },
  };
}
