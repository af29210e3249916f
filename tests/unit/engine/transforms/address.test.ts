import { describe, expect, it } from 'vitest';
import { address } from '@/engine/model/transforms/address';

const { fromApi, toApi, wireSchema } = address();

describe('address', () => {
  it('reads coordinates as numbers, and leaves behind what cannot be sent back', () => {
    const wire = { id: 3, layer: 1, street: 'rue X', region: null, latitude: '48.692100', longitude: 6.18, displayLabel: ['rue X', ''] };
    expect(fromApi(wire)).toEqual({ street: 'rue X', latitude: 48.6921, longitude: 6.18, displayLabel: ['rue X', ''] });
  });

  it('sends a whole address: a missing text as null, coordinates as text, and not the lines that the platform composes', () => {
    const sent = toApi({ street: 'rue X', latitude: 48.6921, longitude: 6.18, home: true, displayLabel: ['rue X', ''] });
    expect(sent).toEqual({
      houseNumber: null,
      street: 'rue X',
      streetAddress: null,
      postalCode: null,
      subLocality: null,
      addressLocality: null,
      localAdmin: null,
      county: null,
      macroCounty: null,
      region: null,
      macroRegion: null,
      addressCountry: null,
      countryCode: null,
      name: null,
      latitude: '48.6921',
      longitude: '6.18',
      home: true,
    });
  });

  it.each([{}, { latitude: 48.69 }, { longitude: 6.18 }])('never sends coordinates as null, nor half of a point: %o', (point) => {
    expect(Object.keys(toApi({ street: 'rue X', ...point }) as object)).not.toEqual(expect.arrayContaining([expect.stringMatching(/tude$/)]));
  });

  it('says in the schema of the wire what it sends', () => {
    const form = { type: 'object', properties: { street: { type: 'string', maxLength: 9 }, latitude: { type: 'number', minimum: -90 } } } as const;
    expect(wireSchema({ ...form, examples: [{ street: 'rue X', latitude: 48.5, longitude: 6 }] })).toMatchObject({
      properties: { street: { type: ['string', 'null'], maxLength: 9 }, latitude: { type: 'string' } },
      examples: [{ street: 'rue X', latitude: '48.5', longitude: '6' }],
    });
  });
});
