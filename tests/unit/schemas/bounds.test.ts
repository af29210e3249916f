import { expect, it } from 'vitest';
import type { Schema } from '@/engine/model/Schema';
import { readResources } from '../../../scripts/resources/readResources';
import { OURS } from '../../support/ourEntities';

/** The longest text, the allowed values, or the smallest and the largest number. */
type Bound = number | number[] | { from: number; to: number };
type Bounds = Record<string, Bound>;

const SMALL = { from: -32768, to: 32767 };
/** A count in a small column, and below in a 32-bit column. The columns could hold negative numbers too, but these mean nothing. */
const SMALL_COUNT = { from: 0, to: 32767 };
const COUNT = { from: 0, to: 2147483647 };

/** The longest text in each part of an address (contract places.address). */
const ADDRESS: Bounds = {
  houseNumber: 45,
  street: 255,
  streetAddress: 255,
  postalCode: 15,
  subLocality: 100,
  addressLocality: 100,
  localAdmin: 100,
  county: 100,
  macroCounty: 100,
  region: 100,
  macroRegion: 100,
  addressCountry: 100,
  countryCode: 10,
  latitude: { from: -90, to: 90 },
  longitude: { from: -180, to: 180 },
  name: 255,
};

/**
 * The fields that users and people of the solidary area have in common (contract users.fields and people.fields), because they are columns of the
 * same table.
 */
const PERSON: Bounds = { givenName: 255, familyName: 255, email: 255, gender: [0, 1, 2, 3], telephone: 255, ...within('homeAddress', ADDRESS) };

const MEMBER_OF_THE_PUBLIC: Bounds = {
  ...PERSON,
  status: [1, 2, 3, 4],
  phoneDisplay: [1, 2],
  drivingLicenceNumber: 15,
  postalAddress: 255,
  legalGuardianEmail: 255,
};

const PROOF: Bounds = { label: 255 };

/** The bounds of the contract (core 4.2, 5.2, 6.2, 7, 8.1, 8.2, 9.1, 9.2; solidary 4.2, 5.1 to 5.3, 7.6, 9.5), beyond which the database refuses a value. */
const CONTRACT: Record<string, Bounds> = {
  user: { ...MEMBER_OF_THE_PUBLIC, nationality: 255, smoke: [0, 1, 2], musicFavorites: 255, chatFavorites: 255 },
  hitchhiker: MEMBER_OF_THE_PUBLIC,
  community: {
    name: 255,
    status: SMALL,
    validationType: [0, 1, 2, 3],
    domain: 255,
    description: 255,
    target: COUNT,
    ...within('address', ADDRESS),
  },
  campaign: { name: 255, subject: 255 },
  event: { name: 255, status: [0, 1, 2], description: 512, url: 255, ...within('address', ADDRESS) },
  article: {
    title: 255,
    status: [0, 1],
    'sections.title': 255,
    'sections.subTitle': 255,
    'sections.status': [0, 1],
    'sections.paragraphs.status': [0, 1],
  },
  editorial: { title: 255, text: 512, label: 255, link: 255, status: [0, 1] },
  relayPoint: {
    name: 255,
    status: [0, 1, 2],
    description: 255,
    places: SMALL_COUNT,
    placesDisabled: SMALL_COUNT,
    permalink: 255,
    ...within('address', ADDRESS),
  },
  relayPointType: { name: 255 },
  structure: {
    name: 255,
    email: 255,
    telephone: 255,
    signature: 255,
    'subjects.label': 255,
    'needs.label': 255,
    'needs.labelVolunteer': 255,
    ...within('structureProofsRequester', PROOF),
    ...within('structureProofsVolunteer', PROOF),
  },
  beneficiary: PERSON,
  volunteer: {},
  solidaryRecord: {
    ...PERSON,
    additionalSubject: 255,
    additionalNeed: 255,
    punctualOutwardDateChoice: [1, 2, 3, 4],
    punctualOutwardTimeChoice: [1, 2, 3, 4],
    punctualReturnDateChoice: [1, 2, 3, 4, 5],
    regularDateChoice: [1, 2, 3],
    ...within('origin', ADDRESS),
    ...within('destination', ADDRESS),
  },
};

const { entities } = readResources('schemas');
const written = entities.filter(({ resource: { name, permissions } }) => OURS.includes(name) && ('create' in permissions || 'edit' in permissions));

it.each(written)('$resource.name: what can be written is bounded as in the contract, no more and no less', ({ resource, schema }) => {
  expect(boundsOf(schema)).toEqual(CONTRACT[resource.name]);
});

it('has every entity of ours that is written in the table', () => {
  expect(written.map(({ resource }) => resource.name).sort()).toEqual(Object.keys(CONTRACT).sort());
});

/** The bounds of every text and number that is sent, by its path. */
function boundsOf(schema: Schema): Bounds {
  const parts = Object.entries(schema.properties ?? {}).filter(([, field]) => !field.readOnly);
  return Object.assign({}, ...parts.map(([name, field]) => {
    const bound = boundOf(field);
    return bound === undefined ? within(name, boundsOf(field.items ?? field)) : { [name]: bound };
  }));
}

function boundOf({ enum: values, maxLength, minimum: from, maximum: to }: Schema): Bound | undefined {
  if (values?.every((value) => typeof value === 'number')) return values.toSorted((one, other) => one - other);
  return from !== undefined && to !== undefined ? { from, to } : maxLength;
}

function within(name: string, bounds: Bounds): Bounds {
  return Object.fromEntries(Object.entries(bounds).map(([path, bound]) => [`${name}.${path}`, bound]));
}
