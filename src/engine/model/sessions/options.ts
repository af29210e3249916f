import { entity, flag, listOf, mapOf, text, type Option } from '../options';

const group = (description: string, required: readonly string[], properties: Readonly<Record<string, Option>>): Option => ({ type: 'object', additionalProperties: false, description, required, properties });

const place = (what: string, usual: string): Option => text(`Where the answer has ${what}; unless said, at ${usual}.`);

const path = (description: string): Option => ({ type: 'string', pattern: '^[^/{}\\s][^{}\\s]*$', description: `${description}: a path below the API, without a slash at the beginning.` });

/** The call that tells who has signed in. */
export const me: Option = group('The call that answers who has signed in. Without it, a person is known by what they have typed.', ['path'], {
  path: path('Where it is'),
  at: text('The key under which the answer has the person; the answer is the person unless said.'),
  id: place('the id of the person', '"id"'),
  givenName: place('the first name, or the only one', 'one of the usual names'),
  familyName: place('the last name', 'one of the usual names'),
  email: place('the e-mail address', '"email"'),
  language: place('the code of the language', '"language" or "locale"'),
});

export const rights: Option = {
  description: 'What whoever has signed in may do: the entities that they may work with in every way (all of them unless said), or where the API answers the names of permissions.',
  anyOf: [
    listOf(entity('An entity, by its folder.'), 'The entities of which they have every right.'),
    group('Where the API answers the names of permissions: a list of texts, or one text with spaces between.', [], {
      path: path('The call that answers them; the one that tells who has signed in unless said'),
      at: text('The key under which the answer has them; the answer is the list unless said.'),
    }),
  ],
};

const identifier = text('The key of what the person has typed as their identifier; "username" unless said. A dotted key is inside another one.');
const password = text('The key of the password; "password" unless said.');
const others = mapOf({ type: ['string', 'number', 'boolean'] }, 'What is sent beside: { "grant_type": "password" }.');
const form = flag('The fields are sent as those of a web form, as OAuth 2 asks, rather than as JSON.');

export const signIn = (properties: Readonly<Record<string, Option>> = {}): Option =>
  group('The POST that signs in.', ['path'], { path: path('Where it goes'), identifier, password, others, form, ...properties });

export const tokenPlaces: Readonly<Record<string, Option>> = {
  token: place('the token', '"token", "access_token" or "accessToken"'),
  refreshToken: place('the refresh token', '"refresh_token" or "refreshToken"'),
  expiresIn: place('how many seconds the token is valid', '"expires_in" or "expiresIn", or in the token, where it is a JSON web token'),
};

export const refresh = group('The POST that renews a token. Without it, an expired token ends the session.', ['path'], {
  path: path('Where it goes'),
  refreshToken: text('The key of the refresh token that is sent; "refresh_token" unless said.'),
  others,
  form,
});

export const signOut = group('The call that ends the session on the server.', ['path'], { path: path('Where it goes'), method: { enum: ['POST', 'DELETE'], description: 'POST unless said.' } });

export const header: Option = { type: 'string', pattern: '^[A-Za-z][\\w-]*: .*\\{token\\}', description: 'The header that goes along with each call; "Authorization: Bearer {token}" unless said.' };

export const csrf = group('How a call that changes something shows that it comes from the app, where the server asks that.', ['cookie', 'header'], {
  cookie: text('The cookie that has the text to repeat: "XSRF-TOKEN", "csrftoken".'),
  header: text('The header that repeats it: "X-XSRF-TOKEN", "X-CSRFToken".'),
  path: path('A GET that sets the cookie, before signing in; where another call sets it, leave it out'),
});
