import type { ListDefinition } from '../../model/ListDefinition';
import { LOOK, useListAddress } from '../../data/useListAddress';

export type Look = 'rows' | 'map';

/** Whether the list is read as rows or as a map; it is in the address, so that a link and the browser's Back keep it. */
export function useLook(entity: string, list: ListDefinition): [look: Look, change: (look: Look) => void] {
  const [address, setAddress] = useListAddress(entity);
  const look = list.map && address.get(LOOK) === 'map' ? 'map' : 'rows';

  function change(next: Look) {
    const changed = new URLSearchParams(address);
    changed.delete(LOOK);
    if (next === 'map') changed.set(LOOK, next);
    setAddress(changed);
  }

  return [look, change];
}
