import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadShellWords } from '@/app/entities';
import type { ActionUse } from '@/engine/model/ActionUse';
import { startI18n } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';
import en from '@/i18n/locales/en/messages.json';
import fr from '@/i18n/locales/fr/messages.json';
import { readResources } from '../../../scripts/resources/readResources';
import { OURS } from '../../support/ourEntities';
import { saidBy } from '../../support/saidBy';

interface Subject {
  fr: string;
  /** The ending of its French participles. */
  ends: '' | 'e';
  en: string;
}

/** The subject of each context's sentences, in the order of specification 8.18 and those after it. */
const SUBJECTS: Record<string, Subject> = {
  user: { fr: 'L’utilisateur', ends: '', en: 'user' },
  identityProof: { fr: 'La pièce d’identité', ends: 'e', en: 'identity document' },
  campaign: { fr: 'La campagne', ends: 'e', en: 'mass mailing' },
  community: { fr: 'La communauté', ends: 'e', en: 'community' },
  community_user: { fr: 'Le membre', ends: '', en: 'member' },
  event: { fr: 'L’événement', ends: '', en: 'event' },
  article: { fr: 'L’article', ends: '', en: 'article' },
  relaypoint: { fr: 'Le point relais', ends: '', en: 'relay point' },
  relaypointtype: { fr: 'Le type de point relais', ends: '', en: 'relay point type' },
  solidarystructure: { fr: 'La structure', ends: 'e', en: 'organisation' },
  solidaryrecord: { fr: 'La demande', ends: 'e', en: 'request' },
  solidarybeneficiary: { fr: 'Le bénéficiaire', ends: '', en: 'beneficiary' },
  solidaryvolunteer: { fr: 'Le bénévole', ends: '', en: 'volunteer' },
  editorial: { fr: 'L’éditorial', ends: '', en: 'editorial' },
  analytic: { fr: 'L’analyse', ends: 'e', en: 'analytic' },
  scammer: { fr: 'Le signalement de fraude', ends: '', en: 'scammer' },
};

type Sentences = Record<string, readonly [french: string, english: string]>;

/** The sentences of the specification, for contexts without their own. */
function regular({ fr: subject, ends, en: name }: Subject): Sentences {
  const done = (french: string, english: string) => [`${subject} a été ${french}${ends}`, `The ${name} has been ${english}`] as const;
  const failed = (french: string, english: string) => [`${subject} n’a pas pu être ${french}${ends}`, `Error while ${english} the ${name}`] as const;
  return {
    'success.created': done('créé', 'created'),
    'success.updated': done('modifié', 'updated'),
    'success.deleted': done('supprimé', 'deleted'),
    'success.associated': done('associé', 'associated'),
    'success.campaignTest': ['L’e-mail de test a bien été envoyé', 'The test email has been successfully sent'],
    'success.campaignProd': ['La campagne a bien été envoyée', 'The mass email has been successfully sent'],
    'success.driverContacted': ['Le conducteur a été contacté', 'The driver has been contacted'],
    'error.loaded': failed('chargé', 'loading'),
    'error.created': failed('créé', 'creating'),
    'error.updated': failed('modifié', 'updating'),
    'error.deleted': failed('supprimé', 'deleting'),
    'error.associated': failed('associé', 'associating'),
    'error.campaignTest': ['L’e-mail de test n’a pas pu être envoyé', 'Error while sending the test email'],
    'error.campaignProd': ['La campagne n’a pas pu être envoyée', 'Error while sending the mass email'],
    'error.driverContacted': ['Le conducteur n’a pas pu être contacté', 'Error: the driver hasn’t been contacted'],
  };
}

const associated = (subject: string, name: string): Sentences => ({
  'success.associated': [`${subject} ont été associés à la campagne`, `The ${name} have been associated with the mass mailing`],
  'error.associated': [`${subject} n’ont pas pu être associés à la campagne`, `Error while associating the ${name} with the mass mailing`],
});

/** The sentences that a context has of its own. */
const OWN: Record<string, Sentences> = {
  user: associated('Les utilisateurs', 'users'),
  campaign: {
    ...associated('Les destinataires', 'recipients'),
    'error.associated': ['La campagne a été enregistrée\u202f; ses destinataires n’ont pas pu lui être associés', 'The mass mailing has been saved; its recipients could not be associated with it'],
  },
  community: { 'error.upload': ['Le fichier des identifiants n’a pas pu être enregistré\u202f: vérifiez son format', 'Error while creating the secured file, please check the file format'] },
  community_user: {
    ...associated('Les membres', 'members'),
    'success.created': ['Le membre a été ajouté à la communauté', 'The member has been created'],
    'success.deleted': ['Le membre a été retiré de la communauté', 'The member has been removed'],
    'error.created': ['Le membre n’a pas pu être ajouté à la communauté', 'Error while creating the member'],
    'error.deleted': ['Le membre n’a pas pu être retiré de la communauté', 'Error while removing the member'],
  },
  solidarystructure: { 'error.operatorExists': ['Cet opérateur existe déjà', 'This operator already exists'] },
  solidaryrecord: { 'error.upload': ['La demande a été enregistrée\u202f; un justificatif n’a pas pu être envoyé', 'The request has been saved; a proof could not be sent'] },
  analytic: { 'error.loaded': ['Les données d’analyse n’ont pas pu être lues', 'Error while reading analytic data'] },
  scammer: {
    'success.created': ['L’utilisateur a été ajouté à la liste des fraudeurs', 'User added to the scammers list'],
    'error.created': ['L’utilisateur n’a pas pu être ajouté à la liste des fraudeurs', 'Error while adding the user to the scammers list'],
  },
};

