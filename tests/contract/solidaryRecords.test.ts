import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, firstThat, openSandbox, signIn } from './openSandbox';

const RECORDS = '/admin/solidaries';
/** A time of day, as an answer has it: with the day of the request for it. */
const TODAY = new RegExp(`^${new Date().toISOString().slice(0, 10)}T\\d\\d:\\d\\d:00\\+00:00$`);

let sandbox: Sandbox;
/** The calls of an operator of structures 1 and 2. */
let call: Call;

// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'solidaire');
});
afterAll(() => sandbox.close());

const members = async (query = ''): Promise<Json[]> => (await call('GET', `${RECORDS}?perPage=500${query}`)).body['hydra:member'];
/** The records that the platform can show. */
const items = async (): Promise<Json[]> => {
  const answers = await Promise.all((await members()).map(({ id }) => call('GET', `${RECORDS}/${id}`)));
  return answers.filter(({ status }) => status === 200).map(({ body }) => body);
};

/** The first of these records that fits. */
const itemThat = async (fits: (record: Json) => unknown = () => true): Promise<Json> => firstThat(call, (await members()).map(({ id }) => `${RECORDS}/${id}`), fits);

describe('the list of records (contract requests.list)', () => {
  test('has a row of prefixed fields, their nulls kept', async () => {
    const rows = await members();
    expect(Object.keys(rows[0]).sort()).toEqual([
      '@id',
      '@type',
      'admindestination',
      'adminfamilyName',
      'adminfromDate',
      'admingivenName',
      'adminlastAction',
      'adminlastActionDate',
      'adminorigin',
      'adminproposalType',
      'adminsubject',
      'admintelephone',
      'adminuserId',
      'id',
      'progression',
      'status',
    ]);
    expect(rows.some(({ admintelephone }) => admintelephone === null)).toBe(true);
    expect(rows[0].adminorigin).toMatchObject({ '@type': 'Address', latitude: expect.any(String), displayLabel: expect.any(Array) });
  });

  test('is kept to the structures one operates, leaves out what was replaced, and is nobody’s without any', async () => {
    const { body } = await (await signIn(sandbox, 'admin.solidaire'))('GET', RECORDS);
    const refused = await (await signIn(sandbox, 'superadmin'))('GET', RECORDS);
    const statuses = new Set((await members()).map(({ status }) => status));
    expect([body['hydra:totalItems'], refused.status]).toEqual([0, 400]);
    expect([0, 2, 3, 4].every((status) => statuses.has(status)) && !statuses.has(6)).toBe(true);
  });

  test('takes a progression as a limit that is not reached, and nothing but a number', async () => {
    const [all, open] = [await members(), await members('&progression=100')];
    expect(open.length).toBeLessThan(all.length);
    expect(open.map(({ id }) => id)).toEqual(all.filter(({ progression }) => progression < 100).map(({ id }) => id));
    expect((await call('GET', `${RECORDS}?progression[lt]=100`)).status).toBe(500);
  });

  test.each([
    ['fromDate', 'adminfromDate'],
    ['progression', 'progression'],
    ['subject', 'adminsubject'],
  ])('is sorted by %s', async (order, field) => {
    const values = (await members(`&order[${order}]=asc`)).map((row) => row[field]);
    expect(new Set(values).size).toBeGreaterThan(1);
    expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
  });

  test('is found by a part of a name', async () => {
    const { adminfamilyName, id } = (await members()).find((row) => row.adminfamilyName);
    const found = await members(`&familyName=${encodeURIComponent(adminfamilyName.slice(1))}`);
    expect(found.map((row) => row.id)).toContain(id);
  });
});

describe('the catalogue of actions (contract requests.actions)', () => {
  test('has the twenty-nine by type, their progressions as texts, without the change by hand', async () => {
    const actions = (await call('GET', `${RECORDS}/actions`)).body['hydra:member'];
    const types = actions.map(({ type }: Json) => type);
    expect([actions.length, types.toSorted((one: number, other: number) => one - other)]).toEqual([29, types]);
    expect(actions.find(({ id }: Json) => id === 44)).toEqual({ '@id': '/actions/44', '@type': 'Action', id: 44, name: 'solidary_contact_message', type: 2, progression: '50.00' });
    expect(actions.find(({ id }: Json) => id === 90).progression).toBe('-1.00');
    expect(actions.some(({ id }: Json) => id === 39)).toBe(false);
  });
});

