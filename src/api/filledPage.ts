import type { ListRequest } from './records';
import type { ListPage } from './Dialect';

/** Gives a page with as many records as requested from an API that gives fewer at once: it requests the smaller pages one after the other and joins them. */
export async function filledPage(request: ListRequest, largest: number, ask: (request: ListRequest) => Promise<ListPage>): Promise<ListPage> {
  if (request.perPage <= largest) return ask(request);
  const perPage = largestDivisor(request.perPage, largest);
  const parts = request.perPage / perPage;
  const first = (request.page - 1) * parts + 1;
  let page = await ask({ ...request, page: first, perPage });
  const { items } = page;
  for (let part = 1; part < parts && (page.more || (first + part - 1) * perPage < page.total); part += 1) {
    page = await ask({ ...request, page: first + part, perPage });
    items.push(...page.items);
  }
  return { ...page, items };
}

/** The largest page size that divides the wanted one, so that the smaller pages fit into it exactly. */
function largestDivisor(number: number, largest: number): number {
  let divisor = Math.max(1, Math.floor(largest));
  while (number % divisor !== 0) divisor -= 1;
  return divisor;
}
