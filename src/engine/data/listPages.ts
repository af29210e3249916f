import type { Api, ReadOptions } from '@/api/Api';
import type { ListAnswer, ListRequest } from '@/api/records';

/** A list from its first page to its last, one page after the other; whoever has found enough stops asking. Rejects with an `ApiError`. */
export async function* listPages(api: Pick<Api, 'list'>, path: string, request: Omit<ListRequest, 'page'>, options: ReadOptions = {}): AsyncGenerator<ListAnswer> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const answer = await api.list(path, { ...request, page }, options);
    yield answer;
    seen += answer.items.length;
    // The server may have its own idea of the size of a page: only the total tells which one is the last.
    if (answer.items.length === 0 || (!answer.more && seen >= answer.total)) return;
  }
}
