/** A text with its translation. */
export interface Bilingual {
  fr: string;
  en: string;
}

interface Subject {
  title: Bilingual;
  sections: { title: Bilingual; texts: Bilingual[] }[];
}

export const ARTICLE_TEXTS: readonly Subject[] = [
  {
    title: { fr: 'Covoiturer à {commune}\u202f: par où commencer', en: 'Carpooling in {commune}: where to start' },
    sections: [
      {
        title: { fr: 'Publier un trajet', en: 'Publish a trip' },
        texts: [
          { fr: '<p>Indiquez votre départ, votre arrivée et vos horaires. Les personnes qui font <strong>le même trajet</strong> vous sont proposées aussitôt.</p>', en: '<p>Say where you leave from, where you go and when. People who make <strong>the same trip</strong> are shown at once.</p>' },
          { fr: '<p>Vous choisissez qui monte avec vous\u202f: rien n’est réservé sans votre accord.</p>', en: '<p>You choose who travels with you: nothing is booked without your agreement.</p>' },
        ],
      },
      {
        title: { fr: 'Se retrouver', en: 'Meet' },
        texts: [{ fr: '<p>Les aires de covoiturage de {commune} ont un éclairage, un abri et des arceaux pour les vélos.</p>', en: '<p>The carpool areas of {commune} have lights, a shelter and bicycle stands.</p>' }],
      },
    ],
  },
  {
    title: { fr: 'Partager les frais d’un trajet', en: 'Share the cost of a trip' },
    sections: [
      {
        title: { fr: 'Combien demander', en: 'How much to ask' },
        texts: [
          { fr: '<p>Le prix conseillé couvre le carburant et les péages\u202f:</p><ul><li>0,08\u00a0€ par kilomètre et par passager\u202f;</li><li>les péages, divisés par le nombre de personnes.</li></ul>', en: '<p>The advised price covers fuel and tolls:</p><ul><li>€0.08 per kilometre and passenger;</li><li>tolls, divided by the number of people.</li></ul>' },
        ],
      },
      {
        title: { fr: 'Les aides', en: 'Grants' },
        texts: [{ fr: '<p>L’État et la métropole versent une prime après dix trajets. <a href="https://www.exemple.fr/prime">Demander la prime</a>.</p>', en: '<p>The state and the city pay a bonus after ten trips. <a href="https://www.exemple.fr/prime">Ask for it</a>.</p>' }],
      },
    ],
  },
  {
    title: { fr: 'Voyager en confiance', en: 'Travel with confidence' },
    sections: [
      {
        title: { fr: 'Les profils', en: 'Profiles' },
        texts: [{ fr: '<p>Une adresse vérifiée, une photo et des avis\u202f: un profil complet rassure.</p>', en: '<p>A checked address, a picture and reviews: a complete profile reassures.</p>' }],
      },
      {
        title: { fr: 'Signaler un problème', en: 'Report a problem' },
        texts: [{ fr: '<p>Un comportement vous a gêné\u202f? Écrivez-nous\u202f: nous répondons en <em>deux jours ouvrés</em>.</p>', en: '<p>Has somebody’s behaviour bothered you? Write to us: we answer within <em>two working days</em>.</p>' }],
      },
    ],
  },
  {
    title: { fr: 'L’auto-stop organisé à {commune}', en: 'Organised hitchhiking in {commune}' },
    sections: [
      {
        title: { fr: 'Recevoir son kit', en: 'Get your kit' },
        texts: [{ fr: '<p>Le kit contient un brassard, une carte des arrêts et le règlement. Il arrive par la poste en une semaine.</p>', en: '<p>The kit holds an armband, a map of the stops and the rules. It comes by post within a week.</p>' }],
      },
      {
        title: { fr: 'Trouver un arrêt', en: 'Find a stop' },
        texts: [{ fr: '<p>Six arrêts sont ouverts à {commune}, à moins de dix minutes à pied du centre.</p>', en: '<p>Six stops are open in {commune}, less than ten minutes’ walk from the centre.</p>' }],
      },
      {
        title: { fr: 'Monter à bord', en: 'Get in' },
        texts: [{ fr: '<p>Montrez votre brassard et annoncez votre destination. L’attente moyenne est de six minutes.</p>', en: '<p>Show your armband and say where you are going. The average wait is six minutes.</p>' }],
      },
    ],
  },
  {
    title: { fr: 'Transport solidaire\u202f: devenir bénévole à {commune}', en: 'Solidary transport: volunteer in {commune}' },
    sections: [
      {
        title: { fr: 'Qui accompagner', en: 'Whom to drive' },
        texts: [{ fr: '<p>Des personnes sans voiture qui vont chez le médecin, au marché ou voir leurs proches.</p>', en: '<p>People without a car who go to the doctor, to the market or to see their family.</p>' }],
      },
      {
        title: { fr: 'S’engager', en: 'Commit' },
        texts: [{ fr: '<p>Vous dites quand vous êtes libre\u202f; la structure de {commune} vous propose des trajets et rembourse vos frais.</p>', en: '<p>You say when you are free; the structure of {commune} offers you trips and pays your expenses back.</p>' }],
      },
    ],
  },
];

/** The pages that every site of the platform has. Their text is written elsewhere, so the articles have a title and no sections. */
export const LEGAL_PAGES: readonly Bilingual[] = [
  { fr: 'Conditions générales d’utilisation', en: 'Terms of use' },
  { fr: 'Mentions légales', en: 'Legal notice' },
  { fr: 'Protection des données', en: 'Data protection' },
  { fr: 'Politique de cookies', en: 'Cookie policy' },
  { fr: 'Déclaration d’accessibilité', en: 'Accessibility statement' },
];

/** The headings of the frequently asked questions. */
export const QUESTIONS: readonly Bilingual[] = [
  { fr: 'Comment créer un compte\u202f?', en: 'How do I create an account?' },
  { fr: 'Comment proposer un trajet\u202f?', en: 'How do I offer a trip?' },
  { fr: 'Comment trouver un trajet\u202f?', en: 'How do I find a trip?' },
  { fr: 'Combien coûte un trajet\u202f?', en: 'What does a trip cost?' },
  { fr: 'Qu’est-ce qu’une communauté\u202f?', en: 'What is a community?' },
  { fr: 'Comment rejoindre une communauté\u202f?', en: 'How do I join a community?' },
  { fr: 'Que faire en cas de retard\u202f?', en: 'What if I am late?' },
  { fr: 'Suis-je assuré\u202f?', en: 'Am I insured?' },
  { fr: 'Que deviennent mes données\u202f?', en: 'What happens to my data?' },
  { fr: 'Comment supprimer mon compte\u202f?', en: 'How do I delete my account?' },
];
