import type { ConfigMistake } from '@/config/ConfigMistake';
import { useEngine } from '@/engine/data/EngineContext';
import { useConfig } from '@/session/hooks';
import { configWarnings } from '@/ui/configWarnings';

/** All mistakes in the configuration, including those that can only be found where the entities are known. */
export function useConfigWarnings(): ConfigMistake[] {
  const dashboards = useEngine().resources.flatMap(({ name, dashboard }) => (dashboard ? name : []));
  return configWarnings(useConfig(), { origin: window.location.origin, dashboards });
}
