import { keptPromise } from '@/ui/keptPromise';
import { loadChunk } from '@/ui/loadChunk';
import type { EntityBody } from '../model/Resource';

const loading = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** The validators of an entity, loaded once; `undefined` for an entity that has none. */
export function loadValidators({ validators }: EntityBody): Promise<unknown> | undefined {
  return validators && keptPromise(loading, validators, () => loadChunk(validators));
}
