import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useApi } from '@/session/hooks';
import { useEngine } from '../../data/EngineContext';
import type { EntityBody } from '../../model/Resource';
import { earlyRecords } from '../../data/earlyReads';

/** How long the pointer or the focus must rest, in milliseconds: a pointer that crosses the rows, or an arrow key held down, requests nothing. */
const REST = 100;

/**
 * The handlers of `pointerover`, `focus` and `pointerdown` for the box around the rows. When one of the first two rests on the way to a record, or at the last
 * one, the code of the record's page and the record are loaded (budgets: "open edit to first input"), but never a record that reading changes.
 */
export function useRowPreload(entity: EntityBody) {
  const { resource, source, dialect } = entity;
  const { route, endpoint } = resource;
  const api = useApi();
  const { preloadPage } = useEngine();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const near = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function preload(path: string) {
    const [, show, id] = /^\/(show\/)?([^/]+)$/.exec(path.slice(route?.length)) ?? [];
    if (id === undefined) return;
    preloadPage(show ? 'show' : 'edit', entity);
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

/** The path that a click would lead to; with the keyboard, Enter opens the record from any cell of its row. */
function pathNear(target: Element, isFocus: boolean): string | undefined {
  const link = target.closest<HTMLElement>('a[data-path]') ?? (isFocus && target.closest('[role=row]')?.querySelector<HTMLElement>('a[data-path]'));
  return link ? link.dataset['path'] : undefined;
}
