/** A part of an e-mail, with its position in the list (contract campaigns.body). */
export type Part =
  | { type: 'title' | 'text'; value: string }
  | { type: 'image'; src: string; id: number; alt: string }
  | { type: string; [key: string]: unknown };

interface CampaignText {
  name: string;
  subject: string;
  parts: readonly Part[];
}

const title = (value: string): Part => ({ type: 'title', value });
const text = (value: string): Part => ({ type: 'text', value });
const image = (id: number, alt: string): Part => ({ type: 'image', src: `/upload/pictures/scene-${id}.svg`, id, alt });
const site = 'https://www.exemple.fr';

/** Texts as mobility platforms send them to their users. */
export const CAMPAIGN_TEXTS: readonly CampaignText[] = [
  {
    name: 'Lettre de rentrée',
    subject: 'Et si vous covoituriez pour aller travailler\u202f?',
    parts: [
      title('La rentrée, à plusieurs'),
      image(3, 'Quatre personnes montent dans une voiture, au lever du jour'),
      text(`<p>Bonjour,</p><p>Plus de <strong>mille trajets</strong> sont proposés chaque semaine près de chez vous. <a href="${site}/trajets">Trouvez le vôtre</a>.</p>`),
      text('<p>À bientôt sur la route,<br>l’équipe mobilité</p>'),
    ],
  },
  {
    name: 'Semaine de la mobilité',
    subject: 'Du 16 au 22 septembre, laissez votre voiture au garage',
    parts: [
      title('Le programme de la semaine'),
      text(`<p>Ateliers, essais de vélos, covoiturage d’un jour\u202f: <a href="${site}/semaine">tout le programme</a> est en ligne.</p><ul><li>Lundi\u202f: petit déjeuner sur les aires de covoiturage</li><li>Mercredi\u202f: réparation de vélos</li><li>Samedi\u202f: fête de clôture</li></ul>`),
      image(12, 'Un atelier de réparation de vélos sur une place'),
      image(18, 'Une aire de covoiturage ombragée'),
    ],
  },
  {
    name: 'Prime covoiturage',
    subject: 'Une prime de 100 € vous attend',
    parts: [
      title('Conducteurs, la prime est ouverte'),
      text(`<p>Dix trajets partagés suffisent. <a href="${site}/prime">Demandez votre prime</a> avant le 31 décembre.</p>`),
    ],
  },
  {
    name: 'Grève des transports',
    subject: 'Jeudi, les places libres de vos voisins sont sur la carte',
    parts: [text(`<p>Les trains seront rares. Proposez vos places, ou <a href="${site}/carte">cherchez-en une</a>.</p>`)],
  },
  {
    name: 'Nouvelles aires de covoiturage',
    subject: 'Trois aires ouvrent à l’entrée d’Épinal',
    parts: [
      title('Un arrêt, des arceaux, une borne'),
      image(21, 'Plan des trois aires, à l’entrée de la ville'),
      text(`<p>Elles sont ouvertes à toute heure. <a href="${site}/aires">Voir les adresses</a>.</p>`),
    ],
  },
  {
    name: 'Transport solidaire',
    subject: 'Quelques heures par mois pour accompagner une personne',
    parts: [
      title('Devenez conducteur bénévole'),
      text(`<p>Un rendez-vous médical, des courses, une visite\u202f: <a href="${site}/solidaire">inscrivez-vous</a>, nous vous appelons.</p>`),
    ],
  },
  {
    name: 'Enquête de satisfaction',
    subject: 'Trois minutes pour améliorer vos trajets',
    parts: [text(`<p>Votre avis nous guide. <a href="${site}/enquete">Répondre à l’enquête</a> (huit questions).</p>`)],
  },
  {
    name: 'Anniversaire de la communauté',
    subject: 'Votre communauté fête ses 100 membres',
    parts: [title('Merci à vous'), image(30, ''), text(`<p>Cent membres, et déjà 4 200 kilomètres partagés. <a href="${site}/communautes">Invitez un collègue</a>.</p>`)],
  },
];

/** Oddities that a real platform also contains: an element that no editor knows any more, a malicious e-mail, and a body that is not a list. */
export const ODD_BODIES: readonly { name: string; subject: string; body: string }[] = [
  {
    name: 'Vidéo de présentation',
    subject: 'Le covoiturage expliqué en une minute',
    body: stored([title('En une minute'), { type: 'video', url: `${site}/presentation.mp4`, value: '' }, text('<p>Bon visionnage.</p>')]),
  },
  {
    name: 'Message repris de l’ancien outil',
    subject: 'Informations',
    body: stored([
      title('<img src=x onerror=alert(1)>'),
      text('<p>Bonjour</p><script>alert(1)</script><p onclick="alert(1)">Cliquez</p><a href="javascript:alert(1)">ici</a><svg onload="alert(1)"></svg><iframe src="https://mechant.example"></iframe>'),
      { type: 'image', src: 'javascript:alert(1)', id: 1, alt: '"><script>alert(1)</script>' },
    ]),
  },
  { name: 'Brouillon de 2021', subject: 'Bonne année', body: '<p>Bonne année à toutes et à tous</p>' },
];

/** The parts as the platform stores them: one text, in which each part has its position. */
export function stored(parts: readonly Part[]): string {
  return JSON.stringify(parts.map((part, position) => ({ ...part, position })));
}
