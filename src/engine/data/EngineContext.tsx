import { createContext, use } from 'react';
import { toRender } from '@/ui/keptPromise';
import type { ActionRegistry } from '../model/Action';
import type { EntityBody, ResourceSummary } from '../model/Resource';
import type { WidgetRegistry } from '../model/Widget';

/** What `app/` hands to the engine, so that the engine itself names no entity, no widget and no screen. */
export interface Engine {
  resources: readonly ResourceSummary[];
  widgets: WidgetRegistry;
  actions: ActionRegistry;
  /** Loads the body of an entity and its words in the current language. The same entity in the same language always gives the same promise. */
  loadEntity(name: string): Promise<EntityBody>;
  /** Loads the code of a record's page before the operator opens it, as they probably will. */
  preloadPage(page: 'show' | 'edit', entity: EntityBody): void;
}

export const EngineContext = createContext<Engine | undefined>(undefined);

export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('useEngine is called outside EngineContext.');
  return engine;
}

/** Suspends until the entity's chunk and words are loaded; a failed chunk reaches the nearest error boundary. */
export function useEntity(name: string): EntityBody {
  return use(toRender(useEngine().loadEntity(name)));
}
