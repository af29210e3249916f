import { expect, it } from 'vitest';
import type { Schema } from '@/engine/Schema';
import { readResources } from '../../../scripts/resources/readResources';

/** What the contract bounds (core 4.2, 5.2, 8.2, 9.2 and 9.3): the longest text, or the values allowed. */
const CONTRACT: Record<string, Record<string, number | number[]>> = {
  user: {
    status: [1, 2, 3, 4],
    givenName: 255,
    familyName: 255,
    email: 255,
    gender: [0, 1, 2, 3],
    nationality: 255,
    telephone: 255,
    phoneDisplay: [1, 2],
    drivingLicenceNumber: 15,
    smoke: [0, 1, 2],
    musicFavorites: 255,
    chatFavorites: 255,
    postalAddress: 255,
    legalGuardianEmail: 255,
  },
  community: { name: 255, validationType: [0, 1, 2, 3], domain: 255, description: 255 },
  editorial: { title: 255, text: 512, label: 255, link: 255, status: [0, 1] },
  relayPointType: { name: 255 },
};

const entities = readResources('schemas').entities.filter(({ resource }) => resource.name in CONTRACT);

it.each(entities)('$resource.name: what can be written is bounded as in the contract, no more and no less', ({ resource, schema }) => {
  const bounds = Object.entries(schema.properties).flatMap(([name, field]) => {
    const bound = field.readOnly ? undefined : boundOf(field);
    return bound === undefined ? [] : [[name, bound] as const];
  });
  expect(Object.fromEntries(bounds)).toEqual(CONTRACT[resource.name]);
});

it('has read every entity of the table', () => {
  expect(entities.map(({ resource }) => resource.name).sort()).toEqual(Object.keys(CONTRACT).sort());
});

function boundOf({ enum: values, maxLength }: Schema): number | number[] | undefined {
  return values ? (values as number[]).toSorted((one, other) => one - other) : maxLength;
}
