import type { RecordData } from '../../../src/engine/model/Schema';
import { documentsOf } from '../crud/documentsOf';
import { kilometres, type Position } from '../geography/distance';
import { RECORDS_PATH, VOLUNTEERS_PATH } from '../quirks/paths';
import { USERS_PATH } from '../session/users';
import { rowsAt } from '../store/at';
import { type Row } from '../store/rows';
import type { RequestContext } from '../World';
import { ACCEPTED, attachmentsOf } from './attachments';
import { DAY_NAMES, type Journey, type Matching, minutesOf, numberOf, recordOf, type SolidaryRecord, type Way, weekday } from './SolidaryRecord';
import { DAYS, PERIODS, SLOTS, WINDOWS } from './weekFields';

/** The ids of volunteers' matchings start here, after those of carpoolers. */
export const FIRST_NUMBER = 100;
const NONE = '00:00';

/**
 * Searches the volunteers of a record's structure again, as every read of a record does: those who live near enough and drive at that time. Others
 * are removed unless they were chosen, and new ones are told by a text message (contract requests.reading).
 */
export async function matchVolunteers(row: Row, context: RequestContext): Promise<void> {
  const record = recordOf(row);
  const found = await fittingVolunteers(record, context);
  const chosen = new Set(record.solutions.map(({ matchingId }) => matchingId));
  const isSame = (one: Pick<Matching, 'userId' | 'way'>) => (other: Pick<Matching, 'userId' | 'way'>) => one.userId === other.userId && one.way === other.way;
  const kept = record.matchings.filter((matching) => matching.ad || chosen.has(matching.id) || found.some(isSame(matching)));
  const known = record.matchings.filter(({ ad }) => !ad);
  const last = Math.max(numberOf(row.id, FIRST_NUMBER), ...known.map(({ id }) => id));
  const added = found.filter((one) => !known.some(isSame(one))).map((one, index) => ({ ...one, id: last + index + 1 }));
  if (added.length === 0 && kept.length === record.matchings.length) return;
  record.matchings = [...kept, ...added].map((one, _index, all) => (one.ad ? one : linked(one, all)));
  await storeMatchings(row, context);
  await tell(added, context);
}

function linked(matching: Matching, all: readonly Matching[]): Matching {
  const other = all.find(({ ad, userId, way }) => !ad && userId === matching.userId && way !== matching.way);
  return { id: matching.id, way: matching.way, userId: matching.userId, ...(other && { linkedId: other.id }) };
}

/** Stores only the matchings, because a change of the same record may be under way. */
async function storeMatchings(row: Row, { world }: RequestContext): Promise<void> {
  const name = world.collections.get(RECORDS_PATH)?.name ?? '';
  const document = `jsonb_set(document, '{matchings}', $1::text::jsonb)`;
  await world.db.query(`update ${name} set document = ${document} where id = $2`, [JSON.stringify(recordOf(row).matchings), row.id]);
}

async function tell(added: readonly Matching[], context: RequestContext): Promise<void> {
  const people = await documentsOf(USERS_PATH, added.map(({ userId }) => userId), context);
  for (const { telephone } of people.values()) {
    if (typeof telephone === 'string') context.world.deliver({ channel: 'sms', to: telephone, subject: 'Une demande près de chez vous' });
  }
}

async function fittingVolunteers({ structureId, origin, destination, journey }: SolidaryRecord, { world }: RequestContext): Promise<Omit<Matching, 'id'>[]> {
  const rows = await rowsAt(world, VOLUNTEERS_PATH, { conditions: ['strpos("f_attachedTo", $1) > 0'], parameters: [`|${structureId}|`] });
  const isAccepted = ({ document }: Row) => attachmentsOf(document).some((one) => one.structureId === structureId && one.status === ACCEPTED);
  const isNear = ({ document }: Row) => [origin, destination].every((place) => distance(document.homeAddress, place) * 1000 <= Number(document.maxDistance ?? 0));
  const ways: Way[] = journey.isRoundTrip ? ['outward', 'return'] : ['outward'];
  return rows
    .filter((row) => isAccepted(row) && isNear(row))
    .flatMap(({ document }) => ways.filter((way) => drives(document, journey, way)).map((way) => ({ way, userId: document.userId as number })));
}

function distance(home: unknown, place: RecordData): number {
  return home ? kilometres(position(home as RecordData), position(place)) : Infinity;
}

export function position({ latitude, longitude }: RecordData): Position {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function drives(volunteer: RecordData, journey: Journey, way: Way): boolean {
  const asked = askedSlots(volunteer, journey, way);
  return Object.entries(asked).some(([slot, isAsked]) => isAsked && volunteer[slot] === true);
}

/** The parts of a volunteer's week that a journey falls into (contract requests.matches). */
export function askedSlots(volunteer: RecordData, journey: Journey, way: Way): Record<string, boolean> {
  const hours = hoursOf(journey, way);
  const windows = Object.fromEntries(WINDOWS.map((name) => [name, typeof volunteer[name] === 'string' ? volunteer[name].slice(11, 16) : NONE]));
  const falls = (slot: string): boolean => {
    const period = PERIODS.find((name) => slot.startsWith(name)) ?? 'm';
    const day = DAYS.findIndex((name) => slot.endsWith(name));
    const [least, most] = [minutesOf(windows[`${period}MinTime`] ?? NONE), minutesOf(windows[`${period}MaxTime`] ?? NONE)];
    return hours.some(({ days, min, max }) => days.includes(day) && minutesOf(min) < most && minutesOf(max) > least);
  };
  return Object.fromEntries(SLOTS.map((slot) => [slot, falls(slot)]));
}

/** The days of the week and the hours of a journey in one direction. */
function hoursOf(journey: Journey, way: Way): { days: number[]; min: string; max: string }[] {
  const hours = journey[way];
  const date = way === 'return' ? (journey.returnDate ?? journey.fromDate) : journey.fromDate;
  if (journey.frequency === 1 && hours) return [{ days: [weekday(date)], min: hours.min, max: hours.max }];
  return journey.schedules.flatMap((row) => {
    const time = row[`${way}Time`];
    const days = DAY_NAMES.flatMap((name, index) => (row[name] === true ? [index] : []));
    return typeof time === 'string' ? [{ days, min: hours?.min ?? time, max: hours?.max ?? time }] : [];
  });
}
