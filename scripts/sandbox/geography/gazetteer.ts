import { fold } from '../../../src/i18n/fold';
import { STREETS } from '../seed/names';
import { ofPlace, type Place, PLACES } from '../seed/places';
import { Random, seedOf } from '../seed/Random';
import { kilometres, type Position } from './distance';

export type SpotType = 'housenumber' | 'street' | 'locality' | 'venue';

/** A place that the geocoder knows. */
export interface Spot extends Position {
  type: SpotType;
  name: string;
  houseNumber: string | null;
  street: string | null;
  place: Place;
}

const OF_EACH_TYPE = 5;
const VENUES = ['Gare', 'Mairie', 'Centre hospitalier', 'Médiathèque', 'Piscine', 'Marché couvert'];
const TYPES: readonly SpotType[] = ['locality', 'street', 'housenumber', 'venue'];

const COMMUNES = PLACES.map((place) => ({ place, words: [...wordsOf(place.commune), place.postalCode] }));
const STREET_WORDS = STREETS.map((street) => ({ name: street, words: wordsOf(street) }));
const VENUE_WORDS = VENUES.map((venue) => ({ name: venue, words: wordsOf(venue) }));

/**
 * The places that a text may mean, a few of each type. Every word of the text must begin a word of the place. A number before a street asks for a
 * house. A commune whose full name matches comes first, then the nearest one, or the largest when no position is given.
 */
export function searchGazetteer(search: string, near: Position | undefined): Spot[] {
  const { houseNumber, words } = readSearch(search);
  if (words.length === 0) return [];
  const found = COMMUNES.flatMap((commune) => spotsIn(commune, words, houseNumber));
  return TYPES.flatMap((type) => best(found.filter((spot) => spot.type === type), words, near).slice(0, OF_EACH_TYPE));
}

/** The place of an address whose parts are known: the house, else the street, else the commune. */
export function locate({ houseNumber, street, place }: { houseNumber: string; street: string; place: Place }): Spot {
  const known = STREET_WORDS.find(({ name }) => fold(name) === fold(street))?.name;
  if (known === undefined) return localityOf(place);
  return houseNumber === '' ? streetOf(place, known) : houseOf(place, known, houseNumber);
}

function spotsIn({ place, words }: { place: Place; words: string[] }, asked: string[], houseNumber: string | undefined): Spot[] {
  const others = asked.filter((word) => !begins(word, words));
  const isAbout = (named: { words: string[] }): boolean =>
    others.every((word) => begins(word, named.words)) && asked.some((word) => begins(word, named.words));
  const streets = STREET_WORDS.filter(isAbout).map(({ name }) => name);
  if (houseNumber !== undefined) return streets.map((street) => houseOf(place, street, houseNumber));
  const venues = VENUE_WORDS.filter(isAbout).map(({ name }) => venueOf(place, name));
  return [
    ...(others.length === 0 ? [localityOf(place)] : []),
    ...streets.map((street) => streetOf(place, street)),
    ...venues,
  ];
}

function begins(word: string, words: readonly string[]): boolean {
  return words.some((one) => one.startsWith(word));
}

function readSearch(search: string): { houseNumber: string | undefined; words: string[] } {
  const words = wordsOf(search);
  const [first = '', second = ''] = words;
  if (!/^\d{1,4}$/.test(first) || words.length === 1) return { houseNumber: undefined, words };
  const isSuffixed = /^(bis|ter|quater)$/.test(second);
  return { houseNumber: isSuffixed ? `${first} ${second}` : first, words: words.slice(isSuffixed ? 2 : 1) };
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function best(spots: readonly Spot[], words: readonly string[], near: Position | undefined): Spot[] {
  return spots
    .map((spot) => ({
      spot,
      isNamed: wordsOf(spot.place.commune).every((word) => words.includes(word)),
      distance: near ? kilometres(spot, near) : 0,
    }))
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || one.distance - other.distance)
    .map(({ spot }) => spot);
}

function localityOf(place: Place): Spot {
  const { commune: name, latitude, longitude } = place;
  return { type: 'locality', name, houseNumber: null, street: null, place, latitude, longitude };
}

function streetOf(place: Place, street: string): Spot {
  return { type: 'street', name: street, houseNumber: null, street, place, ...around(place, street, 80) };
}

function houseOf(place: Place, street: string, houseNumber: string): Spot {
  const { latitude, longitude } = around(place, street, 80);
  const along = (Number.parseInt(houseNumber, 10) % 500) / 40_000;
  const name = `${houseNumber} ${street}`;
  return { type: 'housenumber', name, houseNumber, street, place, latitude: round(latitude + along), longitude };
}

function venueOf(place: Place, venue: string): Spot {
  const name = `${venue} ${ofPlace(place.commune)}`;
  return { type: 'venue', name, houseNumber: null, street: null, place, ...around(place, venue, 60) };
}

/** A position near the centre of a commune, always the same for the same name. */
function around({ commune, latitude, longitude }: Place, name: string, spread: number): Position {
  const random = new Random(seedOf(`${commune} ${name}`, 0));
  return {
    latitude: round(latitude + (random.next() - 0.5) / spread),
    longitude: round(longitude + (random.next() - 0.5) / spread),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
