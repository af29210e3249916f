import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { ApiError } from '../../src/api/ApiError';
import { API, openApi } from '../unit/api/fakes';
import { openSandbox, type Role, tokensOf } from './openSandbox';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

/** The app's own client over the sandbox, signed in. */
async function open(role: Role, token?: string) {
  const pair = { token: token ?? (await tokensOf(sandbox, role)).token };
  return openApi(async (address, init) => sandbox.fetch(new Request(address.replace(API, 'http://platform.test'), init)), { pair });
}

const apiOf = async (role: Role) => (await open(role)).api;

/** The error with which a call is refused. */
async function refusal(call: Promise<unknown>): Promise<Pick<ApiError, 'kind' | 'serverMessage' | 'violations'>> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call was not refused.', { cause: error });
  const { kind, serverMessage, violations } = error;
  return { kind, serverMessage, violations };
}

describe('what the app makes of refusals (contract wire.errors)', () => {
  test('a missing right is a 400, and denied', async () => {
    const api = await apiOf('admin');
    const call = api.create('admin/editorials', { title: 'x', text: 'x', label: 'x', link: 'x', status: 0 });
    expect(await refusal(call)).toMatchObject({ kind: 'denied', serverMessage: 'Access Denied.' });
  });

  test('an unknown record is a 400, and not found; an unknown user is a 500', async () => {
    const api = await apiOf('superadmin');
    expect(await refusal(api.get('admin/communities/99999'))).toMatchObject({ kind: 'notFound' });
    expect(await refusal(api.get('admin/users/99999'))).toMatchObject({ kind: 'server', serverMessage: '' });
  });

  test('a route that does not exist is a failure of the platform, and no record that is gone', async () => {
    expect(await refusal((await apiOf('admin')).read('admin/nonsense'))).toMatchObject({ kind: 'server' });
  });

  test('broken rules come with their fields', async () => {
    const api = await apiOf('admin');
    expect(await refusal(api.update('admin/users/12', { email: 'admin@exemple.fr' }))).toEqual({
      kind: 'rejected',
      serverMessage: 'email: Cette valeur est déjà utilisée.',
      violations: [{ path: 'email', message: 'Cette valeur est déjà utilisée.' }],
    });
    await api.create('admin/community_members', { community: '/communities/12', user: '/users/12', status: 1 });
    const again = api.create('admin/community_members', { community: '/communities/12', user: '/users/12', status: 1 });
    expect(await refusal(again)).toMatchObject({
      kind: 'rejected',
      violations: [{ path: 'user', message: 'This user already asked to join this community.' }],
    });
  });

  test.each([
    ['admin/users/12', { smoke: 'no' }, 'The type of the "smoke" attribute must be "int", "string" given.'],
    ['admin/users/12', { homeAddress: null }, 'Expected IRI or document for resource "App\\Geography\\Entity\\Address", "NULL" given.'],
  ])('a wrong type is rejected with the words of the server: %s %j', async (path, patch, words) => {
    expect(await refusal((await apiOf('admin')).update(path, patch))).toMatchObject({ kind: 'rejected', serverMessage: words });
  });

  test('a fault of the server says nothing, whichever: 500 or 503', async () => {
    const api = await apiOf('admin');
    const broken = api.list('admin/users', { page: 1, perPage: 1, filters: [['isHitchHiker', 'false']] });
    expect(await refusal(broken)).toEqual({ kind: 'server', serverMessage: '', violations: [] });
    expect(await refusal(api.create('admin/scammers', { email: 'personne@example.fr' }))).toMatchObject({ kind: 'server', serverMessage: '' });
  });

  test('a bad token ends the session with the words of the server', async () => {
    const { api, ends } = await open('admin', 'nonsense');
    expect(await refusal(api.get('admin/users/12'))).toMatchObject({ kind: 'unauthorized', serverMessage: 'Invalid JWT Token' });
    expect(ends).toHaveLength(1);
  });
});

describe('calls that are no plain reads and writes', () => {
  test('a place is found by its name', async () => {
    const answer = await (await apiOf('admin')).list('points', { page: 1, perPage: 5, filters: [['search', "L'Haÿ"]] });
    expect(answer.items[0]).toMatchObject({ type: 'locality', name: "L'Haÿ-les-Roses" });
  });

  test('a proof is decided', async () => {
    const api = await apiOf('admin');
    const { items } = await api.list('admin/users', { page: 1, perPage: 1, filters: [['identityStatus', '1']] });
    const proofs = items[0]?.['identityProofs'] as { id: number }[] | undefined;
    expect(await api.update(`admin/identity_proofs/${proofs?.[0]?.id}`, { validate: true })).toMatchObject({ status: 2 });
  });

  test('users are exported as text, and who may not is denied', async () => {
    const text = await (await apiOf('export')).csv('admin/users/export', [['selected', '1,2'], ['page', '']]);
    expect(text.split('\n').map((line) => line.split(',')[0])).toEqual(['id', '1', '2', '']);
    expect(await refusal((await apiOf('admin')).csv('admin/users/export', []))).toMatchObject({ kind: 'denied' });
  });

  test('users are imported, and what is wrong in the file is an answer', async () => {
    const api = await apiOf('admin');
    const form = (line: string): FormData => {
      const data = new FormData();
      data.set('file', new Blob([line]), 'people.csv');
      data.set('filename', 'people.csv');
      return data;
    };
    const right = 'client@example.fr;Zoé;Petit;1;1990-12-31;0611223344;;;;;;;;;0';
    expect(await api.upload('admin/imports/users', form(right))).toMatchObject({ errors: [], messages: ['client@example.fr added'] });
    expect(await api.upload('admin/imports/users', form('nonsense'))).toMatchObject({
      errors: ['Incorrect number of column line 1 (15 expected)'],
      messages: [],
    });
  });
});
