import type { RecordData } from '@/engine/model/Schema';
import { clockOf, dayOf, defined, idOf, isTrue, numberOf, objectOf, personOf, placeOf, rowsOf, slotsOf, weekHoursOf, windowsOf } from './read';
import type { Carpooler, Transporter, Way } from './SolidaryCase';

const REGULAR = 2;

/** Reads the carpoolers of the platform who fit (contract requests.matches). Never throws. */
export function readCarpoolers(value: unknown): Record<Way, readonly Carpooler[]> {
  return bothWays(value, readCarpooler);
}

/**
 * Reads the volunteers of the structure who fit (contract requests.matches). Never throws: a volunteer without the id of their match cannot be
 * chosen, and is left out.
 */
export function readTransporters(value: unknown): Record<Way, readonly Transporter[]> {
  return bothWays(value, readTransporter);
}

type Read<Match> = (row: RecordData, way: Way, index: number) => Match | undefined;

function bothWays<Match>(value: unknown, read: Read<Match>): Record<Way, readonly Match[]> {
  const ways = objectOf(value);
  const matches = (way: Way) => rowsOf(ways[way]).flatMap((row, index) => read(row, way, index) ?? []);
  return { outward: matches('outward'), return: matches('return') };
}

/** Reads a carpooler. Never throws. `index` makes the key unique where the platform gives nothing else. */
export function readCarpooler(row: RecordData, way: Way, index: number): Carpooler {
  const matchingId = idOf(row['matchingId']);
  const userId = idOf(row['carpoolerId']);
  return {
    key: `${way}-${matchingId ?? `at-${index}`}`,
    way,
    person: personOf(row, 'carpooler', userId) ?? {},
    isRegular: numberOf(row['frequency']) === REGULAR,
    isRoundTrip: row['type'] === 'roundtrip',
    isDriver: isTrue(row['driver']),
    isPassenger: isTrue(row['passenger']),
    isSolidaryExclusive: isTrue(row['solidaryExclusive']),
    schedule: weekHoursOf(row['schedule']),
    ...defined({
      matchingId,
      userId,
      fromDate: dayOf(row['fromDate']),
      toDate: dayOf(row['toDate']),
      fromTime: clockOf(row['fromTime']),
      origin: placeOf(row['origin']),
      destination: placeOf(row['destination']),
      detourDuration: numberOf(row['detourDuration']),
      detourDistance: numberOf(row['detourDistance']),
    }),
  };
}

function readTransporter(row: RecordData, way: Way): Transporter | undefined {
  const matchingId = idOf(row['matchingId']);
  if (matchingId === undefined) return undefined;
  const userId = idOf(row['volunteerId']);
  return {
    key: `${way}-${matchingId}`,
    way,
    matchingId,
    person: personOf(row, 'volunteer', userId) ?? {},
    isRoundTrip: row['type'] === 'roundtrip',
    windows: windowsOf(row),
    available: slotsOf(row['volunteerSchedule']),
    asked: slotsOf(row['schedule']),
    ...defined({ userId, centre: placeOf(row['centerPoint']), maxDistance: numberOf(row['maxDistance']) }),
  };
}
