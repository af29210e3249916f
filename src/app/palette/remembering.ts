import type { Api } from '@/api/Api';
import type { ListAnswer } from '@/api/records';

type Lists = Pick<Api, 'list'>;

/**
 * Keeps the answers of lists for as long as the returned object lives, so that the same request is sent once: for example that of a list which the browser
 * pages, whatever text is searched in it. A failure is not kept.
 */
export function remembering(api: Lists): Lists {
  const answers = new Map<string, ListAnswer>();
  return {
    async list(path, request, options) {
      const question = JSON.stringify([path, request]);
      const known = answers.get(question);
      if (known) return known;
      const answer = await api.list(path, request, options);
      answers.set(question, answer);
      return answer;
    },
  };
}
