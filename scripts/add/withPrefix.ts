import type { Found, Resources } from './Found';

/** The resources with a word before the name of each, so that an API may have a `user` beside ours: `shopUser`. References and lists keep leading to them. */
export function withPrefix({ found, notes }: Resources, prefix: string | undefined): Resources {
  return prefix === undefined ? { found, notes } : { found: found.map((one) => renamed(one, prefix)), notes };
}

function renamed(found: Found, prefix: string): Found {
  const { name, said } = found;
  return { ...found, name: prefixed(name, prefix), prefix, said: { ...said, ...(said.under !== undefined && { under: prefixed(said.under, prefix) }) } };
}

/** A name behind a prefix, in camelCase. */
export function prefixed(name: string, prefix: string): string {
  return `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
