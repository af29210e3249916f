import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Answer, type Call, openSandbox, signIn } from './openSandbox';

const now = new Date('2026-11-21T09:00:00Z');
let sandbox: Sandbox;
let call: Call;
let list: Call;

beforeAll(async () => {
  sandbox = await openSandbox({ now: () => now });
  [call, list] = await Promise.all([signIn(sandbox, 'export'), signIn(sandbox, 'superadmin')]);
});
afterAll(() => sandbox.close());

const ask = async (query: string, accept = 'text/csv'): Promise<Answer> => call('GET', `/admin/users/export?${query}`, { accept });
const rowsOf = ({ body }: Answer): Record<string, string>[] => Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data;
const rows = async (query: string) => rowsOf(await ask(query));
const total = async (query: string): Promise<number> => (await list('GET', `/admin/users?${query}`)).body['hydra:totalItems'];

describe('the standard export (contract users.export)', () => {
  test('is a page of a hundred in CSV: commas, no mark of byte order, no file name', async () => {
    const answer = await ask('');
    expect(answer.status).toBe(200);
    expect([answer.headers.get('Content-Type'), answer.headers.get('Content-Disposition')]).toEqual(['text/csv; charset=utf-8', null]);
    expect(answer.body.split('\n')[0]).toBe('id,givenName,familyName,email,telephone,newsSubscription,createdDate,lastActivityDate');
    expect(rowsOf(answer)).toHaveLength(100);
  });

  test('writes booleans as 1 and 0, and dates as the API does', async () => {
    const [admin] = await rows('id=1');
    expect(admin).toMatchObject({ id: '1', givenName: 'Hélène', newsSubscription: '1' });
    expect(admin?.createdDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
  });

  test('follows the filters, the order and the page of the list', async () => {
    const query = 'gender=2&newsSubscription=true&order[familyName]=desc&perPage=7&page=2';
    const listed = await list('GET', `/admin/users?${query}`);
    expect((await rows(query)).map(({ id }) => Number(id))).toEqual(listed.body['hydra:member'].map(({ id }: { id: number }) => id));
  });

  test('exports chosen people by their ids', async () => {
    expect((await rows('selected=12,3,40')).map(({ id }) => id)).toEqual(['3', '12', '40']);
  });

  test('leaves out a column that is empty for everybody', async () => {
    await list('PATCH', '/admin/users/20', { body: { telephone: null } });
    const [alone] = await rows('selected=20');
    const [both] = await rows('selected=20,1');
    expect([alone && 'telephone' in alone, both && 'telephone' in both]).toEqual([false, true]);
  });

  test('puts quotes around what needs them', async () => {
    await list('PATCH', '/admin/users/21', { body: { givenName: 'Jean "Jo", dit\nJojo', familyName: 'Le Goff' } });
    const answer = await ask('selected=21');
    expect(answer.body).toContain('"Jean ""Jo"", dit\nJojo","Le Goff",');
    expect(rowsOf(answer)[0]?.givenName).toBe('Jean "Jo", dit\nJojo');
  });

  test('breaks on the filters that break the list', async () => {
    expect((await ask('isHitchHiker=false')).status).toBe(503);
    expect((await ask('territory=1&homeAddressTerritory=2')).status).toBe(503);
  });
});

describe('the extended export', () => {
  const everybody = 'exportType=1';

  test('has everybody, whatever the page and the other filters', async () => {
    const found = await rows(`${everybody}&perPage=3&page=2&gender=1&q=zzzz`);
    expect(new Set(found.map(({ userId }) => userId)).size).toBe(await total('perPage=1'));
  });

  test('has the French headers in their order', async () => {
    const [header = ''] = (await ask(everybody)).body.split('\n');
    const [names = []] = Papa.parse<string[]>(header).data;
    expect(names.slice(0, 17)).toEqual([
      'userId',
      'Nom',
      'Prénom',
      'Genre',
      'Email',
      'Téléphone',
      'Date de naissance',
      "Date d'inscription",
      'Date de dernière activité',
      'Accord pour newsletter',
      "Date de validité d'annonce",
      'Commune de résidence',
      'Utilisateur solidaire',
      'Communauté 1',
      'Communauté 2',
      'Communauté 3',
      "Annonce 1 - Commune d'origine",
    ]);
    expect(names.filter((name) => name.startsWith('Rôle - ROLE_'))).toHaveLength(19);
    expect(names.slice(-2)).toEqual(['Statut identité', 'Utilisation de Rezo Pouce']);
  });

  test('leaves out the columns that are empty in every line', async () => {
    const { body: made } = await list('POST', '/admin/users', { body: { email: 'sans.annonce@example.fr', gender: 1, givenName: 'Ana' } });
    const [header = ''] = (await ask(`${everybody}&selected=${made.id}`)).body.split('\n');
    const [names = []] = Papa.parse<string[]>(header).data;
    expect(names).toEqual(expect.arrayContaining(['userId', 'Prénom', 'Date de naissance', 'Utilisateur solidaire', 'Rôle - ROLE_ADMIN']));
    expect(names.filter((name) => /^(Nom|Téléphone|Commun.*|Annonce.*|Date de dernière.*)$/.test(name))).toEqual([]);
  });

  test('writes days the French way, Oui and Non, and today for who has no birth date', async () => {
    await list('PATCH', '/admin/users/24', { body: { birthDate: null, newsSubscription: true } });
    await list('PATCH', '/admin/users/23', { body: { birthDate: '1980-02-29', newsSubscription: false } });
    const found = await rows(`${everybody}&selected=23,24`);
    expect(found.map((row) => [row['Date de naissance'], row['Accord pour newsletter']])).toEqual([
      ['29-02-1980', 'Non'],
      ['21-11-2026', 'Oui'],
    ]);
    expect(found[0]?.["Date d'inscription"]).toMatch(/^\d\d-\d\d-\d{4}$/);
  });

  test('says the role of operators in the column of private managers', async () => {
    const [operator] = await rows(`${everybody}&selected=4`);
    expect(operator).toMatchObject({ 'Rôle - ROLE_COMMUNITY_MANAGER_PRIVATE': 'Oui', 'Rôle - ROLE_SOLIDARY_OPERATOR': 'Non' });
  });

  test('has somebody once for each of their identity proofs', async () => {
    const { body } = await list('GET', '/admin/users?identityProofStatus[]=3&perPage=500');
    const several = body['hydra:member'].find(({ identityProofs }: { identityProofs: unknown[] }) => identityProofs.length === 2);
    const found = await rows(`${everybody}&selected=${several.id}`);
    expect(found).toHaveLength(2);
    expect(found.map((row) => row['Statut identité'])).toContain('Rejetée');
  });

  test('names the communities that have accepted somebody', async () => {
    const { body } = await list('GET', '/admin/communities/9');
    await list('POST', '/admin/community_members', { body: { community: '/communities/9', user: '/users/2', status: 1 } });
    const [row] = await rows(`${everybody}&selected=2`);
    expect([row?.['Communauté 1'], row?.['Communauté 2'], row?.['Communauté 3']]).toContain(body.name);
  });

  test('keeps a community, hitchhikers, and territories in the form each filter wants', async () => {
    const ids = async (query: string) => new Set((await rows(`${everybody}&${query}`)).map(({ userId }) => userId)).size;
    const all = await total('perPage=1');
    expect(await ids('community=5')).toBeGreaterThanOrEqual(await total('community=5'));
    expect(await ids('isHitchHiker=whatever')).toBeGreaterThanOrEqual(await total('isHitchHiker=true'));
    expect(await ids('territory=1,2')).toBe((await total('territory=1')) + (await total('territory=2')));
    expect(await ids('homeAddressTerritory[]=1')).toBe(await total('homeAddressTerritory=1'));
    expect(await ids('homeAddressTerritory=1')).toBe(all);
  });
});

describe('who may export, and what', () => {
  test('asks a right that administrators do not have', async () => {
    const { status, body } = await (await signIn(sandbox, 'admin'))('GET', '/admin/users/export', { accept: 'text/csv' });
    expect([status, body.detail]).toEqual([400, 'Access Denied.']);
  });

  test('takes CSV or anything, and nothing else', async () => {
    const any = await ask('perPage=1', '*/*');
    const linked = await ask('perPage=1', 'application/ld+json');
    expect([any.status, any.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect([linked.status, linked.body.detail ?? linked.body['hydra:description']]).toEqual([400, expect.stringContaining('is not supported')]);
  });
});
