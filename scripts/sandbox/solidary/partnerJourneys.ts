import type { RecordData } from '../../../src/engine/model/Schema';
import { kilometres, type Position } from '../geography/distance';
import { Refusal } from '../http/Refusal';
import { FAMILIES, MEN, WOMEN } from '../seed/names';
import { PLACES } from '../seed/places';
import { Random, seedOf } from '../seed/Random';
import { PROVIDERS } from '../session/providers';
import { DAY_NAMES } from './SolidaryRecord';
import { rawAddress } from './wireParts';

export interface Search {
  from: Position;
  to: Position;
  frequency: 'punctual' | 'regular' | undefined;
  fromDate: string;
  toDate: string;
}

const PUNCTUAL = 1;
const REGULAR = 2;
/** Minutes per kilometre on small roads. */
const PACE = 1.2;
/** The partner whose area is a region; about places outside of it, it only answers an error. */
const REGION = { provider: 'Covoit’Grand Est', west: 3.3, south: 47.4, east: 8.3, north: 50.2 };

/**
 * The journeys of partners, in rows that resemble the platform's carpoolers but differ from them (contract partners.journeys). If one partner
 * fails, the whole call fails.
 */
export function partnerJourneys(provider: string, search: Search): RecordData[] {
  const known = Object.keys(PROVIDERS);
  return (known.includes(provider) ? [provider] : known).flatMap((name) => journeysOf(name, search));
}

function journeysOf(provider: string, search: Search): RecordData[] {
  const isBeyond = ({ latitude, longitude }: Position): boolean => latitude < REGION.south || latitude > REGION.north || longitude < REGION.west || longitude > REGION.east;
  if (provider === REGION.provider && (isBeyond(search.from) || isBeyond(search.to))) {
    throw new Refusal(400, 'HTTP/1.1 503 Service Unavailable returned for "https://rdex.grandest.example/restapi/journeys.json".');
  }
  const random = new Random(seedOf(`${provider} ${search.from.latitude.toFixed(3)} ${search.to.latitude.toFixed(3)}`, 0));
  const rows = Array.from({ length: random.integer(1, 4) }, (_, index) => journeyOf(provider, index, search, random));
  const asked = search.frequency === 'regular' ? REGULAR : PUNCTUAL;
  return search.frequency === undefined ? rows : rows.map((row) => ({ ...row, frequency: asked, ...whenOf(asked, search, random) }));
}

function journeyOf(provider: string, index: number, search: Search, random: Random): RecordData {
  const number = seedOf(`${provider} ${search.from.longitude.toFixed(3)}`, index);
  const site = PROVIDERS[provider as keyof typeof PROVIDERS].url;
  const distance = Math.round(kilometres(search.from, search.to) * 1300);
  const frequency = random.pick([PUNCTUAL, REGULAR]);
  return {
    external: true,
    externalProvider: provider,
    externalOrigin: site,
    journeyId: `${number.toString(16)}-${index}`,
    matchingId: null,
    carpoolerId: `${number.toString(36)}-${random.integer(1000, 9999)}`,
    carpoolerGivenName: `${random.pick(random.chance(0.5) ? WOMEN : MEN)} ${random.pick(FAMILIES).charAt(0)}.`,
    carpoolerFamilyName: null,
    carpoolerAvatar: null,
    frequency,
    type: random.pick(['oneway', 'roundtrip']),
    passenger: random.pick([0, 1]),
    driver: 1,
    solidaryExclusive: null,
    toDate: null,
    carpoolerFromDate: null,
    carpoolerFromTime: null,
    carpoolerToDate: null,
    ...whenOf(frequency, search, random),
    origin: placeOf(search.from, random),
    destination: placeOf(search.to, random),
    detourDuration: Math.round((distance / 1000) * PACE * 60),
    detourDistance: distance,
  };
}

/** The dates of a journey: a plain day, and the time of the last day searched. */
function whenOf(frequency: number, { fromDate, toDate }: Search, random: Random): RecordData {
  const moment = `${toDate}T${random.pick(['07:30', '08:15', '13:45', '17:20'])}:00+00:00`;
  if (frequency === PUNCTUAL) return { fromDate, fromTime: moment };
  return { fromDate, fromTime: null, carpoolerSchedule: [], schedule: Object.fromEntries(DAY_NAMES.map((day, index) => [day, index < 5 && random.chance(0.7) ? moment : false])) };
}

/** A place that is built in memory: its coordinates are numbers, and it has no label. */
function placeOf(near: Position, random: Random): RecordData {
  const [place] = PLACES.toSorted((one, other) => kilometres(near, one) - kilometres(near, other));
  const moved = (degrees: number): number => Math.round((degrees + (random.next() - 0.5) / 50) * 1e6) / 1e6;
  const found = { addressLocality: place?.commune, addressCountry: 'France', latitude: moved(near.latitude), longitude: moved(near.longitude) };
  return { ...rawAddress(found, null), displayLabel: [] };
}
