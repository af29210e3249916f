import i18next from 'i18next';
import { vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { Fetch } from '@/api/send';
import { SaveStageError } from '@/engine/model/SaveStageError';
import { LogInError } from '@/session/LogInError';
import { requestErrorText } from '@/session/requestErrorText';
import { API, json, memoryStorage, openApi, token } from '../api/fakes';
import { appOver } from '../calls/app';
import type { CallRow } from '../calls/CallRow';
import { recordingPlatform } from '../calls/recorded';
import type { Fault } from './faults';

/** The number of the call that has the fault, alone or with all later ones. */
export interface Where {
  at: number;
  andAfter: boolean;
}

/** The times in milliseconds: a command waits for ten minutes, and a few of them are tried in a row. */
const LONG = 3_600_000;
const STEP = 20_000;

/** A length above any sentence of ours, even with a text of the server inside. */
const LONGEST = 1000;

/** Finds what is wrong with the way the app handles a fault; nothing when it survives. */
export async function survives(row: CallRow, fault: Fault | undefined, where: Where): Promise<{ problems: string[]; calls: number }> {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const platform = recordingPlatform(row.answers);
  const sent: string[] = [];
  const isAboutTokens = row.leaves.some(([call]) => call === 'POST token/refresh');
  let count = 0;
  const fetch: Fetch = async (url, init) => {
    // The session can be renewed, so the platform would get the request again if the app repeated it.
    if (url.includes('token/refresh') && !isAboutTokens) return json({ token: token(), refreshToken: 'refresh-2' });
    const isHit = fault !== undefined && (where.andAfter ? count >= where.at : count === where.at);
    count++;
    sent.push(nameOf(url, init));
    if (!isHit) return platform.fetch(url, init);
    return fault.answer(init.signal);
  };
  const { api } = openApi(fetch);
  const end = await ended(row.sends({ app: appOver(api), api, fetch }));
  const writes = sent.filter(isWrite);
  const twice = writes.filter((one, index) => writes.indexOf(one) !== index && !isMeant(one, row));
  return {
    calls: count,
    problems: [
      ...(end === 'waits' && !sent.some((one) => one.includes('import')) ? ['it never ends'] : []),
      ...(end !== 'waits' && 'error' in end ? wordsOf(end.error) : []),
      ...(end !== 'waits' && 'result' in end ? wordsIn(end.result) : []),
      ...(fault?.isReplayed ? [] : twice.map((one) => `sent twice: ${one}`)),
      ...((fault?.isRefusal || (fault?.isAbroad && isRecordWritten(writes))) && where.andAfter && end !== 'waits' && 'result' in end && isDone(end.result) && writes.length > 0 && where.at === sent.indexOf(writes[0]!) ? ['it is said to be done'] : []),
    ],
  };
}

type End = { result: unknown } | { error: unknown } | 'waits';

/** Advances the clock until the call ends. */
async function ended(running: Promise<unknown>): Promise<End> {
  const found: { end?: End } = {};
  running.then((result) => (found.end = { result }), (error: unknown) => (found.end = { error }));
  // Modules that are imported meanwhile do not depend on the clock.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  for (let passed = 0; passed < LONG && found.end === undefined; passed += STEP) await vi.advanceTimersByTimeAsync(STEP);
  return found.end ?? 'waits';
}

function nameOf(url: string, { method = 'GET', body }: RequestInit): string {
  return `${method} ${url.replace(`${API}/`, '')} ${typeof body === 'string' ? body : ''}`;
}

/** Whether a call writes; several GETs of the platform act. */
function isWrite(call: string): boolean {
  if (/^POST (?:login|token\/refresh)/.test(call)) return false;
  return !call.startsWith('GET ') || /^GET \S+\/(?:delete|associate-campaign|send-campaign)\?/.test(call);
}

/** Whether the record was written, by its own call, which answers it. */
function isRecordWritten(writes: readonly string[]): boolean {
  return writes.length === 1 && /^(?:POST|PATCH) [^{]*\{/.test(writes[0] ?? '');
}

/** Whether a repeated call is intended: two pictures make two calls that look alike. */
function isMeant(call: string, { leaves }: CallRow): boolean {
  const [method, address] = call.split(' ');
  return leaves.filter(([left]) => left === `${method} ${decodeURIComponent(address?.replaceAll('+', ' ') ?? '')}`).length > 1;
}

function isDone(result: unknown): boolean {
  const results = [result].flat();
  return results.length > 0 && results.every((one) => typeof one === 'object' && one !== null && Reflect.get(one, 'kind') === 'done');
}

/** What is wrong with the failures inside a result: each must have words. */
function wordsIn(result: unknown, depth = 0): string[] {
  if (result instanceof Error) return wordsOf(result);
  if (typeof result !== 'object' || result === null || depth > 4) return [];
  return Object.values(result).flatMap((value) => wordsIn(value, depth + 1));
}

/** What is wrong with the words for an error: an operator must get a sentence in their language, whatever the server said. */
function wordsOf(error: unknown): string[] {
  // The login page has its own sentence for accounts that may not enter.
  if (error instanceof LogInError && !error.cause) return [];
  const cause = error instanceof LogInError ? error.cause : error;
  if (!(cause instanceof ApiError || cause instanceof SaveStageError)) return [`it breaks: ${String(error)}`];
  if (cause instanceof ApiError && cause.kind === 'aborted') return [];
  return (['fr', 'en'] as const).flatMap((language) => {
    const t = i18next.getFixedT(language);
    const text = cause instanceof ApiError ? requestErrorText(cause, t) : t(cause.stage.key, { ...cause.stage.values });
    return text.length > 10 && text.length < LONGEST && !/^[\w:.]+$|undefined|\[object|</.test(text) ? [] : [`no words in ${language}: ${text.slice(0, 60)}`];
  });
}
