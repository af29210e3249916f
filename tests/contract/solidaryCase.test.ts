import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordData } from '@/engine/model/Schema';
import { adminPrefix } from '@/features/solidary/transforms/adminPrefix';
import { readCase } from '@/features/solidary/model/readCase';
import type { Carpooler, SolidaryCase, Way } from '@/features/solidary/model/SolidaryCase';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
/** Each request as the platform sends it, without the prefix, and as the page reads it. */
let read: { record: RecordData; one: SolidaryCase }[];

beforeAll(async () => {
  sandbox = await openSandbox();
  const call = await signIn(sandbox, 'solidaire');
  const rows: { id: number }[] = (await call('GET', '/admin/solidaries?perPage=500')).body['hydra:member'];
  const answers = await Promise.all(rows.map(({ id }) => call('GET', `/admin/solidaries/${id}`)));
  const { fromApi } = adminPrefix();
  const records = answers.filter(({ status }) => status === 200).map(({ body }) => fromApi(body as RecordData));
  read = records.map((record) => ({ record, one: readCase(record) }));
});
afterAll(() => sandbox.close());

const CLOCK = /^\d{2}:\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const cases = () => read.map(({ one }) => one);
const found = (condition: (one: SolidaryCase) => boolean): SolidaryCase => {
  const one = cases().find(condition);
  expect(one).toBeDefined();
  return one as SolidaryCase;
};
const every = (values: readonly (string | undefined)[], pattern: RegExp) => expect(values.filter((value) => value !== undefined && !pattern.test(value))).toEqual([]);

describe('every request that the platform manages to show is read (contract requests.item)', () => {
  test('with its number, its status, its structure, and no field that still has the prefix', () => {
    expect(read.length).toBeGreaterThan(40);
    for (const { record, one } of read) {
      expect([one.id, one.status, one.structure.id, one.structure.name]).toEqual([record['id'], record['status'], record['structureId'], record['structure']]);
      expect([0, 1, 2, 3, 4]).toContain(one.status);
      expect(Object.keys(record).filter((name) => name.startsWith('admin'))).toEqual([]);
    }
  });

  test('with who asks: their names, how to reach them, and where they live', () => {
    for (const { record, one } of read) {
      const { givenName, familyName, email, telephone, gender, newsSubscription } = one.beneficiary;
      const sent = ['givenName', 'familyName', 'email', 'telephone', 'gender', 'newsSubscription'].map((name) => record[name]);
      expect([givenName, familyName, email, telephone, gender, newsSubscription]).toEqual(sent);
    }
    every(cases().map(({ beneficiary }) => beneficiary.birthDate), DAY);
    expect(found(({ beneficiary }) => beneficiary.homeAddress !== undefined).beneficiary.homeAddress).toMatchObject({ latitude: expect.any(Number) });
  });

  test('with its reason and its needs', () => {
    for (const { record, one } of read) expect([one.subject, one.subjectId]).toEqual([record['subject'], record['subjectId']]);
    expect(found(({ needs }) => needs.length > 0).needs[0]).toEqual({ id: expect.any(Number), label: expect.any(String) });
  });

  test('with its proofs, each of one kind, and the name and size of a file', () => {
    const proofs = cases().flatMap((one) => one.proofs);
    expect(new Set(proofs.map(({ inputType }) => inputType))).toEqual(new Set(['checkbox', 'input', 'selectbox', 'file']));
    const file = proofs.find(({ inputType }) => inputType === 'file');
    expect(file).toMatchObject({ definitionId: expect.any(Number), file: expect.stringMatching(/^https?:/), fileName: expect.any(String), fileSize: expect.stringMatching(/kB$/) });
    expect(proofs.filter(({ inputType }) => inputType === 'checkbox').every(({ value }) => typeof value === 'boolean')).toBe(true);
  });

  test('with where it goes, or that it may go anywhere', () => {
    for (const { journey } of cases()) {
      expect(journey.origin).toMatchObject({ latitude: expect.any(Number), longitude: expect.any(Number) });
      expect(journey.destination === undefined).toBe(journey.isAnywhere);
    }
    expect(cases().some(({ journey }) => journey.isAnywhere)).toBe(true);
  });

  test('with when: an exact day or a range, hours or a window, a return or none', () => {
    const punctual = cases().filter(({ journey }) => journey.frequency === 1);
    const flexible = cases().filter(({ journey }) => journey.frequency === 3);
    every(cases().flatMap(({ journey }) => [journey.fromDate, journey.toDate, journey.returnDate]), DAY);
    every(cases().flatMap(({ journey: { outward, return: back } }) => [outward?.time, outward?.min, outward?.max, back?.time]), CLOCK);
    expect(punctual.filter(({ journey }) => journey.choices.outwardDate !== undefined).every(({ journey }) => journey.choices.outwardDate === 1 && journey.toDate === undefined)).toBe(true);
    expect(flexible.every(({ journey }) => (journey.choices.outwardDate ?? 2) > 1 && journey.toDate !== undefined)).toBe(true);
    const chosen = found(({ journey }) => journey.choices.returnDate === 5 && journey.frequency === 1).journey;
    expect([chosen.returnDate, chosen.return?.time]).toEqual([expect.stringMatching(DAY), expect.stringMatching(CLOCK)]);
    expect(found(({ journey }) => (journey.choices.outwardTime ?? 0) > 1).journey.outward).toMatchObject({ min: expect.any(String), max: expect.any(String) });
  });

  test('with the weeks of a regular one: its days and the hours of both ways', () => {
    const regular = cases().filter(({ journey }) => journey.frequency === 2);
    expect(regular.length).toBeGreaterThan(3);
    expect(regular.map(({ journey }) => journey.choices.regularDate)).toContain(3);
    const rows = regular.flatMap(({ journey }) => journey.schedules);
    every(rows.flatMap(({ outwardTime, returnTime }) => [outwardTime, returnTime]), CLOCK);
    expect(rows.every(({ days }) => Object.keys(days).length === 7 && Object.values(days).includes(true))).toBe(true);
  });

  test('with those who could drive, apart by way, and those who were chosen', () => {
    const ofWay = (way: Way) => cases().flatMap((one): readonly Carpooler[] => one.carpoolers[way]);
    for (const way of ['outward', 'return'] as const) expect(ofWay(way).every((one) => one.way === way && one.matchingId !== undefined && one.userId !== undefined)).toBe(true);
    expect([ofWay('outward').length > 0, ofWay('return').length > 0]).toEqual([true, true]);
    const chosen = found(({ drivers }) => drivers.some(({ solutions }) => solutions.length === 2)).drivers[0];
    expect(chosen?.solutions.map(({ way }) => way)).toEqual(['outward', 'return']);
  });

  test('with the parts of the week in which a volunteer drives', () => {
    const volunteers = cases().flatMap(({ transporters }) => transporters.outward);
    expect(volunteers.length).toBeGreaterThan(0);
    expect(volunteers.every(({ available, asked }) => available.size > 0 && [...asked].every((slot) => /^[mae](Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/.test(slot)))).toBe(true);
  });

  test('with a diary whose newest line is the last action', () => {
    for (const { lastAction, diary } of cases()) expect(diary[0]?.action).toBe(lastAction);
    expect(found(({ diary }) => diary.length > 3).diary.every(({ progression }) => typeof progression === 'number')).toBe(true);
  });
});
