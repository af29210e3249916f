import type { Api } from '../../../api/Api';
import { ApiError } from '../../../api/ApiError';
import type { Claims, UserId } from '../../../api/readClaims';
import { isName } from '../../../api/readList';
import { isListOfTexts } from '../../../config/isListOfTexts';
import type { BearerSession } from '../../../generated/options';
import type { SessionFacts, SessionUser } from '../../../session/Session';
import { factsOf } from '../../../session/step';
import { valueAt } from '../dialects/valueAt';
import type { SessionRights } from '../defineVocabulary';
import { firstAt } from './asking';

/** The options by which an adapter finds out who has signed in, and what they may do. */
export type PersonOptions = Pick<BearerSession, 'me' | 'rights'>;

type Me = NonNullable<PersonOptions['me']>;

/** Reads who has signed in, and what they may do, by the calls that the options name. */
export function factsReader({ me, rights }: PersonOptions, { derived }: SessionRights) {
  return async (api: Api, claims: Claims): Promise<SessionFacts> => {
    const answers = new Map<string, Promise<unknown>>();
    const read = (path: string) => {
      const answer = answers.get(path) ?? api.read(path, { plainJson: true });
      answers.set(path, answer);
      return answer;
    };
    return factsOf(
      async () => (me ? personIn(await read(me.path), me, claims) : personOf(claims)),
      async () => {
        const { path, at } = Array.isArray(rights) || !rights ? {} : { path: me?.path, ...rights };
        return path === undefined ? derived() : namesIn(valueAt(await read(path), at));
      },
    );
  };
}

/** The id of a person in the answer of `me`. Throws an `ApiError` of the kind `server` where there is none. */
export function personId(body: unknown, { at, id = 'id' }: Me): UserId {
  const found = valueAt(valueAt(body, at), id);
  if (isName(found)) return found as UserId;
  throw new ApiError('server');
}

const USUAL = {
  givenName: ['givenName', 'firstName', 'first_name', 'given_name', 'name', 'displayName', 'username'],
  familyName: ['familyName', 'lastName', 'last_name', 'family_name'],
  email: ['email'],
  language: ['language', 'locale'],
};

function personIn(body: unknown, me: Me, { owner = '' }: Claims): SessionUser {
  const person = valueAt(body, me.at);
  const textOf = (field: keyof typeof USUAL) => String(firstAt(person, me[field] === undefined ? USUAL[field] : [me[field]]) ?? '');
  const language = textOf('language');
  return {
    id: personId(body, me),
    givenName: textOf('givenName') || owner,
    shortFamilyName: textOf('familyName'),
    email: textOf('email'),
    ...(language && { language }),
    operates: [],
  };
}

/** A person of whom the API answers nothing is known by what they have typed. */
function personOf({ owner = '', userId = owner }: Claims): SessionUser {
  return { id: userId, givenName: owner, shortFamilyName: '', email: owner.includes('@') ? owner : '', operates: [] };
}

function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter((name) => name !== '');
  if (isListOfTexts(value)) return value;
  throw new ApiError('server');
}
