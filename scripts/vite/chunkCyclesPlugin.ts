import type { Plugin } from 'vite';

/**
 * Fails the build when two of its files import each other. The one that the browser runs first would find the other empty, and depending on what
 * was loaded before, the page would stay blank. Such cycles come from grouping modules by hand in `codeSplitting`.
 */
export function chunkCyclesPlugin(): Plugin {
  return {
    name: 'chunk-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`Files of the build import each other: ${cycle.join(' → ')}. Change the groups of "codeSplitting" in vite.config.ts.`);
    },
  };
}

/** The first path from a file back to itself, given what each file imports; undefined when there is none. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const safe = new Set<string>();

  function search(file: string, path: readonly string[]): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (safe.has(file)) return undefined;
    for (const imported of imports.get(file) ?? []) {
      const cycle = search(imported, [...path, file]);
      if (cycle) return cycle;
    }
    safe.add(file);
    return undefined;
  }

  for (const file of imports.keys()) {
    const cycle = search(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
