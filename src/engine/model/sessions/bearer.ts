import { ApiError } from '../../../api/ApiError';
import { askPatiently, notRenewed } from '../../../api/credentials';
import { endOnServer } from '../../../api/endOnServer';
import { requestAddress } from '../../../api/requestAddress';
import type { Answer } from '../../../api/send';
import type { BearerSession } from '../../../generated/options';
import type { SessionFactory } from '../../../session/SessionAdapter';
import { messageIn } from '../dialects/readRefusal';
import type { SessionRights } from '../defineVocabulary';
import { asking, checkSignedIn, firstAt, refusesSecret } from './asking';
import { readToken, writeToken, type KeptToken } from './keptToken';
import { factsReader, personId } from './person';

/** A token that one POST answers goes along with each call. */
export function bearer(options: BearerSession, rights: SessionRights): SessionFactory {
  const { signIn, refresh, signOut, me } = options;
  const carried = (secret: string) => headerOf(options, secret);
  return ({ config, fetch }) => {
    const ask = asking({ config, fetch });
    return {
      claims: readToken,
      carry: (token) => ({ headers: carried(readToken(token).secret) }),
      // A server that answers 401 has done nothing: with another token the same call may succeed.
      saysExpired: ({ status }) => status === 401 && refresh !== undefined,
      refreshTokens: 'given',
      readFacts: factsReader(options, rights),

      async signIn(identifier, password) {
        const fields = { ...signIn.others, [signIn.identifier ?? 'username']: identifier, [signIn.password ?? 'password']: password };
        const answer = await ask(signIn.path, { fields, form: signIn.form });
        checkSignedIn(answer);
        const { secret, refreshToken, ...times } = tokensIn(answer, options) ?? fail('server');
        const userId = me ? personId((await signedIn(ask(me.path, { method: 'GET', headers: carried(secret) }))).body, me) : identifier;
        return { token: writeToken({ secret, owner: identifier, userId, ...times }), refreshToken };
      },

      refresh:
        refresh &&
        (async (refreshToken, former) => {
          if (refreshToken === undefined) throw new ApiError('unauthorized');
          const fields = { ...refresh.others, [refresh.refreshToken ?? 'refresh_token']: refreshToken };
          const answer = await askPatiently(() => ask(refresh.path, { fields, form: refresh.form })).catch(notRenewed);
          if (refusesSecret(answer)) throw new ApiError('unauthorized', messageIn(answer.body));
          const { secret, refreshToken: next, ...times } = (answer.status < 400 ? tokensIn(answer, options) : undefined) ?? fail('notRenewed');
          const { owner, userId } = readToken(former);
          return { token: writeToken({ secret, ...times, ...(owner !== undefined && { owner }), ...(userId !== undefined && { userId }) }), refreshToken: next };
        }),

      signOut:
        signOut &&
        ((token) => {
          // A later page no longer has the token.
          if (token === '') return Promise.resolve(true);
          return endOnServer(fetch, requestAddress(config.apiUrl, signOut.path), { method: signOut.method ?? 'POST', headers: carried(readToken(token).secret) });
        }),
    };
  };
}

const HEADER = 'Authorization: Bearer {token}';

function headerOf({ header = HEADER }: BearerSession, secret: string): Record<string, string> {
  const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(header) ?? [];
  return { [name]: value.replace('{token}', () => secret) };
}

interface GivenTokens extends Pick<KeptToken, 'secret' | 'issuedAt' | 'expiresAt'> {
  refreshToken: string | undefined;
}

/** The tokens in an answer, if it has one. A refresh token that it does not repeat goes on. */
function tokensIn({ body }: Answer, { signIn }: BearerSession): GivenTokens | undefined {
  const textAt = (place: string | undefined, usual: readonly string[]) => firstAt(body, place === undefined ? usual : [place]);
  const secret = textAt(signIn.token, ['token', 'access_token', 'accessToken']);
  const refreshToken = textAt(signIn.refreshToken, ['refresh_token', 'refreshToken']);
  const seconds = Number(textAt(signIn.expiresIn, ['expires_in', 'expiresIn']));
  if (typeof secret !== 'string') return undefined;
  const now = Math.floor(Date.now() / 1000);
  return { secret, refreshToken: refreshToken === undefined ? undefined : String(refreshToken), ...(seconds > 0 && { issuedAt: now, expiresAt: now + seconds }) };
}

async function signedIn(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  checkSignedIn(answer);
  return answer;
}

function fail(kind: 'server' | 'notRenewed'): never {
  throw new ApiError(kind);
}
