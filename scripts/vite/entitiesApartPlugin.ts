import type { Plugin } from 'vite';

/**
 * Fails the build when the file of one entity imports that of another, because opening a list would then load the other entity too. Transforms that
 * several entities share belong to an earlier page.
 */
export function entitiesApartPlugin(): Plugin {
  return {
    name: 'entities-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const tie = findTie(chunks.map(({ fileName, imports, moduleIds }) => ({ fileName, imports, isEntity: moduleIds.some((id) => id.includes('virtual:resources/body/')) })));
      if (tie) this.error(`The file of an entity imports that of another one: ${tie.join(' → ')}. Name what they share in SHARED_BY_TRANSFORMS of vite.config.ts.`);
    },
  };
}

/** The first file of an entity that imports another entity's file, with that file; undefined when there is none. */
export function findTie(files: readonly { fileName: string; imports: readonly string[]; isEntity: boolean }[]): [string, string] | undefined {
  const entities = new Map(files.filter(({ isEntity }) => isEntity).map(({ fileName, imports }) => [fileName, imports]));
  for (const [fileName, imports] of entities) {
    const other = imports.find((imported) => entities.has(imported));
    if (other !== undefined) return [fileName, other];
  }
  return undefined;
}
