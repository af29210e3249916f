import { expect, it } from 'vitest';
import { heldLabel } from '@/widgets/reference/referenceOption';

const options = { resource: 'user', labelField: 'referrer' };

it.each([
  ['Rémi L.', 'Rémi L.'],
  ['42', '42'],
  [' .', undefined],
  ['', undefined],
  [null, undefined],
])('the name that a record holds of somebody is one only when there is something to read in it: %j', (referrer, label) => {
  expect(heldLabel(options, { referrer })).toBe(label);
});
