import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'admin');
});
afterAll(() => sandbox.close());

/** A correct line (contract imports.relayPoints), with some columns changed. */
function line(changes: Record<number, string> = {}): string {
  const right = ['Halle', '1', '48.5', '6.5', '10', '2', '1', '', '0', '', '', '', '', 'Près du lavoir', '', 'rue du Lavoir', '54300', 'Lunéville', 'France'];
  return right.map((value, column) => changes[column] ?? value).join(';');
}

async function send(...lines: string[]) {
  const form = new FormData();
  form.set('file', new Blob([lines.join('\n')], { type: 'text/csv' }), 'points.csv');
  form.set('filename', 'points.csv');
  const { status, body } = await call('POST', '/admin/imports/relaypoints', { body: form });
  return { status, errors: body.errors as string[], messages: body.messages as string[], entity: body.entity as string };
}

// oxlint-disable-next-line typescript/no-explicit-any
const named = async (name: string): Promise<any[]> => (await call('GET', `/admin/relaypoints?name=${encodeURIComponent(name)}`)).body['hydra:member'];

test('points are added active, made by who imports them, where the file says', async () => {
  const answer = await send(line({ 0: 'Préau neuf', 2: '48.51' }));
  expect(answer).toEqual({ status: 201, entity: 'RelayPoint', errors: [], messages: ['Préau neuf (48.51;6.5) added'] });
  const [point] = await named('Préau neuf');
  expect(point).toMatchObject({ status: 1, places: 10, placesDisabled: 2, secured: true, free: null, official: false, description: 'Près du lavoir', relayPointTypeName: 'Aire de covoiturage' });
  expect(point.address).toMatchObject({ latitude: '48.510000', longitude: '6.500000', addressLocality: 'Lunéville', home: false });
  expect(point.importedDate).toEqual(expect.any(String));
});

test('the same identifier updates, the same place without it is ignored, in the file too', async () => {
  const { messages } = await send(line({ 0: 'Cour A', 10: 'C-1', 2: '47.1' }), line({ 0: 'Cour B', 10: 'C-1', 2: '47.2' }), line({ 0: 'Cour C', 2: '47.1' }));
  expect(messages).toEqual([
    'Cour A (47.1;6.5) added',
    expect.stringMatching(/^Cour B \(47\.2;6\.5\) already exists and will be updated -> id = \d+, externalID = C-1$/),
    expect.stringMatching(/^Cour C \(47\.1;6\.5\) already exists and will be ignored -> id = \d+$/),
  ]);
  const { messages: again } = await send(line({ 0: 'Cour D', 10: 'C-1', 2: '47.3' }));
  expect(again).toEqual([expect.stringMatching(/^Cour D \(47\.3;6\.5\) already exists and will be updated -> id = \d+, externalID = C-1$/)]);
  expect(await named('Cour B')).toEqual([]);
  expect(await named('Cour D')).toHaveLength(1);
});

test('an unknown type or community is told, and the others are added', async () => {
  const { errors, messages } = await send(line({ 1: '999', 2: '46.1' }), line({ 12: '999999', 2: '46.2' }), line({ 0: 'Quai sûr', 2: '46.3' }));
  expect([errors, messages]).toEqual([[], ['RelayPointType unknown for Halle (46.1;6.5) Type : 999', '999999 community is unknown', 'Quai sûr (46.3;6.5) added']]);
});

test('one wrong line, and nothing is imported', async () => {
  const { errors, messages } = await send(line({ 0: 'Jamais vu', 2: '45.1' }), line({ 2: '95' }), 'a;b');
  expect(messages).toEqual([]);
  expect(errors).toEqual([expect.stringMatching(/^95 is not a valid Latitude for line \["Halle"/), 'Incorrect number of column line 3 (19 expected)']);
  expect(await named('Jamais vu')).toEqual([]);
});