describe('a record (contract requests.item)', () => {
  let records: Json[];
  beforeAll(async () => {
    records = await items();
  });

  test('leaves out what is empty, and keeps the nulls inside its lists', async () => {
    expect(records.flatMap((record) => Object.values(record))).not.toContain(null);
    expect(records.some((record) => !('admintelephone' in record))).toBe(true);
    const { admindiary } = records.find((record) => record.admindiary.some(({ comment }: Json) => comment === null));
    expect(Object.keys(admindiary[0]).sort()).toEqual(['action', 'authorAvatar', 'authorFamilyName', 'authorGivenName', 'avatar', 'comment', 'date', 'familyName', 'givenName', 'progression', 'userId']);
    expect(admindiary[0].progression).toMatch(/^\d+\.\d\d$/);
  });

  test('is punctual, regular or flexible, each with its own dates and hours', async () => {
    const [punctual, regular, flexible] = [1, 2, 3].map((frequency) => records.find(({ adminfrequency }) => adminfrequency === frequency));
    expect(punctual).toMatchObject({ adminoutwardTime: expect.stringMatching(TODAY), adminschedules: [] });
    expect(punctual).not.toHaveProperty('admintoDate');
    expect(regular).not.toHaveProperty('adminoutwardTime');
    expect(regular.adminschedules[0]).toMatchObject({ mon: true, outwardTime: expect.stringMatching(TODAY) });
    expect(flexible).toMatchObject({ admintoDate: expect.any(String), adminschedules: [{ mon: true, sun: true }] });
  });

  test('names the volunteers and carpoolers of each direction', async () => {
    const carpooler = records.flatMap(({ admincarpools }) => admincarpools.return)[0];
    const volunteer = records.flatMap(({ admintransporters }) => admintransporters.outward)[0];
    const regular = records.flatMap(({ admincarpools }) => admincarpools.outward).find(({ frequency }) => frequency === 2);
    expect(carpooler).toMatchObject({ external: false, matchingId: expect.any(Number), carpoolerId: expect.any(Number), type: 'roundtrip' });
    expect(regular.schedule).toMatchObject({ sat: false });
    expect(volunteer).toMatchObject({ volunteerId: expect.any(Number), maxDistance: expect.any(Number), volunteerSchedule: expect.any(Object), schedule: expect.any(Object) });
    expect(Object.values(volunteer.schedule).every((value) => typeof value === 'boolean')).toBe(true);
  });

  test('has threads by the number of the solution, or an empty list', async () => {
    const threads = records.map(({ adminsolutions }) => adminsolutions.threads);
    const kinds = new Set(threads.map((value) => Array.isArray(value)));
    const { drivers, threads: written } = records.map(({ adminsolutions }) => adminsolutions).find((solutions) => Object.values(solutions.threads).some((thread: Json) => thread.length > 0));
    expect(kinds).toEqual(new Set([true, false]));
    expect(Object.keys(written)).toEqual(drivers.map(({ id }: Json) => String(id)));
    expect(Object.values(written).flat()[0]).toMatchObject({ text: expect.any(String), posterId: expect.any(Number) });
  });

  test('goes nowhere in particular when both places are the same', async () => {
    const same = await itemThat((record) => record.adminorigin.displayLabel.join() === record.admindestination.displayLabel.join());
    expect(same.distance).toBe(0);
  });

  test('is closed to who does not operate its structure; an unknown one is an error without words', async () => {
    const own = new Set((await members()).map(({ id }) => id));
    const other = Array.from({ length: 90 }, (_, index) => index + 1).find((id) => !own.has(id));
    const answers = [await call('GET', `${RECORDS}/${other}`), await call('GET', `${RECORDS}/99999`)];
    expect(answers.map(({ status }) => status)).toEqual([400, 500]);
  });

  test('whose diary has an author without an account cannot be read', async () => {
    expect((await members()).map(({ id }) => id)).toContain(98);
    expect((await call('GET', `${RECORDS}/98`)).status).toBe(500);
  });

  test('keeps the numbers of those who were found from one reading to the next', async () => {
    const found = ({ admincarpools, admintransporters }: Json) => [...admincarpools.outward, ...admintransporters.outward, ...admintransporters.return].map(({ matchingId }) => matchingId);
    const first = await itemThat(({ admintransporters }) => admintransporters.outward.length > 0);
    expect(found((await call('GET', `${RECORDS}/${first.id}`)).body)).toEqual(found(first));
  });

  test('is never deleted, nor replaced', async () => {
    expect([(await call('DELETE', `${RECORDS}/1`)).status, (await call('PUT', `${RECORDS}/1`, { body: {} })).status]).toEqual([405, 405]);
  });
});

