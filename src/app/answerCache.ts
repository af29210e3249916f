import type { Cache, State } from 'swr';

/** Pages of lists and what was looked for: there is no end to these, and each holds a page of records. */
const PAGES = /^@"\w+","(list|options|count)"/;

const KEPT_PAGES = 50;

/** What the server has answered since the operator signed in; of the pages of lists, the last ones. */
export function answerCache(): Cache<unknown> {
  return new AnswerCache();
}

class AnswerCache extends Map<string, State> {
  override set(key: string, answer: State): this {
    // What is written again is used: it becomes the last to be forgotten.
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
