import type { Fetch } from '@/api/send';
import { API, json } from '../api/fakes';

/** A request as it was sent: its method and its address below the API, decoded, and its body. */
export type Left = readonly [call: string, body?: unknown];

/** The answers of the platform, by method and path without query: JSON, or the text of a file. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * A platform that records the requests. It gives the answers it was told to give or, by default, a record with an id only, which also serves as an
 * empty list.
 */
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

/** The parts of a form by their names; a file by its own name. */
function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof FormData ? Object.fromEntries([...body].map(([name, part]) => [name, part instanceof File ? { file: part.name } : part])) : body;
}
