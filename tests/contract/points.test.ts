import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

interface Point {
  id: unknown;
  type: string;
  name: string;
  houseNumber: string | null;
  streetName: string | null;
  locality: string;
  distance: number;
  provider: string;
}

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

const search = async (text: string): Promise<Point[]> =>
  (await call('GET', `/points?search=${encodeURIComponent(text)}`)).body['hydra:member'];

test('a commune is found by the beginning of its name, whatever its case and accents', async () => {
  const [epinal] = await search('EPIN');
  expect(epinal).toMatchObject({
    '@type': 'Point',
    id: expect.any(String),
    type: 'locality',
    name: 'Épinal',
    postalCode: '88000',
    country: 'France',
    countryCode: 'FR',
    lat: 48.1744,
    lon: 6.4496,
    houseNumber: null,
    streetName: null,
    icon: null,
  });
});

test('a number before a street asks for a house', async () => {
  const [house] = await search('12 bis rue saint-dizier nancy');
  expect(house).toMatchObject({ type: 'housenumber', houseNumber: '12 bis', streetName: 'rue Saint-Dizier', locality: 'Nancy' });
});

test('streets and places of interest are found, five of each, the nearest to the caller first', async () => {
  const streets = (await search('rue des écoles')).filter(({ type }) => type === 'street');
  const venues = (await search('gare')).filter(({ type }) => type === 'venue');
  for (const points of [streets, venues]) {
    const distances = points.map(({ distance }) => distance);
    expect(points).toHaveLength(5);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  }
});

test('the same words give the same place', async () => {
  expect(await search('3 quai sainte-catherine toul')).toEqual(await search('3 quai sainte-catherine toul'));
});

test('quotes and apostrophes are blanks', async () => {
  const [first] = await search(`"L'Haÿ`);
  expect(first?.locality).toBe("L'Haÿ-les-Roses");
});

test("the caller's own named address comes last", async () => {
  const points = await search('domicile');
  const { body: other } = await (await signIn(sandbox, 'export'))('GET', '/points?search=domicile');
  expect(points.at(-1)).toMatchObject({ type: 'user', name: 'Domicile', provider: 'MOBICOOP_API' });
  expect(other['hydra:member'].at(-1).locality === points.at(-1)?.locality && other['hydra:member'].at(-1).id === points.at(-1)?.id).toBe(false);
});

test('nothing is searched without words, and what nobody knows finds nothing', async () => {
  const { body } = await call('GET', '/points');
  expect([body['hydra:member'], await search('   '), await search('xyzzyx')]).toEqual([[], [], []]);
});

test('plain JSON is a bare list that keeps its nulls', async () => {
  const { body } = await call('GET', '/points?search=toul', { accept: 'application/json' });
  expect(body[0]).toMatchObject({ population: null, localityCode: null });
  expect(body[0]).not.toHaveProperty('@id');
});

test('relay points come after the geocoder, then events; private points only for the members of their community', async () => {
  const boss = await signIn(sandbox, 'superadmin');
  const address = { addressLocality: 'Toul', latitude: '48.675200', longitude: '5.891700' };
  const point = { status: 1, creatorId: 2, address };
  const days = { fromDate: '2027-06-05T00:00:00+00:00', toDate: '2027-06-06T00:00:00+00:00', useTime: false };
  await boss('POST', '/admin/relaypoints', { body: { ...point, name: 'Parking du Zéphyr', private: false } });
  await boss('POST', '/admin/relaypoints', { body: { ...point, name: 'Cour du Zéphyr', private: true, communityId: 15 } });
  await boss('POST', '/admin/events', { body: { ...point, ...days, name: 'Foire du Zéphyr', private: false } });
  const find = async (text: string) => (await boss('GET', `/points?search=${text}`, { accept: 'application/json' })).body as Point[];
  const before = await find('zephyr');
  await boss('POST', '/admin/community_members', { body: { community: '/communities/15', user: '/users/2', status: 1 } });
  const after = await find('zephyr');
  const { body: creator } = await boss('GET', '/admin/users/2');
  expect(before.map(({ type, name, provider }) => [type, name, provider])).toEqual([
    ['relaypoint', 'Parking du Zéphyr', 'MOBICOOP_API'],
    ['event', 'Foire du Zéphyr', 'MOBICOOP_API'],
  ]);
  expect(after.map(({ type }) => type)).toEqual(['relaypoint', 'relaypoint', 'event']);
  expect((await find('toul')).findLastIndex(({ provider }) => provider !== 'MOBICOOP_API')).toBe((await find('toul')).findIndex(({ provider }) => provider === 'MOBICOOP_API') - 1);
  expect(creator.ownership).toContainEqual({ events: expect.arrayContaining([expect.stringMatching(/^\d+ - Foire du Zéphyr$/)]) });
});
