import type { Config } from '@/config/Config';
import { randomKey } from '@/config/randomKey';
import { ApiError } from './ApiError';
import type { Dialect } from './Dialect';
import type { IdleClock } from './idle';
import { platformPass, type Pass } from './Pass';
import { platform } from './platform';
import type { UserId } from './readClaims';
import { readError } from './readError';
import { requestAddress } from './requestAddress';
import { send, type Answer, type Fetch, type OutgoingRequest } from './send';
import type { Tokens } from './tokens';

/** Why the server or the clock ended the session. */
export type SessionEnd = { kind: 'idle' } | { kind: 'refused'; serverMessage: string };

export interface ClientOptions {
  config: Pick<Config, 'apiUrl' | 'idempotencyKeys'>;
  tokens: Tokens;
  idle: IdleClock;
  /** How calls carry the session; as the platform's do by default. */
  pass?: Pass;
  /** Called before the call that found the end of the session rejects. */
  onSessionEnd(end: SessionEnd): void;
  fetch: Fetch;
  /** The person whose calls these are: none is sent with the token of anybody else. Absent for the calls that find out who has signed in. */
  userId?: UserId;
}

type Call = Omit<OutgoingRequest, 'url' | 'headers'> & {
  path: string;
  /** The dialect of the records that the call is about; the platform's by default. */
  dialect?: Dialect | undefined;
  /** Absent for multipart: the browser sets this header, with the boundary. */
  contentType?: string;
  accept?: string;
  /** The version of the record that the call changes: the server refuses the call where it has another one. */
  version?: string | undefined;
};

/**
 * Sends one call as the signed-in operator and gives its answer; rejects with an `ApiError`. It refuses when the session is idle, renews an expired token
 * first, and sends the call once more when its token turns out to have expired; any other 401 ends the session (specification 4.16, 4.17, 8.14).
 */
export function createClient(options: ClientOptions): (call: Call) => Promise<Answer> {
  const { config, tokens, idle, pass = platformPass, onSessionEnd, fetch } = options;

  function endSession(error: unknown, used: string | undefined): void {
    if (!(error instanceof ApiError)) return;
    if (error.kind === 'idle') onSessionEnd({ kind: 'idle' });
    // A late answer to a call of a former session must not end the current one.
    const isOurs = used === undefined || tokens.isCurrent(used);
    if (error.kind === 'unauthorized' && isOurs) onSessionEnd({ kind: 'refused', serverMessage: error.serverMessage });
  }

  function isOfAnother(token: string): boolean {
    const { userId } = pass.claims(token);
    return userId !== undefined && options.userId !== undefined && userId !== options.userId;
  }

  const isKeyed = ({ acts }: Call) => acts && config.idempotencyKeys;

  function sendAs(token: string, url: string, call: Call): Promise<Answer> {
    // Meanwhile the screen of the call may have closed, or somebody else may have signed in: a save in several stages outlives its page.
    if (call.signal?.aborted || isOfAnother(token)) throw new ApiError('aborted');
    const { dialect = platform, accept = dialect.accept, contentType, version, path: _path, ...outgoing } = call;
    const { headers: carried, ...credentials } = pass.carry(token, call);
    const headers = {
      Accept: accept,
      ...carried,
      ...(contentType ? { 'Content-Type': contentType } : {}),
      ...(version ? { 'If-Match': version } : {}),
      // A browser whose connection is cut sends the same request again by itself, with the same key, which gives the repetition away (rule calls.once).
      ...(isKeyed(call) ? { 'Idempotency-Key': randomKey() } : {}),
    };
    return send({ ...outgoing, ...credentials, url, headers }, fetch);
  }

  return async (call) => {
    let token: string | undefined;
    try {
      if (idle.isIdle()) throw new ApiError('idle');
      idle.noteCall();
      const url = requestAddress(config.apiUrl, call.path, call);
      token = await tokens.current();
      let answer = await sendAs(token, url, call);
      if (pass.saysExpired(answer)) {
        token = await tokens.renew(token);
        answer = await sendAs(token, url, call);
      }
      if (answer.status < 400) return answer;
      const { readRefusal } = call.dialect ?? platform;
      throw readError(answer, { ...call, readRefusal, isKeyed: isKeyed(call) });
    } catch (error) {
      endSession(error, token);
      throw error;
    }
  };
}
