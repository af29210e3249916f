import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, caller, openSandbox, signIn, tokensOf } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

const editorial = { title: 'Un titre', text: 'Un texte', label: 'Lire', link: 'https://exemple.fr', status: 0 };

describe('statuses and bodies (contract wire.errors)', () => {
  test('a missing right is a 400 that says Access Denied, in the shape that was asked', async () => {
    const linked = await call('POST', '/admin/editorials', { body: editorial });
    const plain = await call('POST', '/admin/editorials', { body: editorial, accept: 'application/json' });
    expect([linked.status, linked.body]).toEqual([
      400,
      {
        '@context': '/contexts/Error',
        '@type': 'hydra:Error',
        'hydra:title': 'An error occurred',
        'hydra:description': 'Access Denied.',
      },
    ]);
    expect([plain.status, plain.body.title, plain.body.detail]).toEqual([400, 'An error occurred', 'Access Denied.']);
    expect(plain.headers.get('Content-Type')).toContain('application/problem+json');
  });

  test.each([
    [405, 'PUT', '/admin/users/12'],
    [405, 'DELETE', '/admin/communities'],
    [405, 'POST', '/admin/territories'],
    [404, 'GET', '/admin/nonsense'],
  ])('a %i of the framework is a page, with or without a token: %s %s', async (expected, method, path) => {
    for (const asks of [call, caller(sandbox)]) {
      const { status, headers, body } = await asks(method, path);
      expect([status, headers.get('Content-Type')]).toEqual([expected, 'text/html; charset=UTF-8']);
      expect(body).toContain(`The server returned a "${expected} `);
    }
  });

  test.each([
    ['NUL', 'Un \0 titre', 400],
    ['half a character', 'Un \ud83d titre', 400],
    ['one written in two, and a backslash before letters', String.raw`Un 😀 titre \u0000 \ud83d`, 201],
  ])('a text that no database holds is refused, and no failure: %s', async (_what, title, expected) => {
    const superadmin = await signIn(sandbox, 'superadmin');
    const { status, body } = await superadmin('POST', '/admin/editorials', { body: { ...editorial, title } });
    expect(status).toBe(expected);
    if (expected === 201) expect(body.title).toBe(title);
    expect((await call('GET', `/admin/users?givenName=${encodeURIComponent('a\0')}`)).status).toBe(400);
    expect((await caller(sandbox)('POST', '/login', { body: { username: title, password: '\0' } })).status).toBe(401);
  });

  test('a trailing slash is sent on to the address without it', async () => {
    const { token } = await tokensOf(sandbox, 'admin');
    const { status, headers } = await sandbox.fetch(new Request('http://platform.test/admin/communities/3/?page=2', { headers: { Authorization: `Bearer ${token}` } }));
    expect([status, headers.get('Location')]).toEqual([301, '/admin/communities/3?page=2']);
  });

  test("the server's preference decides between formats that are equally wanted", async () => {
    const browser = await call('GET', '/admin/icons', { accept: 'application/json, text/plain, */*' });
    const any = await call('GET', '/admin/icons', { accept: '*/*' });
    const plain = await call('GET', '/admin/icons', { accept: 'application/json, */*;q=0.8' });
    expect([browser.body['@type'], any.body['@type'], Array.isArray(plain.body)]).toEqual(['hydra:Collection', 'hydra:Collection', true]);
  });

  test('XML works, nothing is written as a page', async () => {
    const xml = await call('GET', '/admin/territories?perPage=1', { accept: 'application/xml' });
    const page = await call('GET', '/admin/territories?perPage=1', { accept: 'text/html' });
    const missing = await call('GET', '/admin/communities/99999', { accept: 'text/html' });
    expect(xml.body).toMatch(/^<\?xml version="1.0"\?>\n<response><item key="0"><id>\d+<\/id><name>[^<]+<\/name><\/item><\/response>\n$/);
    expect([page.status, missing.status, missing.headers.get('Content-Type')]).toEqual([500, 404, 'text/html; charset=UTF-8']);
  });
});

describe('pages of another origin (contract wire.origins)', () => {
  const origin = 'https://ailleurs.example';

  test('may read the answers and the refusals, but not the name of a file', async () => {
    for (const path of ['/admin/users', '/admin/nonsense']) {
      const { headers } = await sandbox.fetch(new Request(`http://platform.test${path}`, { headers: { Origin: origin } }));
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
      expect(headers.get('Access-Control-Expose-Headers')).toBe("content-disposition', content-length, link");
    }
  });

  test.each([
    [200, 'PATCH', 'authorization,content-type'],
    [400, 'PATCH', 'authorization,x-mine'],
    [405, 'TRACE', 'authorization'],
  ])('a preflight is answered with %i for %s with %s', async (expected, method, asked) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': asked };
    const answer = await sandbox.fetch(new Request('http://platform.test/admin/users', { method: 'OPTIONS', headers }));
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin'), answer.headers.get('Access-Control-Max-Age')]).toEqual([expected, origin, '3600']);
  });
});

describe('faults of the server', () => {
  test.each([
    [500, '/admin/users/99999', 'Internal Server Error'],
    [503, '/admin/users?isHitchHiker=false', 'Service Unavailable'],
  ])('a %i says no more than its status, in both shapes', async (expected, path, words) => {
    const linked = await call('GET', path);
    const plain = await call('GET', path, { accept: 'application/json' });
    expect([linked.status, linked.body['@type'], linked.body['hydra:description']]).toEqual([expected, 'hydra:Error', words]);
    expect([plain.status, plain.body.title, plain.body.detail]).toEqual([expected, 'An error occurred', words]);
  });
});

describe('writing (contract wire.values and wire.database)', () => {
  test('a list is no text', async () => {
    const { status, body } = await call('PATCH', '/admin/users/12', { body: { givenName: ['Zoé'] } });
    expect([status, body['hydra:description']]).toEqual([400, 'The type of the "givenName" attribute must be "string", "array" given.']);
  });

  test.each(['1.0', '1e0', '-1.00', '1.5'])('%s is no integer; inside of a text it is a text', async (written) => {
    const body = `{"email":"1.0@example.fr","givenName":"\\"gender\\": 1.0","gender":${written}}`;
    const { status, body: said } = await call('POST', '/admin/users', { body });
    expect([status, said['hydra:description']]).toEqual([400, 'The type of the "gender" attribute must be "int", "double" given.']);
  });

  test.each(['01.0', '1.', '.5', '1.0.0', '+1'])('%s is no number', async (written) => {
    const { status, body: said } = await call('POST', '/admin/users', { body: `{"gender":${written}}` });
    expect([status, said['hydra:description']]).toEqual([400, 'Syntax error']);
  });

  test('unknown and read-only fields are ignored', async () => {
    const { status, body } = await call('PATCH', '/admin/users/12', {
      body: { nonsense: 1, createdDate: '1999-01-01', id: 7 },
    });
    expect(status).toBe(200);
    expect(body.id).toBe(12);
    expect(body.createdDate).not.toContain('1999');
  });
});
