import ours from '../../../schemas/defaults.json' with { type: 'json' };

export type Defaults = typeof ours;

/** How the platform and the back office call things: `schemas/defaults.json`, as the folders of an integrator that are being read change it. */
export let defaults: Defaults = ours;

/** Reads what follows by these conventions. */
export function goBy(conventions: Defaults): void {
  defaults = conventions;
}

export { ours as ownDefaults };
