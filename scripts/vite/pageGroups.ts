import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

/** A file of the build: these modules and everything they import, except what an earlier page contains. */
export interface Page {
  name: string;
  /** The absolute paths of its modules. */
  roots: readonly string[];
  /** Modules that are reached, for example through the index of a package, but not needed: they are left to a later page. */
  without?: RegExp;
}

/**
 * Makes one file for each page, in the order in which an operator meets them, where the bundler would make dozens of files for what pages share. A
 * page contains everything its modules import except what an earlier page has, so it only imports earlier pages, and no two files can wait for each
 * other.
 */
export function pageGroups(pages: readonly Page[]): Group {
  let pageOf: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'pages',
    name: (id, chunking) => (pageOf ??= assignPages(pages, (module) => chunking.getModuleInfo(module))).get(id) ?? null,
    // Everything a page imports is in it or in an earlier page, so nothing has to be added.
    includeDependenciesRecursively: false,
  };
}

/** The page of each module that one of the pages imports. */
export function assignPages(pages: readonly Page[], getModuleInfo: ModuleInfo): Map<string, string> {
  const pageOf = new Map<string, string>();
  for (const { name, roots, without } of pages) {
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (pageOf.has(id) || without?.test(id)) continue;
      pageOf.set(id, name);
      waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return pageOf;
}

/** Modules that several entities use, such as a transform, are in the file of none of them, because opening a list would then load another entity. */
export const sharedByEntities: Group = {
  debugName: 'shared by entities',
  name: (id, chunking) => (isSharedByEntities(chunking.getModuleInfo(id)?.importers ?? []) ? 'shared' : null),
};

/** Whether a module is used by several entities, given the modules that import it. */
export function isSharedByEntities(importers: readonly string[]): boolean {
  return importers.filter((id) => id.includes('virtual:resources/body/')).length > 1;
}

/** Each entity is one file: its definition, and its words in each language. */
export const entityGroup: Group = {
  debugName: 'entities',
  name: (id) => /virtual:resources\/(?:entity|body|words)\/(\w+)/.exec(id)?.[1] ?? null,
};

/** The words of the shell in one language are one file; those that come later are one each, and have the names of no other file. */
export const wordsGroup: Group = {
  debugName: 'words',
  name(id) {
    const [, language = null, page] = /(?:virtual:resources\/shellWords|\/i18n\/locales)\/(fr|en)(?:\/later\/(\w+))?\.(?:ts|js|json)$/.exec(id) ?? [];
    return page === undefined ? language : `${language}-${page}`;
  },
};
