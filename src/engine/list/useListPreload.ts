import type { DOMAttributes, PointerEvent } from 'react';
import { useApi, useConfig, useSession } from '@/session/hooks';
import { useEngine } from '../data/EngineContext';
import { preloadList } from './preloadList';
import { readListEarly } from './readListEarly';

/**
 * The event handlers of the link to an entity's list: the code of the list is loaded when the pointer or the focus comes to the link, and its first records are
 * requested when the link is pressed (budgets: "menu click to first row").
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
    // The link leads to the page that is shown already.
    if (currentTarget.getAttribute('aria-current') === 'page') return;
    engine.loadEntity(name).then(
      (entity) => readListEarly(entity, { api, config, session, resources: engine.resources, search: '' }),
      () => undefined,
    );
  }
  return { onFocus: preload, onPointerEnter: preload, onPointerDown: handlePress };
}
