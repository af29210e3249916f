import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, caller, openSandbox, signIn, tokensOf } from './openSandbox';

let sandbox: Sandbox;
let call: Call;
let superCall: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
  superCall = await signIn(sandbox, 'superadmin');
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

  test.each(['users', 'articles', 'editorials'])('an unknown one of %s is a 500 where it is read, a 400 that says Not Found where it is written', async (path) => {
    for (const id of ['99999', '0', '-1', 'abc']) expect((await superCall('GET', `/admin/${path}/${id}`)).status).toBe(500);
    for (const method of ['PATCH', 'DELETE']) {
      const { status, body } = await superCall(method, `/admin/${path}/99999`, method === 'PATCH' ? { body: {} } : {});
      expect([status, body['hydra:description']]).toEqual([400, 'Not Found']);
    }
  });

  test('elsewhere an unknown record is a 400; a number is what the text begins with', async () => {
    const missing = await call('GET', '/admin/communities/abc');
    const cast = await call('GET', '/admin/communities/2.5');
    expect([missing.status, missing.body['hydra:description']]).toEqual([400, 'Not Found']);
    expect([cast.status, cast.body.id]).toEqual([200, 2]);
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

  test('a trailing slash is sent on to the address without it', async () => {
    const { token } = await tokensOf(sandbox, 'admin');
    const { status, headers } = await sandbox.fetch(new Request('http://platform.test/admin/communities/3/?page=2', { headers: { Authorization: `Bearer ${token}` } }));
    expect([status, headers.get('Location')]).toEqual([301, '/admin/communities/3?page=2']);
  });

  test('a format that does not exist is a 400', async () => {
    const { status, body } = await call('GET', '/admin/users', { accept: 'image/png' });
    expect([status, body.detail]).toEqual([
      400,
      expect.stringContaining('Requested format "image/png" is not supported'),
    ]);
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

  test('who accepts only CSV reads the refusal in plain JSON', async () => {
    const { headers, body } = await call('GET', '/admin/users/export', { accept: 'text/csv' });
    expect([headers.get('Content-Type'), body.detail]).toEqual(['application/problem+json; charset=utf-8', 'Access Denied.']);
  });
});

describe('writing (contract wire.values and wire.database)', () => {
  test('a PATCH takes nothing but a merge patch', async () => {
    const { status, body } = await call('PATCH', '/admin/users/12', { body: { smoke: 1 }, type: 'application/json' });
    expect(status).toBe(400);
    expect(body['hydra:description']).toBe(
      'The content-type "application/json" is not supported. Supported MIME types are "application/merge-patch+json", "application/vnd.api+json".',
    );
  });

  test.each([
    [{ music: 1 }, 'The type of the "music" attribute must be "bool", "integer" given.'],
    [{ gender: '1' }, 'The type of the "gender" attribute must be "int", "string" given.'],
    [{ gender: 1.5 }, 'The type of the "gender" attribute must be "int", "double" given.'],
    [{ gender: null }, 'The type of the "gender" attribute must be "int", "NULL" given.'],
    [{ givenName: 12 }, 'The type of the "givenName" attribute must be "string", "integer" given.'],
    [{ givenName: ['Zoé'] }, 'The type of the "givenName" attribute must be "string", "array" given.'],
    [{ newsSubscription: 'true' }, 'The type of the "newsSubscription" attribute must be "bool", "string" given.'],
  ])('%j is refused', async (patch, message) => {
    const { status, body } = await call('PATCH', '/admin/users/12', { body: patch });
    expect([status, body['hydra:description']]).toEqual([400, message]);
  });

  test('an empty date is refused', async () => {
    const { status } = await call('PATCH', '/admin/users/12', { body: { birthDate: '' } });
    expect(status).toBe(400);
  });

  test('an id in the body of a creation is refused', async () => {
    const { status, body } = await superCall('POST', '/admin/editorials', { body: { ...editorial, id: 3 } });
    expect([status, body['hydra:description']]).toEqual([400, 'Update is not allowed for this operation.']);
  });

  test('a POST takes JSON, and says which', async () => {
    const form = await superCall('POST', '/admin/editorials', { body: 'title=x', type: 'application/x-www-form-urlencoded' });
    expect([form.status, form.body['hydra:description']]).toEqual([
      400,
      'The content-type "application/x-www-form-urlencoded" is not supported. Supported MIME types are "application/ld+json", "application/json", "application/xml", "text/xml", "text/html".',
    ]);
  });

  test('an unknown referrer is a 400 with its words', async () => {
    const { status, body } = await call('PATCH', '/admin/communities/5', { body: { referrerId: 999999 } });
    expect([status, body['hydra:description']]).toEqual([400, 'Referrer not found']);
  });

  test('JSON that is not JSON is a syntax error', async () => {
    const { status, body } = await superCall('POST', '/admin/editorials', { body: '{oops' });
    expect([status, body['hydra:description']]).toEqual([400, 'Syntax error']);
  });

  test('a missing or too long value is a page of the framework', async () => {
    const { title: _, ...untitled } = editorial;
    const missing = await superCall('POST', '/admin/editorials', { body: untitled });
    const long = await superCall('POST', '/admin/editorials', { body: { ...editorial, text: 'x'.repeat(513) } });
    expect([missing.status, long.status]).toEqual([500, 500]);
    for (const { body } of [missing, long]) expect(body).toContain('The server returned a "500 Internal Server Error".');
  });

  test('a broken rule is a list of violations, one per field', async () => {
    const linked = await call('PATCH', '/admin/users/12', { body: { email: 'admin@exemple.fr' } });
    const plain = await call('PATCH', '/admin/users/12', { body: { email: 'nonsense' }, accept: 'application/json' });
    expect([linked.status, linked.body['@type']]).toEqual([400, 'ConstraintViolationList']);
    expect(linked.body.violations).toEqual([{ propertyPath: 'email', message: 'Cette valeur est déjà utilisée.' }]);
    expect(plain.body).toMatchObject({
      detail: "email: Cette valeur n'est pas une adresse email valide.",
      violations: [{ propertyPath: 'email' }],
    });
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
