import type { Entity } from '@/engine/model/Resource';
import { readResources } from '../../scripts/resources/readResources';

/** The entities of `schemas`, as the app has them. */
export const realEntities: readonly Entity[] = readResources('schemas').entities;

export function entityNamed(name: string): Entity {
  const found = realEntities.find(({ resource }) => resource.name === name);
  if (!found) throw new Error(`schemas has no "${name}".`);
  return found;
}
