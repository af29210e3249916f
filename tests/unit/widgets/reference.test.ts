import { expect, it } from 'vitest';
import type { WidgetField } from '@/engine/model/Widget';
import { heldLabel } from '@/widgets/reference/referenceOption';
import { readResources } from '../../../scripts/resources/readResources';

const options = { resource: 'user', labelField: 'referrer' };
const referrerId = { name: 'referrerId', options } as unknown as WidgetField;

it.each([
  ['Rémi L.', 'Rémi L.'],
  ['42', '42'],
  [' .', undefined],
  ['', undefined],
  [null, undefined],
])('the name that a record holds of somebody is one only when there is something to read in it: %j', (referrer, label) => {
  expect(heldLabel(referrerId, 7, { referrer })).toBe(label);
});

const { entities } = readResources('schemas');

it.each(entities)('a list of $resource.name opens with people named by the reference that knows their number, not by the bare name beside it', ({ resource }) => {
  const held = Object.values(resource.fields).flatMap(({ widget }) => (widget?.['resource'] === 'user' ? [widget['labelField']] : []));
  expect(resource.list?.columns.filter(({ field, hidden }) => held.includes(field) && !hidden)).toEqual(resource.list && []);
});
