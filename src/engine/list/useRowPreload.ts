import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useApi } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import type { Entity } from '../model/Resource';
import { earlyRecords } from '../data/earlyReads';

/** In ms: a pointer that crosses the rows, or an arrow key held down, asks for nothing. */
const REST = 100;

/**
 * What the box around the rows does with `pointerover`, `focus` and `pointerdown`: where one of the first two rests on the way to a record, or the last one
 * presses, the code of its page and the record are asked for (budgets: "open edit to first input"). Never a record that reading changes.
 */
export function useRowPreload({ resource: { route, endpoint }, source, dialect }: Entity) {
  const api = useApi();
  const { preloadPage } = useEngine();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const near = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function preload(path: string) {
    const [, show, id] = /^\/(show\/)?([^/]+)$/.exec(path.slice(route?.length)) ?? [];
    if (id === undefined) return;
    preloadPage(show ? 'show' : 'edit');
    const item = `${endpoint.item}/${id}`;
    if (!source?.readHasSideEffect) earlyRecords.read(api, item, (signal) => api.get(item, { signal, dialect }));
  }

  return ({ target, type }: SyntheticEvent) => {
    const path = target instanceof Element ? pathNear(target, type === 'focus') : undefined;
    const isPressed = type === 'pointerdown';
    if (path === near.current && !isPressed) return;
    if (path !== near.current) earlyRecords.forget(api);
    near.current = path;
    clearTimeout(timer.current);
    if (path === undefined) return;
    if (isPressed) preload(path);
    else timer.current = setTimeout(() => preload(path), REST);
  };
}

/** Where a click would lead; with the keyboard, Enter opens the record from any cell of its row. */
function pathNear(target: Element, isFocus: boolean): string | undefined {
  const link = target.closest<HTMLElement>('a[data-path]') ?? (isFocus && target.closest('[role=row]')?.querySelector<HTMLElement>('a[data-path]'));
  return link ? link.dataset['path'] : undefined;
}
