import type { RecordData } from '../../../src/engine/model/Schema';
import { makeAddress } from './address';
import { ofPlace, PLACES } from './places';
import type { Random } from './Random';
import { daysAgo } from './times';

/** The names for points of each type, starting with type 1. */
const NAMES = [
  'Aire de covoiturage {}',
  'Parking relais {}',
  'Gare {}',
  'Arrêt « Mairie {} »',
  'Station {}',
  'Borne de recharge {}',
  "L'Abri à vélos {}",
  'Mairie {}',
  'Collège {}',
  'Centre hospitalier {}',
  "Zone d'activités {}",
  'Péage {}',
];

export function relayPointDocument(id: number, random: Random): RecordData {
  const place = PLACES[(id * 7) % PLACES.length] ?? random.pick(PLACES);
  const relayPointTypeId = random.chance(0.04) ? null : random.pick([1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const isPrivate = random.chance(0.08);
  const isImported = random.chance(0.4);
  // Every tenth point is described in full.
  const isFull = id % 10 === 1;
  const image = random.chance(0.3) ? `/upload/pictures/scene-${(id % 40) + 1}.svg` : null;
  return {
    name: (NAMES[(relayPointTypeId ?? 1) - 1] ?? '').replace('{}', ofPlace(place.commune)),
    status: random.pick([1, 1, 1, 1, 0, 2]),
    relayPointTypeId,
    description: random.chance(0.6) || isFull ? `À l'entrée ${ofPlace(place.commune)}, près de l'abribus.` : null,
    fullDescription: random.chance(0.3) || isFull ? "<p>Ouvert jour et nuit, <strong>éclairé</strong> jusqu'à 23 h.</p>" : null,
    places: random.chance(0.8) ? random.integer(4, 120) : null,
    placesDisabled: random.chance(0.5) || isFull ? random.integer(0, 6) : null,
    free: random.chance(0.85),
    secured: random.chance(0.3),
    official: random.chance(0.7) ? random.chance(0.8) : null,
    suggested: random.chance(0.5),
    private: isPrivate,
    permalink: null,
    address: makeAddress(random, place, isFull ? 'line' : undefined),
    communityId: isPrivate ? random.integer(1, 40) : null,
    structureId: random.chance(0.05) ? random.integer(1, 12) : null,
    creatorId: random.integer(8, 300),
    importedDate: isImported ? daysAgo(random, 900) : null,
    externalId: isImported ? `${place.postalCode}-P-${String(id).padStart(3, '0')}` : null,
    externalAuthor: isImported ? 'transport.data.gouv.fr' : null,
    image,
    avatar: image,
  };
}
