import type { Fetch } from '@/api/send';
import { API, json } from '../api/fakes';

/** A call as it left: its method and its address below the API, decoded; and its body. */
export type Left = readonly [call: string, body?: unknown];

/** What the platform answers, by method and path without its query: JSON, or the text of a file. */
export type Answers = Readonly<Record<string, unknown>>;

/** A platform that keeps what it was sent. It answers what it is told to, else a record with a number and nothing more, which is an empty list too. */
export function recordingPlatform(answers: Answers = {}) {
  const left: Left[] = [];
  const fetch: Fetch = async (url, { method = 'GET', body }) => {
    const address = url.replace(`${API}/`, '');
    left.push(body === undefined ? [`${method} ${decoded(address)}`] : [`${method} ${decoded(address)}`, bodyOf(body)]);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const answer = answers[`${method} ${address.replace(/\?.*/, '')}`] ?? { id: 12, 'hydra:member': [], 'hydra:totalItems': 0 };
    return typeof answer === 'string' ? new Response(answer) : json(answer);
  };
  return { fetch, left };
}

function decoded(address: string): string {
  return decodeURIComponent(address.replaceAll('+', ' '));
}

/** The parts of a form by their names, a file by its own. */
function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof FormData ? Object.fromEntries([...body].map(([name, part]) => [name, part instanceof File ? { file: part.name } : part])) : body;
}
