import { ApiError } from './ApiError';
import { readExactly } from './exactNumbers';

/** The only browser function that this folder needs; tests pass their own. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  /** Whether the browser's cookies go along: those of the app's own origin, unless said. */
  credentials?: RequestCredentials;
  body?: string | FormData;
  /** Whether the call is a command, which changes something on the server: it has a longer deadline, and when its answer is lost nobody knows whether it ran. */
  acts: boolean;
  /** Whether the answer is a file: its text is given unparsed, and the deadline is that of a command, as the server has to write the file. */
  isFile?: boolean;
  /** The call has no deadline: its answer comes when the work is done, however long that takes. */
  unlimited?: boolean;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  headers: Pick<Headers, 'get'>;
  /** Parsed JSON, or the text of a file; undefined when the body is empty or anything else, such as the page of a proxy. The status can still be used. */
  body: unknown;
  /** The milliseconds after which the server wants to be asked again, where it says so. */
  retryAfter?: number;
}

/** The deadlines of a read and of a command, in milliseconds (rule calls.deadlines). */
const READ_DEADLINE = 30_000;
const LONG_DEADLINE = 10 * 60_000;

/** Sends a request once, never again. Rejects with an `ApiError` when no answer came; resolves with any answer, even a refusal. */
export async function send(request: OutgoingRequest, fetch: Fetch): Promise<Answer> {
  const { url, method, headers, credentials, body, acts, isFile = false, unlimited = false, signal } = request;
  // Without a network the browser sends nothing: the outcome of a command is then known, and it may simply be tried again.
  if (isOffline()) throw new ApiError('offline');
  const deadline = new AbortController();
  const timer = unlimited ? undefined : setTimeout(() => deadline.abort(), acts || isFile ? LONG_DEADLINE : READ_DEADLINE);
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(credentials && { credentials }),
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, ...retryAfter(response), body: isFile && response.ok && !isPage(response) ? text : readExactly(text) };
  } catch (cause) {
    throw noAnswer(request, deadline.signal.aborted, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the browser knows that it has no network; outside a browser, always false. */
export function isOffline(): boolean {
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis;
  return navigator?.onLine === false;
}

function noAnswer({ acts, signal }: OutgoingRequest, late: boolean, cause: unknown): ApiError {
  if (acts) return new ApiError('outcomeUnknown', '', [], { cause });
  if (signal?.aborted) return new ApiError('aborted', '', [], { cause });
  return new ApiError(late ? 'timeout' : 'offline', '', [], { cause });
}

/** Reads `Retry-After` in seconds. Its other form, a date, depends on a clock that may be wrong. */
function retryAfter({ headers }: Response): Pick<Answer, 'retryAfter'> {
  const seconds = Number(headers.get('Retry-After'));
  return seconds > 0 && Number.isFinite(seconds) ? { retryAfter: seconds * 1000 } : {};
}

/** Whether the answer is an HTML page, which a proxy may give instead of a file or of the API. */
export function isPage({ headers }: Pick<Answer, 'headers'>): boolean {
  return headers.get('Content-Type')?.includes('html') === true;
}
