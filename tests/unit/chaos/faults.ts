import { expiredToken, json } from '../api/fakes';

/** What happens to a call instead of its answer: another answer, or none. With `acts`, the platform acts and its answer is lost. */
export interface Fault {
  name: string;
  /** Gives the answer, or rejects as a browser's `fetch` does. Where no answer comes, it only ends with `signal`. */
  answer(signal: AbortSignal | null | undefined): Response | Promise<Response>;
  /** The call was refused or not sent, so nothing may be reported as done. */
  isRefusal?: true;
  /** The answer is about something else, so no record may be reported as written. */
  isAbroad?: true;
  /** The app signs in again and repeats the call, because nothing has run. */
  isReplayed?: true;
}

const hydra = (description: unknown, more = {}) => ({ '@type': 'hydra:Error', 'hydra:title': 'An error occurred', 'hydra:description': description, ...more });
const page = (words: string, status = 200) => new Response(`<!doctype html><html><body><h1>${words}</h1></body></html>`, { status, headers: { 'Content-Type': 'text/html' } });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('The operation was aborted.', 'AbortError'))));
const brokenOff = () => new Response(new ReadableStream({ start: (body) => (body.enqueue(new TextEncoder().encode('{"id": 12, "hydra:mem')), body.error(new TypeError('network error'))) }));

const refused = (status: number, body: unknown = hydra('No.'), headers: Record<string, string> = {}): Pick<Fault, 'answer' | 'isRefusal'> => ({
  isRefusal: true,
  answer: () => new Response(JSON.stringify(body), { status, headers }),
});
const given = (name: string, answer: () => Response): Fault => ({ name, answer });

export const FAULTS: readonly Fault[] = [
  { name: 'no network, or cut before or after the server acted', answer: cut },
  { name: 'no answer', answer: never },
  { name: '400 in words', ...refused(400, hydra('name: This value is already used.')) },
  { name: '400 with violations', ...refused(400, hydra('givenName: too long', { violations: [{ propertyPath: 'givenName', message: 'This value is too long.' }, { propertyPath: 'nobody.knows[0].it', message: 'x' }] })) },
  { name: '400 Access Denied', ...refused(400, hydra('Access Denied.')) },
  { name: '400 without words', ...refused(400, {}) },
  { name: '400 with a list for words', ...refused(400, hydra(['a', 'b'], { violations: 'none' })) },
  { name: '401 expired', isRefusal: true, isReplayed: true, answer: expiredToken },
  { name: '401 of another kind', ...refused(401, { code: 401, message: 'Invalid JWT Token' }) },
  ...[403, 404, 409, 412, 413, 422].map((status): Fault => ({ name: `${status}`, ...refused(status) })),
  given('404, a page', () => page('Not Found', 404)),
  { name: '413, a page', isRefusal: true, answer: () => page('Request Entity Too Large', 413) },
  { name: '429', ...refused(429, {}) },
  { name: '429 with Retry-After', ...refused(429, {}, { 'Retry-After': '7' }) },
  { name: '429 with a date in Retry-After', ...refused(429, {}, { 'Retry-After': 'Wed, 25 Nov 2026 04:00:00 GMT' }) },
  ...[500, 502, 503, 504].map((status) => given(`${status}`, () => json(hydra('Internal Server Error'), status))),
  ...[500, 502, 503].map((status) => given(`${status}, a page`, () => page('Oops', status))),
  given('HTML', () => page('Sign in to the network')),
  given('HTML that a redirect led to', () => Object.defineProperty(page('Moved'), 'redirected', { value: true })),
  given('nothing', () => new Response('')),
  given('null', () => json(null)),
  given('a number', () => json(3)),
  given('a text', () => json('OK')),
  given('a list of scalars', () => json([1, 'a', null])),
  given('members that are no records', () => json({ 'hydra:member': [null, 3, 'x', []], 'hydra:totalItems': '4' })),
  given('members that are a record', () => json({ 'hydra:member': { id: 12 }, 'hydra:totalItems': -1 })),
  { name: 'the record of somebody else', isAbroad: true, answer: () => json({ id: 99_999, name: 'x' }) },
  given('an id that is no number', () => json({ id: { a: 1 }, '@id': 7 })),
  given('truncated', () => new Response('{"id": 12, "givenName": "Zo', { headers: { 'Content-Type': 'application/ld+json' } })),
  given('broken off', brokenOff),
  given('5 MB', () => json({ 'hydra:description': 'a'.repeat(5_000_000) })),
  { name: '5 MB of refusal', ...refused(400, hydra('a'.repeat(5_000_000))) },
  given('an error inside a 200', () => json(hydra('Too many connections'))),
];
