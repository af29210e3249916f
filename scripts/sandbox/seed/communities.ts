import type { RecordData } from '../../../src/engine/model/Schema';
import { makeAddress } from './address';
import { ofPlace, PLACES } from './places';
import type { Random } from './Random';
import { daysAgo } from './times';

const KINDS = [
  'Covoitureurs {}',
  "Salariés de l'agglomération {}",
  'Université {}',
  'Centre hospitalier {}',
  "Zone d'activités {}",
  "Festival d'été {}",
  'Lycée {}',
  'Association « À vélo » {}',
];

/** A festival takes place wherever its next event is, so its community has no address, and the events belong to such communities. */
const FESTIVAL = KINDS.indexOf("Festival d'été {}");

export const FESTIVAL_COMMUNITIES: readonly number[] = [0, 1, 2, 3, 4].map((rank) => FESTIVAL + rank * KINDS.length);

export function communityDocument(id: number, random: Random): RecordData {
  // The ids are spread over the list of communes, so that no two communities have the same name.
  const place = PLACES[(id * 7) % PLACES.length] ?? random.pick(PLACES);
  const name = (KINDS[id % KINDS.length] ?? '').replace('{}', ofPlace(place.commune));
  const isFestival = id % KINDS.length === FESTIVAL;
  const drawn = random.pick([0, 0, 1, 1, 2, 3]);
  const validationType = isFestival && drawn === 3 ? 0 : id % 20 === 4 ? 3 : drawn;
  const image = random.chance(0.6) && id % 10 !== 1 ? `/upload/pictures/scene-${id}.svg` : null;
  return {
    name,
    status: 1,
    membersHidden: random.chance(0.2),
    proposalsHidden: random.chance(0.2),
    validationType,
    domain: validationType === 2 ? `@${place.postalCode}.example` : id % 2 === 0 ? null : '',
    description: `Pour partager ses trajets autour de ${place.commune}.`,
    fullDescription: `<p>Bienvenue ! Cette communauté réunit celles et ceux qui se déplacent près de <strong>${place.commune}</strong>.</p>`,
    createdDate: daysAgo(random, 1500),
    updatedDate: null,
    address: isFestival ? null : makeAddress(random, place, id % 5 === 1 ? 'alone' : undefined),
    communitySecurities: validationType === 3 ? [{ id, filename: `${id}-identifiants.csv`, originalName: 'identifiants.csv' }] : [],
    // The account of the community manager refers the first three.
    referrerId: id <= 3 ? 3 : random.integer(8, 300),
    image,
    avatar: image,
    target: random.chance(0.3) ? random.integer(20, 500) : null,
    freeCarpool: random.chance(0.3),
  };
}
