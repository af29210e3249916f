import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { RecordData } from '@/engine/model/Schema';
import { everyDay } from '@/features/solidary/form/everyDay';
import { flexibleAdvice } from '@/features/solidary/form/flexibleAdvice';
import { readConfiguration } from '@/features/solidary/model/RequestConfiguration';

const configuration = readConfiguration({ id: 7, aMinTime: '12:00', aMaxTime: '18:00' });
const words = { title: '', body: '', advised: { label: '', detail: '' }, asked: { label: '', detail: '' }, taken: '' };
const advise = flexibleAdvice(configuration, () => words);

const flexible = { regular: false, punctualOutwardDateChoice: 2, punctualOutwardMinDate: '2027-01-05', punctualOutwardTimeChoice: 3, punctualReturnDateChoice: 3 };
const volunteers = (...structures: unknown[]): Api => ({ list: () => Promise.resolve({ items: structures.map((one, id) => ({ id, structures: one })), total: structures.length }) }) as unknown as Api;
const some = volunteers([{ id: 8, status: 1 }], { 0: { id: 7, status: 1 } });
const changes = async (record: RecordData, api = some, before?: RecordData) => (await advise(record, before, api))?.changes;

beforeEach(() => void vi.useFakeTimers({ now: new Date(2027, 0, 4, 10), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the same journey on each day', () => {
  test('has the days of the range, the middle of the part of the day, and the return so many hours later', async () => {
    expect(await changes(flexible)).toEqual({
      regular: true,
      regularDateChoice: 3,
      regularMinDate: '2027-01-05',
      regularMaxDate: '2027-01-12',
      regularSchedules: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], outwardTime: '15:00', returnTime: '17:00' }],
    });
  });

  test('has the hour itself where one was chosen, and no return where nobody comes back', () => {
    const exact = { ...flexible, punctualOutwardTimeChoice: 1, punctualOutwardMinTime: '09:30', punctualReturnDateChoice: 1 };
    expect(everyDay(exact, {})).toEqual({ from: '2027-01-05', to: '2027-01-12', outwardTime: '09:30', returnTime: undefined });
  });

  test('starts today where the first of the days is over, and is none where all of them are', () => {
    vi.setSystemTime(new Date(2027, 0, 8, 10));
    expect(everyDay(flexible, configuration.windows)).toMatchObject({ from: '2027-01-08', to: '2027-01-12' });
    vi.setSystemTime(new Date(2027, 0, 12, 10));
    expect(everyDay(flexible, configuration.windows)).toMatchObject({ from: '2027-01-12', to: '2027-01-12' });
    vi.setSystemTime(new Date(2027, 0, 13, 10));
    expect(everyDay(flexible, configuration.windows)).toBeUndefined();
  });

  test.each([
    ['a journey on a day', { ...flexible, punctualOutwardDateChoice: 1 }],
    ['a regular one', { ...flexible, regular: true }],
    ['a part of the day that the structure does not say', { ...flexible, punctualOutwardTimeChoice: 2 }],
  ])('is no advice for %s', async (_what, record) => {
    expect(await changes(record)).toBeUndefined();
  });
});

describe('the advice', () => {
  test.each([
    ['nobody drives', volunteers()],
    ['those who drive do it for another structure', volunteers([{ id: 8, status: 1 }])],
    ['they are not accepted', volunteers([{ id: 7, status: 0 }])],
  ])('is not given where %s', async (_why, api) => {
    expect(await changes(flexible, api)).toBeUndefined();
  });

  test('is given where nobody may know who drives', async () => {
    expect(await changes(flexible, { list: () => Promise.reject(new ApiError('denied')) } as unknown as Api)).toBeDefined();
  });

  test('looks at all who drive', async () => {
    const pages: number[] = [];
    const others = Array.from({ length: 150 }, (_one, id) => ({ id, structures: [{ id: 8, status: 1 }] }));
    const api = { list: (_path: string, { page }: { page: number }) => (pages.push(page), Promise.resolve({ items: others.slice((page - 1) * 100, page * 100), total: 150 })) } as unknown as Api;
    expect([await changes(flexible, api), pages]).toEqual([undefined, [1, 2]]);
  });

  test('is not given for an edit that leaves the journey as it was', async () => {
    expect(await changes({ ...flexible, telephone: '0600000001' }, some, flexible)).toBeUndefined();
    expect(await changes({ ...flexible, origin: { latitude: 48 } }, some, flexible)).toBeDefined();
  });

  test('ends on the stored day where the days are as they were, and on a new one where they are not', async () => {
    const before = { ...flexible, toDate: '2027-01-20T00:00:00+00:00' };
    expect(await changes({ ...before, origin: { latitude: 48 } }, some, before)).toMatchObject({ regularMinDate: '2027-01-05', regularMaxDate: '2027-01-20' });
    expect(await changes({ ...before, punctualOutwardMinDate: '2027-01-06' }, some, before)).toMatchObject({ regularMaxDate: '2027-01-13' });
  });
});
