import { readList } from '@/api/readList';
import type { RecordData } from '@/engine/model/Schema';
import { defined, textOf } from '../../model/read';
import { readCarpooler } from '../../model/readMatches';
import type { Carpooler, Way } from '../../model/SolidaryCase';

/** A carpooler of a partner, who is written to and cannot be chosen. */
export type PartnerCarpooler = Carpooler & Required<Pick<Carpooler, 'partner'>>;

/** Who would be written to about which journey: the same from one search to the next, in whatever order the partner answers. */
export function addresseeOf({ partner }: PartnerCarpooler): string {
  return [partner.provider, partner.journeyUuid, partner.carpoolerUuid].join(' ');
}

/**
 * The journeys of one partner as carpoolers of one way. They have the keys of the platform's own, and mean something else by some of them: ids are
 * those of the partner, and the detour is the whole journey (contract partners.journeys and requests.realities). What cannot be answered to is left out.
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
    // Their picture is on the site of the partner, which need not know who looks at it.
    person: defined({ givenName: person.givenName, familyName: person.familyName }),
    ...defined({ duration, distance }),
  };
}
