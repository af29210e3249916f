import { expect, test } from 'vitest';
import { actionsFromApi, groupsAt, stateAfter } from '@/features/solidary/case/actions/catalogue';

const ROWS = [
  { id: 40, name: 'solidary_more_infos_sms', type: 1, progression: '25.00' },
  { id: 43, name: 'solidary_contact_sms', type: 2, progression: '50.00' },
  { id: 51, name: 'solidary_carpool_ongoing', type: 3, progression: '75.00' },
  { id: 56, name: 'solidary_punctual_carpool', type: 4, progression: '100.00' },
  { id: 90, name: 'solidary_free', type: 5, progression: '-1.00' },
];
const CATALOGUE = actionsFromApi(ROWS);

test.each([
  ['a hydra list', { 'hydra:member': ROWS }],
  ['an object with numeric keys', Object.fromEntries(ROWS.map((row, index) => [index * 2, row]))],
])('the actions are read from %s, with their progressions as numbers', (_shape, body) => {
  expect(actionsFromApi(body).map(({ id, progression }) => [id, progression])).toEqual([[40, 25], [43, 50], [51, 75], [56, 100], [90, undefined]]);
});

test('what is no action is left out, and a progression of nothing changes none', () => {
  expect(actionsFromApi([{ id: '7', name: 'x', type: 1 }, { id: 8, type: 1 }, { id: 9, name: 'solidary_note', type: 5, progression: null }])).toEqual([{ id: 9, name: 'solidary_note', type: 5 }]);
});

test.each([
  [0, [1, 2, 5]],
  [1, [1, 2, 5]],
  [2, [2, 3, 4, 5]],
  [3, [3, 4, 5]],
  [4, [5]],
])('at status %i the actions of the types %j come first, and none is missing', (status, types) => {
  const { proposed, others } = groupsAt(status, CATALOGUE);
  expect(proposed.map(({ type }) => type)).toEqual(types);
  expect([...proposed, ...others].flatMap(({ actions }) => actions)).toHaveLength(ROWS.length);
});

test.each([
  ['taking into account changes the progression only', 40, { status: 0, progression: 25 }],
  ['a search sets its status', 43, { status: 2, progression: 50 }],
  ['a follow-up sets its status', 51, { status: 3, progression: 75 }],
  ['a closing closes', 56, { status: 4, progression: 100 }],
  ['a free action changes nothing', 90, { status: 0, progression: 10 }],
])('%s', (_name, id, after) => {
  const action = CATALOGUE.find((one) => one.id === id)!;
  expect(stateAfter(action, { status: 0, progression: 10 })).toEqual(after);
});
