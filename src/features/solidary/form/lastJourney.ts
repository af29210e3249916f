import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { RecordData } from '@/engine/model/Schema';
import { address } from '@/engine/model/transforms/address';
import { fold } from '@/i18n/fold';
import { defined, idOf, objectOf, textOf } from '../model/read';
import type { RequestConfiguration } from '../model/RequestConfiguration';
import type { GivenBy } from './proofsAlreadyGiven';

/** The places and the subject of a person's last request, from the list of requests, as values of the form. */
interface LastJourney {
  /** The start in words. */
  from: string;
  /** The destination in words; absent when any will do. */
  to?: string;
  subject?: string;
  values: RecordData;
}

const asAddress = address();

/**
 * The journey of a person's last request, from the list. The request itself is not read, because that has a side effect (contract requests.item).
 * The list finds people by name, and tells the account of a request. Nothing where there is no request, or the list cannot tell.
 */
export async function lastJourney(api: Api, { subjects }: Pick<RequestConfiguration, 'subjects'>, { userId, givenName, familyName }: Omit<GivenBy, 'email'>): Promise<LastJourney | undefined> {
  const names = defined({ givenName: textOf(givenName), familyName: textOf(familyName) });
  try {
    const { items } = await api.list('admin/solidaries', { page: 1, perPage: 100, filters: Object.entries(names) });
    const own = items.filter((row) => idOf(row['adminuserId']) === userId);
    const last = own.toSorted((one, other) => (idOf(other['id']) ?? 0) - (idOf(one['id']) ?? 0))[0];
    return last && journeyOf(last, subjects);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

function journeyOf(row: RecordData, subjects: RequestConfiguration['subjects']): LastJourney | undefined {
  const [origin, destination] = [placeOf(row['adminorigin']), placeOf(row['admindestination'])];
  if (!origin || !destination) return undefined;
  // Where any destination will do, the platform repeats the start.
  const isAnywhere = origin.name === destination.name && origin.point === destination.point;
  const label = textOf(row['adminsubject']);
  const subject = subjects.find((one) => label !== undefined && fold(one.label) === fold(label));
  return {
    from: origin.name,
    ...(!isAnywhere && { to: destination.name }),
    ...(subject && { subject: subject.label }),
    values: {
      origin: origin.address,
      destinationAny: isAnywhere,
      ...(!isAnywhere && { destination: destination.address }),
      ...(subject && { subjectId: subject.id }),
    },
  };
}

function placeOf(wire: unknown): { address: unknown; name: string; point: string } | undefined {
  const read = objectOf(asAddress.fromApi(wire));
  const name = textOf(read['addressLocality']);
  return name === undefined ? undefined : { address: read, name, point: `${String(read['latitude'])} ${String(read['longitude'])}` };
}
