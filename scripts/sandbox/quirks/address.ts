import type { Schema } from '../../../src/engine/model/Schema';

const text = (maxLength: number): Schema => ({ type: ['string', 'null'], maxLength });

const computed: Schema = { type: ['string', 'null'], readOnly: true };

/** An address inside a record (contract places.address). Coordinates are texts; computed fields cannot be written. */
export const address: Schema = {
  type: 'object',
  properties: {
    '@id': { type: 'string', readOnly: true },
    '@type': { type: 'string', readOnly: true },
    houseNumber: text(45),
    street: text(255),
    streetAddress: text(255),
    postalCode: text(15),
    subLocality: text(100),
    addressLocality: text(100),
    localAdmin: text(100),
    county: text(100),
    macroCounty: text(100),
    region: text(100),
    macroRegion: text(100),
    addressCountry: text(100),
    countryCode: text(10),
    latitude: { type: ['string', 'null'] },
    longitude: { type: ['string', 'null'] },
    name: text(255),
    home: { type: ['boolean', 'null'] },
    displayLabel: { type: 'array', readOnly: true },
    icon: computed,
    type: computed,
    regionCode: computed,
  },
};
