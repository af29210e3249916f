import type { Cache, State } from 'swr';

/** The keys of pages of lists, searches and counts: their number has no end, and each may hold a page of records. */
const PAGES = /^@"\w+","(list|options|count)"/;

const KEPT_PAGES = 50;

/** The cache of the server's answers since sign-in. Of the pages of lists, only the last ones are kept. */
export function answerCache(): Cache<unknown> {
  return new AnswerCache();
}

class AnswerCache extends Map<string, State> {
  override set(key: string, answer: State): this {
    // An answer that is written again is in use: it moves to the end, and is the last one to be dropped.
    if (PAGES.test(key)) this.delete(key);
    super.set(key, answer);
    if (PAGES.test(key)) this.forgetOldPages();
    return this;
  }

  private forgetOldPages(): void {
    const pages = [...this.keys()].filter((key) => PAGES.test(key));
    for (const page of pages.slice(0, -KEPT_PAGES)) this.delete(page);
  }
}
