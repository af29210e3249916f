import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

const NANCY = { from_latitude: '48.6921', from_longitude: '6.1844', to_latitude: '48.5942', to_longitude: '6.4950' };
const NANTES = { ...NANCY, to_latitude: '47.2184', to_longitude: '-1.5536' };
const [EVERYWHERE, REGIONAL] = ['Mobicoop partenaires', 'Covoit’Grand Est'];

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'solidaire');
});
afterAll(() => sandbox.close());

const search = async (query: Record<string, string>) => call('GET', `/admin/external_journeys?${new URLSearchParams({ driver: '1', passenger: '0', ...query }).toString()}`);

test('the providers come with their secret keys, by their names in plain JSON only', async () => {
  const plain = (await call('GET', '/admin/external_journey_providers', { accept: 'application/json' })).body;
  expect(Object.keys(plain)).toEqual([EVERYWHERE, REGIONAL]);
  expect(plain[EVERYWHERE]).toHaveProperty('private_key');
});

test('a journey looks like a carpooler of the platform, in other types', async () => {
  const { body } = await search({ ...NANCY, provider: EVERYWHERE, frequency: 'punctual', outward_mindate: '2026-12-01', outward_maxdate: '2026-12-08' });
  const [row] = body['hydra:member'];
  expect(row).toMatchObject({ external: true, externalProvider: EVERYWHERE, matchingId: null, carpoolerFamilyName: null, frequency: 1, driver: 1, fromDate: '2026-12-01', toDate: null, solidaryExclusive: null });
  expect([typeof row.journeyId, typeof row.carpoolerId, typeof row.origin.latitude, row.origin.displayLabel]).toEqual(['string', 'string', 'number', []]);
  expect(row.fromTime).toMatch(/^2026-12-08T/);
  expect(row).not.toHaveProperty('@id');
});

test('a regular one has the hours of the week of the match, and an empty week of the driver', async () => {
  const { body } = await search({ ...NANCY, provider: EVERYWHERE, frequency: 'regular', date: '2026-12-01' });
  const [row] = body['hydra:member'];
  expect(row).toMatchObject({ frequency: 2, fromTime: null, carpoolerSchedule: [] });
  expect(row.schedule.sun).toBe(false);
});

test('every partner is asked where none is named; one that fails makes the whole call fail', async () => {
  const providers = async (query: Record<string, string>) => new Set((await search(query)).body['hydra:member'].map(({ externalProvider }: { externalProvider: string }) => externalProvider));
  const failing = await search(NANTES);
  expect([await providers(NANCY), await providers({ ...NANTES, provider: EVERYWHERE })]).toEqual([new Set([EVERYWHERE, REGIONAL]), new Set([EVERYWHERE])]);
  expect([failing.status, (await search({ ...NANTES, provider: REGIONAL })).status]).toEqual([400, 400]);
});

test('a driver of a partner is written to, and the answer has the number of nothing', async () => {
  const message = { provider: EVERYWHERE, carpoolerUuid: 'a1', journeysUuid: 'b2', content: 'Bonjour', role: 2 };
  const { status, body } = await call('POST', '/external_connections', { body: message });
  expect([status, body]).toEqual([201, expect.objectContaining({ id: 999_999_999_999, ...message })]);
});

test.each([
  ['nobody', { carpoolerUuid: '' }, 400],
  ['an unknown partner', { provider: 'Personne' }, 500],
  ['an unknown role', { role: 7 }, 500],
])('a message to %s is refused', async (_name, more, status) => {
  const message = { provider: EVERYWHERE, carpoolerUuid: 'a1', journeysUuid: 'b2', ...more };
  expect((await call('POST', '/external_connections', { body: message })).status).toBe(status);
});
