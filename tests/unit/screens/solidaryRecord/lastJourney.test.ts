import { expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import { lastJourney } from '@/features/solidary/form/lastJourney';

const odette = { userId: 900, givenName: 'Odette', familyName: 'Thévenot' };
const subjects = { subjects: [{ id: 41, label: 'Courses' }] };
const place = (addressLocality: string, latitude: string) => ({ addressLocality, latitude, longitude: '6.1', displayLabel: [addressLocality, 'France'] });
const row = { id: 9, adminuserId: 900, adminsubject: 'COURSES', adminorigin: place('Toul', '48.6'), admindestination: place('Baccarat', '48.4') };

const over = (...items: object[]) => listing(items, []);
const listing = (items: object[], asked: unknown[]) =>
  ({ list: (path: string, request: unknown) => (asked.push([path, request]), Promise.resolve({ items, total: items.length })) }) as unknown as Api;
const last = (api: Api) => lastJourney(api, subjects, odette);

it('is that of the last request of this person, among those of their name', async () => {
  const asked: unknown[] = [];
  const found = await last(listing([{ ...row, id: 8, adminsubject: 'Soins' }, row, { ...row, id: 12, adminuserId: 77 }], asked));
  expect(found).toMatchObject({ from: 'Toul', to: 'Baccarat', subject: 'Courses', values: { destinationAny: false, subjectId: 41 } });
  expect(asked).toEqual([['admin/solidaries', { page: 1, perPage: 100, filters: [['givenName', 'Odette'], ['familyName', 'Thévenot']] }]]);
});

it('is to anywhere where the platform repeats the start, and not where another place has its name', async () => {
  const to = async (latitude: string) => (await last(over({ ...row, admindestination: place('Toul', latitude) })))?.to;
  expect([await to('48.6'), await to('48.9')]).toEqual([undefined, 'Toul']);
});

it('has no subject that the structure does not offer', async () => {
  const found = await last(over({ ...row, adminsubject: 'Mariage' }));
  expect([found?.subject, found && 'subjectId' in found.values]).toEqual([undefined, false]);
});

it('is not known without a place, or where the list does not come', async () => {
  const broken = { list: () => Promise.reject(new ApiError('denied')) } as unknown as Api;
  expect([await last(over({ ...row, adminorigin: null })), await last(over()), await last(broken)]).toEqual([undefined, undefined, undefined]);
});
