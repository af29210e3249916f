import type { RecordData } from '../../../src/engine/Resource';
import { makeAddress } from './address';
import { ofPlace, PLACES } from './places';
import type { Random } from './Random';
import { daysAgo } from './times';

const KINDS = [
  'Covoitureurs {}',
  "Salariés de l'agglomération {}",
  'Université {}',
  'Centre hospitalier {}',
  "Festival d'été {}",
  "Zone d'activités {}",
  'Lycée {}',
  'Association « À vélo » {}',
];

export function communityDocument(id: number, random: Random): RecordData {
  // Spread over the list of communes, so that no two have the same name.
  const place = PLACES[(id * 7) % PLACES.length] ?? random.pick(PLACES);
  const name = (KINDS[id % KINDS.length] ?? '').replace('{}', ofPlace(place.commune));
  const validationType = random.pick([0, 0, 1, 1, 2, 3]);
  const image = random.chance(0.6) ? `/upload/pictures/scene-${id}.svg` : null;
  return {
    name,
    status: 1,
    membersHidden: random.chance(0.2),
    proposalsHidden: random.chance(0.2),
    validationType,
    domain: validationType === 2 ? `@${place.postalCode}.example` : null,
    description: `Pour partager ses trajets autour de ${place.commune}.`,
    fullDescription: `<p>Bienvenue ! Cette communauté réunit celles et ceux qui se déplacent près de <strong>${place.commune}</strong>.</p>`,
    createdDate: daysAgo(random, 1500),
    updatedDate: null,
    address: makeAddress(random, place),
    communitySecurities: validationType === 3 ? [{ id, filename: `${id}-identifiants.csv`, originalName: 'identifiants.csv' }] : [],
    // The first three are those of the community manager's account.
    referrerId: id <= 3 ? 3 : random.integer(8, 300),
    image,
    avatar: image,
    target: random.chance(0.3) ? random.integer(20, 500) : null,
    freeCarpool: random.chance(0.3),
  };
}
