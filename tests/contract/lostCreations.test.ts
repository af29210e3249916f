import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordData } from '@/engine/model/Schema';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { entityNamed, realEntities } from '../support/realEntities';
import { API, openApi } from '../unit/api/fakes';
import { appOver } from '../unit/calls/app';
import { openSandbox, tokensOf, type Role } from './openSandbox';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

/** An API whose creations succeed, and whose answers to them are lost. */
async function losing(account: Role): Promise<Api> {
  const fetch = (url: string, init: RequestInit) => sandbox.fetch(new Request(url.replace(API, 'http://platform.test'), init));
  const { api } = openApi(async (url, init) => fetch(url, init), { pair: await tokensOf(sandbox, account) });
  return {
    ...api,
    async create(path, body) {
      await api.create(path, body);
      throw new ApiError('outcomeUnknown');
    },
  };
}

const place = { street: '1 rue de la Gare', postalCode: '54000', addressLocality: 'Nancy', latitude: 48.69, longitude: 6.18 };
const person = { givenName: 'Ondine', familyName: 'Perdrizet', gender: 1, email: 'ondine.perdrizet@exemple.fr' };
const hours = { mMinTime: '06:00', mMaxTime: '12:00', aMinTime: '12:00', aMaxTime: '18:00', eMinTime: '18:00', eMaxTime: '23:00' };

const TYPED: Record<string, RecordData> = {
  article: { title: 'Perdu de vue', status: 0 },
  campaign: { name: 'Perdue de vue', subject: 'Bonjour', body: [{ type: 'text', value: '<p>Bonjour</p>', position: 1 }] },
  community: { name: 'Perdue de vue', description: 'Une communauté', fullDescription: '<p>Une communauté</p>', address: place, referrerId: 1, validationType: 0 },
  editorial: { title: 'Perdu de vue', text: 'Un éditorial', label: 'Lire', link: 'https://exemple.fr', status: 0 },
  event: { name: 'Perdu de vue', description: 'Un événement', fullDescription: '<p>Un événement</p>', fromDate: '2037-03-12T08:30', toDate: '2037-03-12T18:30', address: place, creatorId: 1, status: 1 },
  hitchhiker: { ...person, email: 'ondine.pouce@exemple.fr', hitchHikeDriver: true },
  relayPoint: { name: 'Perdu de vue', status: 1, address: place, creatorId: 1 },
  relayPointType: { name: 'Perdu de vue', iconId: 1 },
  structure: { name: 'Perdue de vue', email: 'perdue@exemple.fr', ...hours },
  user: person,
};

test('every entity that is created is looked for in its list, a request with what its structure asks apart', () => {
  const created = realEntities.filter(({ resource }) => resource.permissions.create).map(({ resource }) => resource.name);
  expect(created.filter((name) => name !== 'solidaryRecord').toSorted()).toEqual(Object.keys(TYPED).toSorted());
});

test.each(Object.entries(TYPED))('a new %s whose answer was lost is found as it is stored', async (name, typed) => {
  const app = appOver(await losing(name === 'structure' ? 'admin.solidaire' : 'superadmin'));
  const outcome = await app.create(entityNamed(name), typed, { mayList: true });
  expect(outcome).toMatchObject({ kind: 'done', despite: { kind: 'outcomeUnknown' }, saved: { id: expect.any(Number) } });
});
