import type { DOMAttributes, PointerEvent } from 'react';
import { useApi, useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import { preloadList } from './preloadList';
import { readListEarly } from './readListEarly';

/**
 * What the link to the first page of an entity does: the pointer or the focus that comes to it asks for the code of its list, a press for the records that it
 * opens with (budgets: "menu click to first row").
 */
export function useListPreload(name: string): Pick<DOMAttributes<Element>, 'onFocus' | 'onPointerDown' | 'onPointerEnter'> {
  const engine = useEngine();
  const api = useApi();
  const config = useConfig();
  const session = useSession();
  const hasList = engine.resources.some((resource) => resource.name === name && resource.permissions.list);
  if (!hasList) return {};

  const preload = () => preloadList(engine, name);
  function handlePress({ currentTarget }: PointerEvent) {
    // It is there already, and stays.
    if (currentTarget.getAttribute('aria-current') === 'page') return;
    engine.loadEntity(name).then(
      (entity) => readListEarly(entity, { api, config, session, resources: engine.resources, search: '' }),
      () => undefined,
    );
  }
  return { onFocus: preload, onPointerEnter: preload, onPointerDown: handlePress };
}
