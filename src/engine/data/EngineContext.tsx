import { createContext, use } from 'react';
import type { ActionRegistry } from '../model/Action';
import type { EntityBody, ResourceSummary } from '../model/Resource';
import type { WidgetRegistry } from '../model/Widget';

/** What the engine is given by `app/`: it names no entity, no widget and no screen itself. */
export interface Engine {
  resources: readonly ResourceSummary[];
  widgets: WidgetRegistry;
  actions: ActionRegistry;
  /** The body of an entity and its words in the current language; the same promise for the same entity and language. */
  loadEntity(name: string): Promise<EntityBody>;
  /** Asks for the code of a record's page, which the operator will probably open. */
  preloadPage(page: 'show' | 'edit'): void;
}

export const EngineContext = createContext<Engine | undefined>(undefined);

export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error('useEngine is called outside EngineContext.');
  return engine;
}

/** Suspends until the entity's chunk and words are there; a failed chunk reaches the nearest error boundary. */
export function useEntity(name: string): EntityBody {
  return use(useEngine().loadEntity(name));
}
