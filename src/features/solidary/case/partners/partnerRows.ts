import { readList } from '@/api/readList';
import type { RecordData } from '@/engine/model/Schema';
import { defined, textOf } from '../../model/read';
import { readCarpooler } from '../../model/readMatches';
import type { Carpooler, Way } from '../../model/SolidaryCase';

/** A carpooler of a partner, who can be written to but not chosen. */
export type PartnerCarpooler = Carpooler & Required<Pick<Carpooler, 'partner'>>;

/** A key for the driver and the journey of a message, which stays the same from one search to the next, in whatever order the partner answers. */
export function addresseeOf({ partner }: PartnerCarpooler): string {
  return [partner.provider, partner.journeyUuid, partner.carpoolerUuid].join(' ');
}

/**
 * How the names begin under which messages to drivers are kept while they are not sent: in one direction, and of one partner where it is given. The
 * name of a partner has its spaces encoded, because that of another may begin with it.
 */
export function messagesOf(way: Way, provider?: string): string {
  return `partner ${way} ${provider === undefined ? '' : `${encodeURIComponent(provider)} `}`;
}

/** Whether a text is kept as a message to a driver of a partner. */
export function isToPartner(name: string): boolean {
  return name.startsWith('partner ');
}

/** The name under which the message to a driver is kept. The partner that was asked is part of it, as another one may find the same driver. */
export function messageTo(carpooler: PartnerCarpooler, asked: string): string {
  return messagesOf(carpooler.way, asked) + addresseeOf(carpooler);
}

/**
 * The journeys of a partner as carpoolers in one direction. They have the same keys as the platform's carpoolers, but some mean something else: ids
 * are the partner's, and the detour is the whole journey (contract partners.journeys and requests.realities). A journey that cannot be replied to
 * is left out.
 */
export function partnerRowsFromApi(body: unknown, provider: string, way: Way): PartnerCarpooler[] {
  return readList(body).items.flatMap((row, index) => readRow(row, index, provider, way) ?? []);
}

function readRow(row: RecordData, index: number, asked: string, way: Way): PartnerCarpooler | undefined {
  const [carpoolerUuid, journeyUuid] = [textOf(row['carpoolerId']), textOf(row['journeyId'])];
  if (carpoolerUuid === undefined || journeyUuid === undefined) return undefined;
  const provider = textOf(row['externalProvider']) ?? asked;
  const { matchingId: _matchingId, userId: _userId, detourDuration: duration, detourDistance: distance, person, ...carpooler } = readCarpooler(row, way, index);
  return {
    ...carpooler,
    key: [provider, way, journeyUuid, carpoolerUuid, index].join(' '),
    partner: { provider, carpoolerUuid, journeyUuid },
    // The picture is left out, because it is on the partner's site, which need not know who looks at it.
    person: defined({ givenName: person.givenName, familyName: person.familyName }),
    ...defined({ duration, distance }),
  };
}
