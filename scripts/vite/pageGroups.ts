import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

/** A file of the build: what these modules import, and what that imports, as far as no earlier page has it. */
export interface Page {
  name: string;
  /** Absolute paths. */
  roots: readonly string[];
  /** What the page is led to and does without, as by the index of a package: left to a later page. */
  without?: RegExp;
}

/**
 * One file for each page, in the order in which an operator meets them, where the bundler would make dozens of what two pages share. A page holds
 * all that its modules import but what an earlier page holds, so it only ever imports earlier ones: no two files can wait for each other.
 */
export function pageGroups(pages: readonly Page[]): Group {
  let pageOf: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'pages',
    name: (id, chunking) => (pageOf ??= assignPages(pages, (module) => chunking.getModuleInfo(module))).get(id) ?? null,
    // What a page imports is in it or in an earlier one: there is nothing to take along.
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

/** What several entities name, a transform for example, is in the file of none of them: opening a list would bring another entity along. */
export const sharedByEntities: Group = {
  debugName: 'shared by entities',
  name: (id, chunking) => (isSharedByEntities(chunking.getModuleInfo(id)?.importers ?? []) ? 'shared' : null),
};

/** Whether what these modules import is imported by several entities. */
export function isSharedByEntities(importers: readonly string[]): boolean {
  return importers.filter((id) => id.includes('virtual:resources/body/')).length > 1;
}

/** An entity is one file: its body, and its words in each language. */
export const entityGroup: Group = {
  debugName: 'entities',
  name: (id) => /virtual:resources\/(?:entity|body|words)\/(\w+)/.exec(id)?.[1] ?? null,
};

/** So are the words of the shell in one language, and those that the login page may need. */
export const wordsGroup: Group = {
  debugName: 'words',
  name: (id) => /(?:virtual:resources\/shellWords|\/i18n\/locales)\/(fr|en|frFirst|enFirst)\.(?:ts|js)$/.exec(id)?.[1] ?? null,
};
