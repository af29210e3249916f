import { ApiError } from './ApiError';

/** The one function of the platform this folder needs; tests pass their own. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  body?: string | FormData;
  /** A command changes something on the server: it gets longer, and when its answer is lost nobody knows whether it ran. */
  acts: boolean;
  /** The answer is a file: its text is given as it is, and the server has the time of a command to write it. */
  isFile?: boolean;
  /** No deadline: the answer comes when the work is done, however long that takes. */
  unlimited?: boolean;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  headers: Pick<Headers, 'get'>;
  /** Parsed JSON, or the text of a file; undefined when empty or something else (a proxy's page): the status still speaks. */
  body: unknown;
  /** Milliseconds, where the server says after how long it wants to be asked again. */
  retryAfter?: number;
}

/** In milliseconds: of a read, of a command (rule calls.deadlines). */
const READ_DEADLINE = 30_000;
const LONG_DEADLINE = 10 * 60_000;

/** Sends once, never again: rejects with an `ApiError` when no answer came; any answer, even a refusal, resolves. */
export async function send(request: OutgoingRequest, fetch: Fetch): Promise<Answer> {
  const { url, method, headers, body, acts, isFile = false, unlimited = false, signal } = request;
  // A browser that knows it has no network sends nothing: a command then has a known outcome, and may simply be tried again.
  if (isOffline()) throw new ApiError('offline');
  const deadline = new AbortController();
  const timer = unlimited ? undefined : setTimeout(() => deadline.abort(), acts || isFile ? LONG_DEADLINE : READ_DEADLINE);
  try {
    const response = await fetch(url, {
      method,
      headers,
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, ...retryAfter(response), body: isFile && response.ok && !isPage(response) ? text : parse(text) };
  } catch (cause) {
    throw noAnswer(request, deadline.signal.aborted, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Only a browser can tell. */
function isOffline(): boolean {
  const { navigator }: { navigator?: { onLine?: boolean } } = globalThis;
  return navigator?.onLine === false;
}

function noAnswer({ acts, signal }: OutgoingRequest, late: boolean, cause: unknown): ApiError {
  if (acts) return new ApiError('outcomeUnknown', '', [], { cause });
  if (signal?.aborted) return new ApiError('aborted', '', [], { cause });
  return new ApiError(late ? 'timeout' : 'offline', '', [], { cause });
}

/** Given in seconds; the other form, a date, depends on a clock that may be wrong. */
function retryAfter({ headers }: Response): Pick<Answer, 'retryAfter'> {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isNaN(seconds) ? {} : { retryAfter: seconds * 1000 };
}

/** What a proxy answers in the place of a file. */
function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.includes('html') === true;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
