import type { Draft } from './Draft';
import type { Mistake } from './Mistake';

/** What two entities cannot share: an address. */
export function* checkSurroundings(drafts: readonly Draft[]): Generator<Mistake> {
  const owners = new Map<string, string>();
  for (const { name, resource } of drafts) {
    const route = resource.at('route');
    const address = route.text?.replace(/^\//, '');
    if (address === undefined) continue;
    const owner = owners.get(address);
    if (owner !== undefined) yield route.mistake(`a route of its own: "${owner}" has this one`);
    owners.set(address, name);
  }
}
