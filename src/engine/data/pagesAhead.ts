/** Enough for the server to write a page while another travels and a third is being used. */
const AHEAD = 3;

/**
 * Pages from the first on, in their order; whoever wants no more stops asking. Those that are expected are asked for before they are wanted,
 * a few at a time so that nobody holds them all; those beyond, one by one.
 */
export async function* pagesAhead<Page>(ask: (page: number) => Promise<Page>, expected: number): AsyncGenerator<Page> {
  const answers: Promise<Page>[] = [];
  for (let page = 1, next = 1; ; page += 1) {
    for (; next === page || (next < page + AHEAD && next <= expected); next += 1) answers.push(met(ask(next)));
    const answer = answers.shift();
    if (answer) yield await answer;
  }
}

/** Its failure is met where it is awaited, or nowhere when nobody wants the page any more. */
function met<Page>(answer: Promise<Page>): Promise<Page> {
  answer.catch(() => undefined);
  return answer;
}
