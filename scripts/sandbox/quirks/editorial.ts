import { daysAgo } from '../seed/times';
import { rowsAt, updateAt } from '../store/at';
import { ownColumn } from '../store/columns';
import { type Row } from '../store/rows';
import type { Draft, Quirk, RequestContext } from '../World';

const EDITORIALS: readonly (readonly [title: string, text: string, label: string])[] = [
  [
    'Le challenge de la mobilité est de retour',
    "Du 21 au 27 septembre, laissez votre voiture au garage et comptez vos trajets partagés. L'équipe la plus engagée gagnera une journée à vélo.",
    'Je participe',
  ],
  [
    'Nouvelles aires de covoiturage à Épinal',
    "Trois aires ouvrent à l'entrée de la ville, avec arceaux pour les vélos et bornes de recharge.",
    "Voir l'emplacement",
  ],
  [
    'Prime covoiturage : mode d’emploi',
    'Vous conduisez et partagez vos trajets ? Une prime de 100 € vous attend après dix covoiturages.',
    'En savoir plus',
  ],
  [
    'Devenez transporteur bénévole',
    "Quelques heures par mois suffisent pour accompagner une personne à l'hôpital, au marché ou chez le médecin.",
    'Je me porte volontaire',
  ],
  [
    "L'auto-stop organisé arrive dans les Vosges",
    'Un kit, un arrêt, un pouce : inscrivez-vous et partez en moyenne en six minutes.',
    'Demander mon kit',
  ],
  [
    'Rentrée scolaire : pensez au pédibus',
    'Des parents proposent déjà quarante lignes à pied. Trouvez celle de votre école.',
    'Trouver une ligne',
  ],
  [
    'Grève du 12 décembre',
    'Les trains seront rares : les places libres de vos voisins sont sur la carte.',
    'Chercher un trajet',
  ],
  [
    'Merci aux 2 000 inscrits',
    'Vous êtes plus de deux mille à covoiturer chaque semaine. Racontez-nous votre plus beau trajet.',
    'Témoigner',
  ],
];

/** Editorials (contract editorials.fields): saving one as active deactivates the others. */
export const editorial: Quirk = {
  iri: '/editorials',
  type: 'Editorial',
  listIri: '/admin/editorials',
  unknownId: 'errorWhenRead',
  permissions: {
    list: 'editorial_list',
    item: 'editorial_read',
    create: 'editorial_create',
    update: 'editorial_update',
    delete: 'editorial_delete',
  },
  filters: {
    status: { kind: 'exact', column: 'status' },
    title: { kind: 'partial', column: 'title' },
  },
  order: ['id', 'title', 'status'],
  columns: [ownColumn('status', 'number')],
  required: ['title', 'text', 'label', 'link', 'status'],
  afterWrite: keepOneActive,
  seed: {
    rows: EDITORIALS.length,
    document: (id, random) => {
      const [title, text, label] = EDITORIALS[id - 1] ?? ['', '', ''];
      const image = id % 4 === 1 ? null : `/upload/pictures/scene-${id}.svg`;
      const createdDate = daysAgo(random, 900, 30);
      const link = `https://www.exemple.fr/actualites/${id}`;
      return {
        title,
        text,
        label,
        link,
        status: id === 1 ? 1 : 0,
        image,
        avatar: image,
        createdDate,
        updatedDate: null,
      };
    },
  },
};

async function keepOneActive({ document }: Draft, row: Row, { world }: RequestContext): Promise<void> {
  if (document.status !== 1) return;
  const others = await rowsAt(world, 'admin/editorials', { conditions: ['"f_status" = 1', 'id <> $1'], parameters: [row.id] });
  await updateAt(world, 'admin/editorials', others.map(({ id, document: other }) => ({ id, document: { ...other, status: 0 } })));
}
