import i18next, { type i18n } from 'i18next';
import { describe, expect, test } from 'vitest';
import en from '@/i18n/locales/en/messages.json';
import fr from '@/i18n/locales/fr/messages.json';

/** The contexts of messages (specification 8.18 to 8.33). */
const CONTEXTS = [
  'user',
  'identityProof',
  'campaign',
  'community',
  'community_user',
  'event',
  'article',
  'relaypoint',
  'relaypointtype',
  'solidarystructure',
  'solidaryrecord',
  'solidarybeneficiary',
  'solidaryvolunteer',
  'editorial',
  'analytic',
  'scammer',
];

const EXTRAS = ['associated', 'campaignTest', 'campaignProd', 'driverContacted'];
const KEYS = [
  ...['created', 'updated', 'deleted', ...EXTRAS].map((key) => `success.${key}`),
  ...['loaded', 'created', 'updated', 'deleted', ...EXTRAS].map((key) => `error.${key}`),
];

/** The owners an image can be sent for (contract images.upload). */
const WITH_IMAGE = ['user', 'campaign', 'community', 'event', 'editorial', 'relaypoint', 'relaypointtype'];

const table = [
  ...CONTEXTS.flatMap((context) => KEYS.map((key) => `${context}.${key}`)),
  ...WITH_IMAGE.map((context) => `${context}.error.image`),
  'community.error.upload',
  'solidaryrecord.error.upload',
  'solidarystructure.error.operatorExists',
];

describe.each(['fr', 'en'] as const)('messages in %s', (language) => {
  test.each(table)('%s is a whole sentence', (path) => {
    const sentence = translator(language).t(`messages:${path}`);
    expect(sentence).not.toContain(path);
    expect(sentence).toMatch(/^\p{Lu}/u);
    expect(sentence.split(/[\s\u00a0\u202f]+/).length).toBeGreaterThan(2);
    expect(sentence).not.toMatch(/[.!]$|[{}]|\w+\.\w+/);
  });

  test('say nothing that the table does not ask', () => {
    expect(pathsOf(language === 'fr' ? fr : en).sort()).toEqual([...table].sort());
  });
});

test('a success and an error never read the same', () => {
  for (const words of [fr, en]) {
    for (const { success, error } of Object.values(words)) {
      expect(Object.values(success).filter((text) => Object.values(error).includes(text))).toEqual([]);
    }
  }
});

test.each([
  ['user.success.created', 'L’utilisateur a été créé', 'The user has been created'],
  ['community.success.updated', 'La communauté a été modifiée', 'The community has been updated'],
  ['event.error.deleted', 'L’événement n’a pas pu être supprimé', 'Error while deleting the event'],
  ['relaypointtype.error.loaded', 'Le type de point relais n’a pas pu être chargé', 'Error while loading the relay point type'],
  ['campaign.success.campaignTest', 'L’e-mail de test a bien été envoyé', 'The test email has been successfully sent'],
  ['campaign.success.campaignProd', 'La campagne a bien été envoyée', 'The mass email has been successfully sent'],
  ['solidaryrecord.error.driverContacted', 'Le conducteur n’a pas pu être contacté', 'Error: the driver hasn’t been contacted'],
  ['solidarystructure.error.operatorExists', 'Cet opérateur existe déjà', 'This operator already exists'],
  ['scammer.success.created', 'L’utilisateur a été ajouté à la liste des fraudeurs', 'User added to the scammers list'],
  ['analytic.error.loaded', 'Les données d’analyse n’ont pas pu être lues', 'Error while reading analytic data'],
  ['community_user.success.deleted', 'Le membre a été retiré de la communauté', 'The member has been removed'],
])('%s has the words of the specification', (path, french, english) => {
  expect(translator('fr').t(`messages:${path}`)).toBe(french);
  expect(translator('en').t(`messages:${path}`)).toBe(english);
});

test('the credentials file that failed asks to check its format', () => {
  expect(fr.community.error.upload).toBe('Le fichier des identifiants n’a pas pu être enregistré\u202f: vérifiez son format');
  expect(en.community.error.upload).toBe('Error while creating the secured file, please check the file format');
});

function translator(language: 'fr' | 'en'): i18n {
  const instance = i18next.createInstance();
  void instance.init({ lng: language, ns: ['messages'], resources: { fr: { messages: fr }, en: { messages: en } }, initAsync: false });
  return instance;
}

function pathsOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${path}${key}.`) : [path + key],
  );
}
