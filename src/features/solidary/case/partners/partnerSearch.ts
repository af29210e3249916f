import type { QueryParameters } from '@/api/records';
import { earthPosition } from '@/ui/map/earthPosition';
import { type Day, DAYS, type Hours, type Journey, type Way } from '../../model/SolidaryCase';

const REGULAR = 2;
const FLEXIBLE = 3;
/** The minutes that the platform allows before and after a requested hour (contract requests.create). */
const MARGIN = 15;
const LAST_MINUTE = 24 * 60 - 1;

const DAY_NAMES: Readonly<Record<Day, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};

/**
 * The question to a partner for one direction of a journey (contract partners.journeys). The platform only searches outward journeys, so a return
 * is asked as one, with its places swapped and its own days and hours. `undefined` when there is no destination or no day, which a partner
 * requires.
 */
export function partnerParameters(journey: Journey, way: Way, provider: string): QueryParameters | undefined {
  const ends = endsOf(journey, way);
  const days = datesOf(journey, way);
  if (!ends || !days) return undefined;
  return [
    ['provider', provider],
    ['driver', '1'],
    ['passenger', '0'],
    ['from_latitude', `${ends.from[0]}`],
    ['from_longitude', `${ends.from[1]}`],
    ['to_latitude', `${ends.to[0]}`],
    ['to_longitude', `${ends.to[1]}`],
    ['frequency', journey.frequency === REGULAR ? 'regular' : 'punctual'],
    ['outward_mindate', days.first],
    ['outward_maxdate', days.last],
    ...hoursByDay(journey, way, days.first).flatMap(([day, hours]) => dayParameters(day, hours)),
  ];
}

function endsOf({ origin, destination, isAnywhere }: Journey, way: Way) {
  const [start, end] = [earthPosition(origin), isAnywhere ? undefined : earthPosition(destination)];
  if (!start || !end) return undefined;
  return way === 'outward' ? { from: start, to: end } : { from: end, to: start };
}

function datesOf({ frequency, fromDate, toDate, returnDate }: Journey, way: Way): { first: string; last: string } | undefined {
  const first = way === 'return' ? (returnDate ?? fromDate) : fromDate;
  if (first === undefined) return undefined;
  return { first, last: frequency === 1 ? first : (toDate ?? first) };
}

/** The days of the journey, with their hours where the request has some. */
function hoursByDay(journey: Journey, way: Way, first: string): [Day, Hours | undefined][] {
  if (journey.frequency === REGULAR) {
    const hourOf = way === 'outward' ? 'outwardTime' : 'returnTime';
    return DAYS.flatMap((day): [Day, Hours | undefined][] => {
      // A day may be in two rows, one for each direction.
      const time = journey.schedules.filter(({ days }) => days[day]).map((row) => row[hourOf]).find((hour) => hour !== undefined);
      return time === undefined ? [] : [[day, { time }]];
    });
  }
  const hours = journey[way];
  return journey.frequency === FLEXIBLE ? DAYS.map((day) => [day, hours]) : [[dayOf(first), hours]];
}

function dayOf(date: string): Day {
  return DAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
}

function dayParameters(day: Day, hours: Hours | undefined): QueryParameters {
  const name = DAY_NAMES[day];
  const [min, max] = [hours?.min ?? around(hours?.time, -MARGIN), hours?.max ?? around(hours?.time, MARGIN)];
  const between: QueryParameters = min === undefined || max === undefined ? [] : [[`${name}_mintime`, `${min}:00`], [`${name}_maxtime`, `${max}:00`]];
  return [[`days_${name}`, '1'], ...between];
}

/** The time `HH:mm` some minutes away, limited to the same day. */
function around(time: string | undefined, minutes: number): string | undefined {
  if (time === undefined) return undefined;
  const total = Math.min(Math.max(Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes, 0), LAST_MINUTE);
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}
