import { Refusal } from '../http/Refusal';
import type { RequestContext } from '../World';
import type { SolidaryRecord } from './SolidaryRecord';

type Readable = Pick<SolidaryRecord, 'hasNoTrip' | 'diary' | 'solutions' | 'matchings' | 'journey'>;

/** Fails where the platform can never show a record again (contract requests.create, requests.edit and requests.unreadable). */
export function refuseUnreadable(id: number, record: Readable, context: RequestContext): void {
  const reason = whyUnreadable(record, context);
  if (reason !== undefined) throw new Refusal(500, `Record ${id}: ${reason}`);
}

function whyUnreadable(record: Readable, context: RequestContext): string | undefined {
  if (record.hasNoTrip === true) return 'call to a member function getWaypoints() on null';
  if (record.diary.some(({ authorId }) => authorId === 0)) return 'call to a member function getGivenName() on null';
  if (context.world.faults.has('carpoolerChoice') && hasCarpooler(record)) return 'call to a member function getUser() on null';
  if (isLostFlexible(record, context)) return 'call to a member function format() on null';
  return undefined;
}

/** Whether a carpooler was chosen; the platform takes any chosen driver for a volunteer. */
function hasCarpooler({ solutions, matchings }: Readable): boolean {
  return solutions.some(({ matchingId }) => matchings.some(({ id, ad }) => id === matchingId && ad !== undefined));
}

/** Whether a flexible request has found somebody, whom the platform then tells the hour of a punctual trip, which the request does not have. */
export function isLostFlexible({ journey, matchings }: Pick<SolidaryRecord, 'journey' | 'matchings'>, { world }: RequestContext): boolean {
  return world.faults.has('flexibleMatch') && journey.frequency === 3 && matchings.length > 0;
}
