import type { RecordData } from '../../../src/engine/model/Schema';
import { makeAddress } from './address';
import { FESTIVAL_COMMUNITIES } from './communities';
import { PLACES } from './places';
import type { Random } from './Random';
import { daysAgo } from './times';

const KINDS = ['Marché de Noël', "Festival d'été", "Salon de l'emploi", 'Foire aux vins', 'Trail « À fond »', 'Fête de la musique', 'Forum des associations'];

/** Job fairs and trails belong to a community, and so do some of the others. */
const OF_COMMUNITIES = [2, 4];

export function eventDocument(id: number, random: Random): RecordData {
  const place = PLACES[(id * 5) % PLACES.length] ?? random.pick(PLACES);
  const useTime = random.chance(0.4);
  const day = daysAgo(random, 500, -200).slice(0, 10);
  const lasts = random.integer(0, 3);
  const hour = useTime ? String(random.integer(8, 18)).padStart(2, '0') : '00';
  const lastDay = new Date(Date.parse(day) + lasts * 86_400_000).toISOString().slice(0, 10);
  const image = random.chance(0.5) || id % 5 === 1 ? `/upload/pictures/scene-${(id % 40) + 1}.svg` : null;
  return {
    name: `${KINDS[id % KINDS.length] ?? ''} · ${place.commune}`,
    status: random.pick([1, 1, 1, 0, 2]),
    private: random.chance(0.15),
    description: `À ${place.commune}, venez à plusieurs : le parking est petit.`,
    fullDescription: `<p>Rendez-vous à <strong>${place.commune}</strong>, avec des navettes depuis la gare.</p>`,
    useTime,
    fromDate: `${day}T${hour}:00:00+00:00`,
    toDate: `${lastDay}T${useTime ? '20:30' : '00:00'}:00+00:00`,
    url: random.chance(0.5) ? `https://www.exemple.fr/agenda/${id}` : null,
    address: makeAddress(random, place, id % 5 === 1 ? 'apart' : undefined),
    communityId: random.chance(0.2) || OF_COMMUNITIES.includes(id % KINDS.length) ? random.pick(FESTIVAL_COMMUNITIES) : null,
    creatorId: random.integer(8, 300),
    createdDate: daysAgo(random, 700),
    image,
    avatar: image,
  };
}
