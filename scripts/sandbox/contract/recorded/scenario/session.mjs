// Questions about signing in, tokens, and the account and permissions of the caller.
import { fields, rows } from '../Interview';
import { shapeOf } from '../shapes';

const claims = (token) => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  } catch {
    return undefined;
  }
};

export async function session(interview) {
  const { accounts } = interview;
  const { email, password } = accounts.admin;
  const login = { as: null, method: 'POST', path: '/login' };

  await interview.table(login, [
    [
      'login',
      {
        body: { username: email, password },
        pick: (b) => ({
          claims: shapeOf(claims(b?.token)),
          admin: claims(b?.token)?.admin,
          isEmail: claims(b?.token)?.username === email,
          life: (claims(b?.token)?.exp ?? 0) - (claims(b?.token)?.iat ?? 0),
          roles: claims(b?.token)?.roles,
        }),
      },
    ],
    ['login asking for plain JSON', { body: { username: email, password }, accept: 'application/json' }],
    ['login with the e-mail in capitals', { body: { username: email.toUpperCase(), password } }],
    ['login with a blank after the e-mail', { body: { username: `${email} `, password } }],
    ['login with a wrong password', { body: { username: email, password: 'no' } }],
    ['login of nobody', { body: { username: 'nobody@example.org', password } }],
    ['login without a password', { body: { username: email } }],
    ['login without a username', { body: { password } }],
    ['login with empty texts', { body: { username: '', password: '' } }],
    ['login with a password that is a number', { body: { username: email, password: 12 } }],
    ['login with null', { body: { username: email, password: null } }],
    ['login with an empty object', { body: {} }],
    ['login with invalid JSON', { raw: '{"username":' }],
    ['login without a body', { raw: '', type: 'application/json' }],
    ['login as a form', { raw: new URLSearchParams({ username: email, password }).toString(), type: 'application/x-www-form-urlencoded' }],
    ['login without a content type', { raw: JSON.stringify({ username: email, password }), type: null }],
    ['login by GET', { method: 'GET' }],
    ['login by PUT', { method: 'PUT', body: { username: email, password } }],
    ['auth, the address of the public client', { path: '/auth', body: { username: email, password } }],
    [
      'login of a user without access to the admin',
      {
        as: null,
        body: accounts.plain ? { username: accounts.plain.email, password: accounts.plain.password } : { username: 'x', password: 'x' },
        ...(accounts.plain ? { pick: (b) => ({ admin: claims(b?.token)?.admin ?? '(absent)' }) } : { as: 'plain' }),
      },
    ],
  ]);

  const { body: pair } = await interview.send('POST', '/login', { body: { username: email, password } });
  const refresh = { as: null, method: 'POST', path: '/token/refresh' };
  await interview.table(refresh, [
    [
      'refresh',
      {
        body: { refreshToken: pair.refreshToken },
        pick: (b) => ({ sameRefreshToken: b?.refreshToken === pair.refreshToken, username: claims(b?.token)?.username === email }),
      },
    ],
    ['refresh a second time with the same token', { body: { refreshToken: pair.refreshToken } }],
    ['refresh under the name refresh_token', { body: { refresh_token: pair.refreshToken } }],
    ['refresh as a form', { raw: new URLSearchParams({ refreshToken: pair.refreshToken }).toString(), type: 'application/x-www-form-urlencoded' }],
    ['refresh with a wrong token', { body: { refreshToken: 'nothing' } }],
    ['refresh with an empty token', { body: { refreshToken: '' } }],
    ['refresh without a token', { body: {} }],
    ['refresh with a number', { body: { refreshToken: 7 } }],
    ['refresh with invalid JSON', { raw: '{' }],
    ['refresh with an access token', { body: { refreshToken: pair.token } }],
    ['refresh with a wrong bearer besides', { body: { refreshToken: pair.refreshToken }, token: 'garbage' }],
    ['refresh by GET', { method: 'GET' }],
  ]);
  const challenge = (_, { headers }) => ({ wwwAuthenticate: headers.get('www-authenticate') });
  const me = { as: null, method: 'GET', path: '/users/me' };
  const broken = pair.token.slice(0, -6) + (pair.token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
  const altered = pair.token
    .split('.')
    .map((part, i) => (i === 1 ? Buffer.from(JSON.stringify({ ...claims(pair.token), admin: true, username: 'x@y.z' })).toString('base64url') : part))
    .join('.');
  await interview.table({ ...me, pick: challenge }, [
    ['without a token', {}],
    ['without a token, asking for plain JSON', { accept: 'application/json' }],
    ['with garbage for a token', { token: 'garbage' }],
    ['with a token of three parts that is none', { token: 'a.b.c' }],
    ['with a broken signature', { token: broken }],
    ['with altered claims', { token: altered }],
    ['with Basic', { token: 'Basic YTpi' }],
    ['with bearer in small letters', { token: `bearer ${pair.token}` }],
    ['with an empty bearer', { token: 'Bearer ' }],
    ['a list without a token', { path: '/admin/users' }],
    ['a creation without a token', { method: 'POST', path: '/admin/users', body: {} }],
    ['an unknown address without a token', { path: '/admin/nothing' }],
    ['an unknown address with a token', { as: 'admin', path: '/admin/nothing', pick: undefined }],
    ['the root', { path: '/' }],
    [
      'a preflight',
      {
        method: 'OPTIONS',
        path: '/admin/users',
        accept: '*/*',
        headers: {
          Origin: 'http://localhost:8080',
          'Access-Control-Request-Method': 'PATCH',
          'Access-Control-Request-Headers': 'authorization,content-type',
        },
        pick: (_, { headers }) =>
          Object.fromEntries(
            [
              'access-control-allow-origin',
              'access-control-allow-methods',
              'access-control-allow-headers',
              'access-control-max-age',
              'access-control-allow-credentials',
            ].map((name) => [name, headers.get(name)?.toLowerCase().split(/, ?/).sort().join() ?? null]),
          ),
      },
    ],
    [
      'what an answer lets a page of elsewhere read',
      {
        as: 'admin',
        headers: { Origin: 'http://localhost:8080' },
        pick: (_, { headers }) =>
          Object.fromEntries(
            ['access-control-allow-origin', 'access-control-expose-headers', 'access-control-allow-credentials'].map((name) => [
              name,
              headers.get(name)?.toLowerCase().split(/, ?/).sort().join() ?? null,
            ]),
          ),
      },
    ],
  ]);

  const needed = ['id', 'givenName', 'shortFamilyName', 'email', 'lastActivityDate', 'operates', 'solidaryStructures'];
  await interview.table({ method: 'GET', path: '/users/me' }, [
    [
      'users/me',
      {
        pick: (b) => ({
          members: rows(b).length,
          total: b?.['hydra:totalItems'],
          has: needed.filter((name) => name in (rows(b)[0] ?? {})),
          shape: shapeOf(Object.fromEntries(needed.map((name) => [name, rows(b)[0]?.[name]]))),
        }),
      },
    ],
    ['users/me in plain JSON', { accept: 'application/json', pick: (b) => ({ isArray: Array.isArray(b), length: rows(b).length }) }],
    [
      'users/me of an operator',
      { as: 'operator', pick: (b) => ({ operates: shapeOf(rows(b)[0]?.operates), structures: shapeOf(rows(b)[0]?.solidaryStructures) }) },
    ],
  ]);

  for (const account of ['superadmin', 'admin', 'community', 'operator', 'solidaryadmin', 'exporter', 'hitchhiking', 'plain']) {
    await interview.probe(`permissions of ${account}`, {
      as: account,
      method: 'GET',
      path: '/permissions',
      pick: (b) => ({
        count: rows(b).length,
        total: b?.['hydra:totalItems'],
        isArray: Array.isArray(b?.['hydra:member']),
        names: [...rows(b)].sort(),
        repeated: rows(b).length - new Set(rows(b)).size,
      }),
    });
    await interview.probe(`grantable roles of ${account}`, {
      as: account,
      method: 'GET',
      path: '/permissions/grantable',
      pick: (b) => ({ roles: [...rows(b)].sort((x, y) => x - y), total: b?.['hydra:totalItems'] }),
    });
    await interview.probe(`logins of other dashboards for ${account}`, {
      as: account,
      method: 'GET',
      path: '/admin/kibana_logins?page=1&perPage=100',
      pick: (b) => ({ count: rows(b).length, keys: Object.keys(rows(b)[0] ?? {}).sort(), ids: [...new Set(rows(b).map(({ id }) => id))] }),
    });
  }
  await interview.table({ method: 'GET', path: '/permissions' }, [
    [
      'permissions in plain JSON',
      {
        accept: 'application/json',
        pick: (b) => ({ isArray: Array.isArray(b), hasHoles: !Array.isArray(b) && Object.keys(b ?? {}).some((key, i) => Number(key) !== i) }),
      },
    ],
    ['one permission that is held', { path: '/permissions/check?item=user_list', pick: fields('id', 'granted') }],
    ['one permission that is not', { path: '/permissions/check?item=admin_eec', pick: fields('id', 'granted') }],
    ['the EEC service', { path: '/eec/instance', pick: fields('available') }],
    ['the EEC service in plain JSON', { path: '/eec/instance', accept: 'application/json' }],
    ['the structures of an admin', { path: '/admin/structures', pick: (b) => ({ count: rows(b).length }) }],
    [
      'the structures of an operator',
      { as: 'operator', path: '/admin/structures', pick: (b) => ({ some: rows(b).length > 0, keys: Object.keys(rows(b)[0] ?? {}).sort() }) },
    ],
    ['the structures of a community manager', { as: 'community', path: '/admin/structures', pick: (b) => ({ count: rows(b).length }) }],
  ]);
}
