import { pathOf, placed, together, type Handle, type Platform } from './Platform';

const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' };

/** Answers requests of the platform itself, and those about records, in the dialect of each entity. */
export interface Handles {
  own: Handle;
  records: Handle;
}

/** The platform behind an API that signs people in in another way. */
export function createPlatform({ own, records }: Handles): Platform {
  const post = async (path: string, body: object) => {
    const answer = await own(new Request(`http://platform.test/${path}`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) }));
    return answer.ok ? ((await answer.json()) as { token: string; refreshToken: string }) : undefined;
  };

  const read = (path: string, token: string) => own(new Request(`http://platform.test/${path}`, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } }));

  const platform: Platform = {
    as(token, request) {
      const headers = new Headers(request.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return records(new Request(request, { headers }));
    },
    signIn: (username, password) => post('login', { username, password }),
    renew: (refreshToken) => post('token/refresh', { refreshToken }),
    async person(token, request, { me, rights }) {
      const path = pathOf(request);
      const isMe = me?.path === path;
      const asked = rights && !Array.isArray(rights) ? { path: rights.path ?? me?.path, at: rights.at } : undefined;
      if (!isMe && asked?.path !== path) return undefined;
      const answer = await read('users/me', token);
      if (!answer.ok) return answer;
      const [person] = (await answer.json()) as Record<string, unknown>[];
      const { id = 'id', givenName = 'firstName', familyName = 'lastName', email = 'email', language = 'locale' } = me ?? {};
      const values = Object.entries({ [id]: person?.['id'], [givenName]: person?.['givenName'], [familyName]: person?.['familyName'], [email]: person?.['email'], [language]: 'fr' });
      const described = isMe ? placed(me.at, together(...values.map(([place, value]) => placed(place, value)))) : {};
      if (asked?.path !== path) return Response.json(described);
      const names = Object.values((await (await read('permissions', token)).json()) as object);
      return Response.json(asked.at === undefined && !isMe ? names : together(described, placed(asked.at, names)));
    },
  };
  return platform;
}
