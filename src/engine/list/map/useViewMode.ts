import type { ListDefinition } from '../../model/ListDefinition';
import { VIEW_MODE, useListAddress } from '../../data/useListAddress';

export type ViewMode = 'rows' | 'map';

/** Whether the list is shown as rows or as a map. The mode is in the address, so that a link and the browser's Back keep it. */
export function useViewMode(entity: string, list: ListDefinition): [viewMode: ViewMode, change: (viewMode: ViewMode) => void] {
  const [address, setAddress] = useListAddress(entity);
  const viewMode = list.map && address.get(VIEW_MODE) === 'map' ? 'map' : 'rows';

  function change(next: ViewMode) {
    const changed = new URLSearchParams(address);
    changed.delete(VIEW_MODE);
    if (next === 'map') changed.set(VIEW_MODE, next);
    setAddress(changed);
  }

  return [viewMode, change];
}