/** The contexts whose pictures are sent after they are saved. */
const WITH_IMAGE = ['user', 'campaign', 'community', 'event', 'editorial', 'relaypoint', 'relaypointtype'];

function sentencesOf(context: string): Sentences {
  const subject = SUBJECTS[context] ?? { fr: '', ends: '', en: '' };
  const { fr: french, ends, en: name } = subject;
  const image = [`${french} a été enregistré${ends}\u202f; l’image n’a pas pu être envoyée`, `The ${name} has been saved; the image could not be sent`] as const;
  return { ...regular(subject), ...(WITH_IMAGE.includes(context) && { 'error.image': image }), ...OWN[context] };
}

const resources = readResources('schemas').entities.map(({ resource }) => resource);
const named = (name: string) => resources.find((resource) => resource.name === name);

/** Who uses the sentences of each context: the pages of an entity, including dashboards, or an action that borrows them. */
const SPEAKERS = [
  ...[
    ...['user', 'campaign', 'community', 'event', 'article', 'editorial', 'analytic'].map((name) => [name, name] as const),
    ['hitchhiker', 'user'],
    ['communityMember', 'community_user'],
    ['relayPoint', 'relaypoint'],
    ['relayPointType', 'relaypointtype'],
    ['structure', 'solidarystructure'],
    ['solidaryRecord', 'solidaryrecord'],
    ['beneficiary', 'solidarybeneficiary'],
    ['volunteer', 'solidaryvolunteer'],
    ['carpoolAnalytic', 'analytic'],
  ].map(([entity = '', context = '']) => ({ speaker: entity, context, says: spokenBy(entity, named(entity)?.messages) })),
  ...['community', 'hitchhiker'].map((entity) => ({
    speaker: `the dashboard of ${entity}`,
    context: 'analytic',
    says: spokenBy(entity, named(entity)?.dashboard?.messages),
  })),
  ...['identityProof', 'scammer'].map((context) => ({ speaker: 'an action', context, says: borrowedFrom(context) })),
];

/** The sentence of the product for a path in the table (`success.created`). */
type Says = (path: string) => string;

/** The sentences as the pages of an entity get them. */
function spokenBy(name: string, messages: string | undefined): Says {
  return (path) => saidBy({ name, messages }, (labels) => labels.message(...partsOf(path)));
}

/** The sentences as an action borrows them. */
function borrowedFrom(context: string): Says {
  return (path) => {
    const [kind, key] = partsOf(path);
    return saidBy({ name: 'user', messages: 'user' }, (labels) => labels.actionOutcome({ ...ACTION, messages: { context, key } }, kind));
  };
}

const ACTION: ActionUse = { use: 'call', name: 'withoutWordsOfItsOwn', on: 'row', danger: false, confirms: false };

function partsOf(path: string): ['success' | 'error', string] {
  const [kind, key = ''] = path.split('.');
  return [kind === 'success' ? 'success' : 'error', key];
}

describe.each<[Language, 0 | 1]>([
  ['fr', 0],
  ['en', 1],
])('in %s', (language, place) => {
  beforeAll(async () => {
    startI18n(language);
    await loadShellWords(language);
  });

  it.each(SPEAKERS)('$speaker says each outcome in the words of $context', ({ context, says }) => {
    const sentences = Object.entries(sentencesOf(context));
    const expected = sentences.map(([path, texts]) => [path, texts[place]]);
    expect(sentences.map(([path]) => [path, says(path)])).toEqual(expected);
  });
});

test('every context has a speaker, and every entity of ours speaks in a context of the specification', () => {
  expect([...new Set(SPEAKERS.map(({ context }) => context))].toSorted()).toEqual(Object.keys(SUBJECTS).toSorted());
  const withPages = resources.filter(({ name, route, related, actions }) => OURS.includes(name) && (route !== undefined || related.length > 0 || actions.length > 0));
  expect(withPages.map(({ name }) => name).filter((name) => SPEAKERS.every(({ speaker }) => speaker !== name))).toEqual([]);
});

test.each([
  ['acceptProof', 'identityProof', 'updated'],
  ['refuseProof', 'identityProof', 'updated'],
  ['vouch', 'identityProof', 'created'],
  ['reportScammer', 'scammer', 'created'],
])('the action %s of a user says how it ended in the words of %s', (name, context, key) => {
  expect(named('user')?.actions.find((action) => action.name === name)?.messages).toEqual({ context, key });
});

test('the catalogue says nothing that the table does not ask', () => {
  const asked = Object.keys(SUBJECTS).flatMap((context) => Object.keys(sentencesOf(context)).map((path) => `${context}.${path}`));
  expect(pathsOf(fr).toSorted()).toEqual(asked.toSorted());
  expect(pathsOf(en).toSorted()).toEqual(asked.toSorted());
});

function pathsOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${path}${key}.`) : [path + key],
  );
}