describe('what is done with a record (contract requests.commands and requests.status)', () => {
  const patch = async (id: number, body: object) => call('PATCH', `${RECORDS}/${id}`, { body });
  const act = async (record: Json, animation: object) => (await patch(record.id, { animation: { user: record.adminuserId, ...animation } })).body;
  const created = async (): Promise<Json> => itemThat(({ status, adminsolutions, admincarpools }) => status === 0 && adminsolutions.drivers.length === 0 && admincarpools.outward.length > 0);

  test('an action sets the progression and the status of its type, and is first in the diary', async () => {
    const record = await created();
    const asked = await act(record, { action: 71 });
    const searched = await act(record, { action: 72, comment: 'Appelée <b>hier</b>.\nRappeler' });
    expect([asked.status, asked.progression, searched.status, searched.progression]).toEqual([0, 25, 2, 50]);
    expect(searched.admindiary[0]).toMatchObject({ action: 'solidary_contact_call', comment: 'Appelée hier.<br />\nRappeler', progression: '50.00', authorFamilyName: 'Benali' });
    expect(searched.adminlastAction).toBe('solidary_contact_call');
  });

  test('a free action changes neither, and a closed record is open again with a later action', async () => {
    const record = await created();
    const closed = await act(record, { action: 59 });
    const noted = await act(record, { action: 90 });
    const again = await act(record, { action: 51 });
    expect([closed, noted, again].map(({ status, progression }) => [status, progression])).toEqual([[4, 100], [4, 100], [3, 75]]);
    // It is the oldest progression in the diary, not the latest.
    expect(noted.admindiary[0].progression).toBe([...noted.admindiary].reverse().find(({ progression }: Json) => Number(progression) > 0).progression);
  });

  test.each([
    [25, 1],
    [50, 2],
    [75, 3],
    [100, 4],
  ])('progression %i by hand gives the status %i', async (progression, status) => {
    const record = await itemThat();
    expect(await act(record, { action: 39, progression })).toMatchObject({ progression, status });
  });

  test.each([[{ action: 39 }], [{ action: 39, progression: 40 }], [{ action: 9999 }], [{ action: 72, user: 99_999_999 }]])('%j is an error', async (animation) => {
    const record = await itemThat();
    expect((await patch(record.id, { animation: { user: record.adminuserId, ...animation } })).status).toBe(500);
  });

  test('a volunteer is chosen, in both directions when they drive both, without a word in the diary', async () => {
    const record = await itemThat(({ admintransporters, adminsolutions }) => admintransporters.return.length > 0 && adminsolutions.drivers.length === 0);
    const [{ matchingId, volunteerId }] = record.admintransporters.return;
    const { body } = await patch(record.id, { solution: { matching: matchingId, transporter: volunteerId } });
    const chosen = { type: 'transporter', userId: volunteerId, contacted: false, status: 0 };
    expect(body.adminsolutions.drivers).toMatchObject(record.admintransporters.outward.some((one: Json) => one.volunteerId === volunteerId) ? [chosen, chosen] : [chosen]);
    expect([body.status, body.admindiary.length]).toEqual([record.status, record.admindiary.length]);
  });

  test('a volunteer is chosen, and their week lies flat', async () => {
    const record = await itemThat(({ admintransporters }) => admintransporters.outward.length > 0);
    const [{ matchingId, volunteerId }] = record.admintransporters.outward;
    const { body } = await patch(record.id, { solution: { matching: matchingId, transporter: volunteerId } });
    expect(body.adminsolutions.drivers.find((driver: Json) => driver.matchingId === matchingId)).toMatchObject({ type: 'transporter', mMon: expect.anything() });
  });

  test('a first message asks, and stands in the thread in the name of the beneficiary', async () => {
    const record = await itemThat(({ adminsolutions }) => adminsolutions.drivers.some(({ contacted }: Json) => !contacted));
    const { id } = record.adminsolutions.drivers.find(({ contacted }: Json) => !contacted);
    const { body } = await patch(record.id, { message: { solution: id, text: 'Bonjour,\nêtes-vous disponible ?' } });
    expect(body.adminsolutions.drivers.find((driver: Json) => driver.id === id)).toMatchObject({ contacted: true, status: 0 });
    expect(body.adminsolutions.threads[id]).toMatchObject([{ posterId: record.adminuserId, delegateFamilyName: 'Benali', text: 'Bonjour,<br />\nêtes-vous disponible ?' }]);
  });

  test('a carpooler who is chosen is kept, and the record can never be read again', async () => {
    const record = await itemThat(({ admincarpools }) => admincarpools.outward.length > 0);
    const [{ matchingId, carpoolerId }] = record.admincarpools.outward;
    const { status } = await patch(record.id, { solution: { matching: matchingId, carpooler: carpoolerId } });
    expect([status, (await call('GET', `${RECORDS}/${record.id}`)).status]).toEqual([500, 500]);
    expect((await members()).map(({ id }) => id)).toContain(record.id);
  });

  test.each([[{ solution: { matching: 1, carpooler: 20 } }], [{ message: { solution: 1, text: 'Bonjour' } }], [{ needs: [1] }]])('%j is an error', async (body) => {
    const record = await itemThat();
    expect((await patch(record.id, body)).status).toBe(500);
  });
});
