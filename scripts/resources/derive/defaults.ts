import ours from '../../../schemas/defaults.json' with { type: 'json' };

export type Defaults = typeof ours;

/** The conventions of the platform and the back office: `schemas/defaults.json`, as changed by the integrator's folders that are being read. */
export let defaults: Defaults = ours;

/** Makes everything that is read from now on follow these conventions. */
export function goBy(conventions: Defaults): void {
  defaults = conventions;
}

export { ours as ownDefaults };
