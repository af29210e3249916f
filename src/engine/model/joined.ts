/** Joins the named parts of several extensions. Throws an `Error` when two of them use the same name. */
export function joined<Part>(kind: string, registries: readonly (Readonly<Record<string, Part>> | undefined)[]): Readonly<Record<string, Part>> {
  const parts = new Map<string, Part>();
  for (const [name, part] of registries.flatMap((registry = {}) => Object.entries(registry))) {
    if (parts.has(name)) throw new Error(`Two extensions have ${kind} named "${name}".`);
    parts.set(name, part);
  }
  return Object.fromEntries(parts);
}
