/** What the platform knows about the edited request, as far as it decides which bodies are accepted. */
export interface StoredRequest {
  kind: 'punctual' | 'flexible' | 'regular';
  /** Whether the request came from the public site, whose choices are not stored. */
  hasNoChoices?: boolean;
  /** The last day, for kinds that have one. */
  lastDay?: string;
}

type Body = Readonly<Record<string, unknown>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^\d{2}:\d{2}$/;
const PLACE = /^(origin|destination)/;
const WHEN = /^(regular|punctual)/;

/**
 * Why the platform would not accept a PATCH of a request as a whole (contract requests.edit and requests.unreadable), in words for the reader of a
 * failing test. It is written from the contract and the recordings, independent of our own code, which makes the bodies.
 */
export function whyNotTaken(body: Body, { kind, hasNoChoices = false }: Pick<StoredRequest, 'kind' | 'hasNoChoices'>): string[] {
  if (Object.keys(body).length === 0) return [];
  const isSaid = 'regular' in body;
  return [
    ...(kind === 'flexible' && !isSaid ? ['a flexible request becomes a regular one'] : []),
    ...(hasNoChoices && !isSaid && Object.keys(body).some((key) => PLACE.test(key)) ? ['a copy for which nothing is chosen has no journey: the request is lost'] : []),
    ...(isSaid ? [] : Object.keys(body).filter((key) => WHEN.test(key)).map((key) => `${key} without "regular" is not checked`)),
    ...(body['regular'] === true ? whyNotRegular(body) : []),
    ...(isSaid && body['regular'] !== true ? whyNotPunctual(body) : []),
    ...whyNotProofs(body['proofs']),
    ...whyNotPlace('origin', body['origin']),
    ...whyNotPlace('destination', body['destination']),
    ...('adminsubject' in body && typeof body['adminsubject'] !== 'number' ? ['the subject is no number'] : []),
    ...(Array.isArray(body['needs'] ?? []) ? [] : ['the needs are no list']),
    ...('id' in body ? ['a number of its own'] : []),
  ];
}

function whyNotRegular(body: Body): string[] {
  const { regularDateChoice, regularMinDate, regularMaxDate, regularSchedules } = body;
  const rows: Body[] = Array.isArray(regularSchedules) ? regularSchedules : [];
  return [
    ...(isAmong(regularDateChoice, 3) ? [] : ['no regularDateChoice: 500']),
    ...(isText(regularMinDate, DAY) && isText(regularMaxDate, DAY) ? [] : ['no first or last day: 500']),
    ...(rows.length > 0 ? [] : ['no regularSchedules: 500']),
    ...(rows.some((row) => isText(row['outwardTime'], CLOCK) && Object.values(row).includes(true)) ? [] : ['no day with an outward time: 400']),
    ...Object.keys(body).filter((key) => key.startsWith('punctual')).map((key) => `${key} with a regular journey: every later edit makes a copy`),
  ];
}

function whyNotPunctual(body: Body): string[] {
  const { punctualOutwardDateChoice: dates, punctualOutwardTimeChoice: times, punctualReturnDateChoice: back } = body;
  const isRange = isAmong(dates, 4) && dates !== 1;
  return [
    ...(body['regular'] === false ? [] : ['"regular" is no boolean: 500']),
    ...(isAmong(dates, 4) ? [] : ['no punctualOutwardDateChoice: 500 after having stored half']),
    ...(isAmong(times, 4) ? [] : ['no punctualOutwardTimeChoice: 500 after having stored half']),
    ...(isAmong(back, 5) ? [] : ['no punctualReturnDateChoice: the copy has no journey, and the request is lost']),
    ...(isText(body['punctualOutwardMinDate'], DAY) ? [] : ['no punctualOutwardMinDate: today']),
    ...(isRange && !isText(body['punctualOutwardMaxDate'], DAY) ? ['no punctualOutwardMaxDate: the range ends today'] : []),
    ...(times === 1 && !isText(body['punctualOutwardMinTime'], CLOCK) ? ['no punctualOutwardMinTime: the time of the call'] : []),
    ...(back === 5 && isRange ? ['a return on a day of a range: 400'] : []),
    ...(back === 5 && !(isText(body['punctualReturnDate'], DAY) && isText(body['punctualReturnTime'], CLOCK)) ? ['no day or hour of the return: today, the time of the call'] : []),
  ];
}

/** An answer that is null causes an error of the database, and a stored file whose name is missing would be deleted. */
function whyNotProofs(proofs: unknown): string[] {
  const rows: Body[] = Array.isArray(proofs) ? proofs : [];
  return rows.filter(({ value, fileName }) => value === null && typeof fileName !== 'string').map(({ id }) => `proof ${String(id)} is taken back: 500`);
}

/** Without a commune the platform looks for one; without coordinates, any destination would do. */
function whyNotPlace(name: string, place: unknown): string[] {
  if (place === undefined) return [];
  const { latitude, longitude } = (place ?? {}) as Body;
  return latitude === undefined || longitude === undefined ? [`the ${name} has no point`] : [];
}

function isAmong(choice: unknown, most: number): boolean {
  return typeof choice === 'number' && Number.isInteger(choice) && choice >= 1 && choice <= most;
}

function isText(value: unknown, shape: RegExp): boolean {
  return typeof value === 'string' && shape.test(value);
}
