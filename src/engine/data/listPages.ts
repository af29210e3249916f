import type { Api, ReadOptions } from '@/api/Api';
import type { ListAnswer, ListRequest } from '@/api/records';

/** Reads a list page by page, from the first to the last; a caller that has found enough stops iterating. Rejects with an `ApiError`. */
export async function* listPages(api: Pick<Api, 'list'>, path: string, request: Omit<ListRequest, 'page'>, options: ReadOptions = {}): AsyncGenerator<ListAnswer> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const answer = await api.list(path, { ...request, page }, options);
    yield answer;
    seen += answer.items.length;
    // The server may use another page size than the one asked for, so only the total tells which page is the last.
    if (answer.items.length === 0 || (!answer.more && seen >= answer.total)) return;
  }
}
