/** How many pages are asked for at once: the server writes one while another travels and a third is used. */
const AHEAD = 3;

/**
 * Gives pages from the first on, in order, until the caller stops iterating. The expected pages are requested ahead, a few at a time to limit memory; pages beyond
 * that number are requested one by one.
 */
export async function* pagesAhead<Page>(ask: (page: number) => Promise<Page>, expected: number): AsyncGenerator<Page> {
  const answers: Promise<Page>[] = [];
  for (let page = 1, next = 1; ; page += 1) {
    for (; next === page || (next < page + AHEAD && next <= expected); next += 1) answers.push(met(ask(next)));
    const answer = answers.shift();
    if (answer) yield await answer;
  }
}

/** Marks a rejection as handled: the caller meets the failure where it awaits the page, or nowhere when it has stopped iterating. */
function met<Page>(answer: Promise<Page>): Promise<Page> {
  answer.catch(() => undefined);
  return answer;
}
