import { ApiError } from '../../../api/ApiError';
import { randomKey } from '../../../config/randomKey';
import { endOnServer } from '../../../api/endOnServer';
import { requestAddress } from '../../../api/requestAddress';
import type { CookieSession } from '../../../generated/options';
import type { SessionContext, SessionFactory } from '../../../session/SessionAdapter';
import type { SessionRights } from '../defineVocabulary';
import { asking, checkSignedIn } from './asking';
import { readToken, writeToken } from './keptToken';
import { factsReader, personId } from './person';

/** A key of the storage that all tabs share: the sign-in whose cookie the browser holds, or that it was signed out. */
const HOLDER_KEY = 'backOffice.cookieHolder';

const NOBODY = '';

/**
 * A cookie that no script can read, on the origin of the app. The browser holds one for all tabs, even for those of a shared computer, which keep sessions
 * apart: each sign-in has a mark, and no call leaves a tab whose mark is not that of the cookie.
 */
export function cookie(options: CookieSession, rights: SessionRights): SessionFactory {
  const { signIn, signOut, me } = options;
  return (context) => {
    const { config, fetch, shared } = context;
    const ask = asking(context);
    const proof = () => proofOf(options, context);
    let ending: Promise<unknown> = Promise.resolve();

    async function open(identifier: string, password: string): Promise<string> {
      const { csrf } = options;
      if (csrf?.path !== undefined) await ask(csrf.path, { method: 'GET' });
      const fields = { ...signIn.others, [signIn.identifier ?? 'username']: identifier, [signIn.password ?? 'password']: password };
      checkSignedIn(await ask(signIn.path, { fields, form: signIn.form, headers: proof() }));
      const mark = randomKey();
      shared.setItem(HOLDER_KEY, mark);
      return mark;
    }

    return {
      claims: readToken,
      carry(token, { acts }) {
        if (shared.getItem(HOLDER_KEY) !== readToken(token).secret) throw new ApiError('unauthorized');
        return { headers: acts ? proof() : {} };
      },
      saysExpired: () => false,
      refreshTokens: 'never',
      readFacts: factsReader(options, rights),

      async signIn(identifier, password) {
        // The end of the former session must not remove the cookie of this one.
        await ending;
        const former = shared.getItem(HOLDER_KEY) ?? NOBODY;
        // From now on the cookie may be that of somebody else: the other tabs stop.
        shared.setItem(HOLDER_KEY, NOBODY);
        const secret = await open(identifier, password).catch((error: unknown) => {
          if (error instanceof ApiError && error.kind === 'credentials') shared.setItem(HOLDER_KEY, former);
          throw error;
        });
        const answer = await ask(me.path, { method: 'GET' });
        checkSignedIn(answer);
        return { token: writeToken({ secret, owner: identifier, userId: personId(answer.body, me) }) };
      },

      signOut(token) {
        const isHeld = shared.getItem(HOLDER_KEY) === (token === '' ? NOBODY : readToken(token).secret);
        if (!isHeld) return Promise.resolve(true);
        shared.setItem(HOLDER_KEY, NOBODY);
        const asked = endOnServer(fetch, requestAddress(config.apiUrl, signOut.path), { method: signOut.method ?? 'POST', headers: proof() });
        ending = asked;
        return asked;
      },
    };
  };
}

/** The header that repeats the cookie which only a page of this origin can read. */
function proofOf({ csrf }: CookieSession, { cookies }: SessionContext): Record<string, string> {
  const prefix = `${csrf?.cookie ?? ''}=`;
  const found = csrf && cookies().split('; ').find((one) => one.startsWith(prefix));
  return csrf && found ? { [csrf.header]: decodeURIComponent(found.slice(prefix.length)) } : {};
}
