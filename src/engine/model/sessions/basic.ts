import { ApiError } from '../../../api/ApiError';
import type { BasicSession } from '../../../generated/options';
import type { SessionFactory } from '../../../session/SessionAdapter';
import type { SessionRights } from '../defineVocabulary';
import { asking, checkSignedIn } from './asking';
import { readToken, writeToken } from './keptToken';
import { factsReader, personId } from './person';

/**
 * HTTP basic authentication: the identifier and the password go along with each call. They are kept in the open tabs only. The browser is told to send nothing
 * of its own, as it would answer a 401 with a dialog of its own.
 */
export function basic(options: BasicSession, rights: SessionRights): SessionFactory {
  const { me } = options;
  const carried = (secret: string) => ({ headers: { Authorization: `Basic ${secret}` }, credentials: 'omit' as const });
  return (context) => {
    const ask = asking(context);
    return {
      claims: readToken,
      carry: (token) => carried(readToken(token).secret),
      saysExpired: () => false,
      refreshTokens: 'never',
      staysInTabs: true,
      readFacts: factsReader(options, rights),

      async signIn(identifier, password) {
        // What stands behind the first colon is the password.
        if (identifier.includes(':')) throw new ApiError('credentials');
        const secret = btoa(String.fromCharCode(...new TextEncoder().encode(`${identifier}:${password}`)));
        const answer = await ask(me.path, { method: 'GET', ...carried(secret) });
        checkSignedIn(answer);
        return { token: writeToken({ secret, owner: identifier, userId: personId(answer.body, me) }) };
      },
    };
  };
}
