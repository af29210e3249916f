/** Requests each page while the one before is being written, so that the server and this page work at the same time. */
export async function* readAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  for (let asked = ask(pages); ; ) {
    const answer = await asked;
    if (answer.done) return;
    asked = ask(pages);
    yield answer.value;
  }
}

function ask<Page>(pages: AsyncGenerator<Page>): Promise<IteratorResult<Page>> {
  const answer = pages.next();
  // The failure is handled where the page is awaited, or ignored when nobody wants the page any more.
  answer.catch(() => undefined);
  return answer;
}
