import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { rightWords } from '@/engine/model/rightWords';
import { namedChoices, unknownChoice } from '@/engine/model/unknownChoice';

const named = () => ['solidary_free', 'solidary_link'];

it.each([
  ['solidary_homemade_visit', named, 'Homemade visit'],
  ['other_family', named, 'Other family'],
  // A single code shares no prefix with others.
  ['solidary_visit', () => ['solidary_free'], 'Solidary visit'],
  // Neither do codes that only begin alike in part.
  ['solidary_visit', () => ['solidary_free', 'other_link', 'solidary_link'], 'Solidary visit'],
  ['visit_at_home', () => ['Visit_one', 'Visit_two'], 'Visit at home'],
  ['road_trip', () => [], 'Road trip'],
  ['bankCoordinates', () => ['identity'], 'Bank coordinates'],
  ['bank2AccountNumber', () => [], 'Bank2 account number'],
])('reads the code %s as words', (code, others, words) => {
  expect(unknownChoice(code, others)).toBe(words);
});

it.each([[7, '7'], ['Retraité', 'Retraité'], ['ROLE_ADMIN', 'ROLE_ADMIN'], ['call', 'call'], ['a__b', 'a__b'], ['École_maternelle', 'École_maternelle'], ['road_trip (old)', 'road_trip (old)'], ['École_roadTrip', 'École_roadTrip'], ['roadTrip (old)', 'roadTrip (old)'], [true, 'true']])('says %s as it is', (value, text) => {
  expect(unknownChoice(value, named)).toBe(text);
});

it('the named choices of a field are those that have words in the language of the page', async () => {
  const i18n = createInstance();
  const resources = { fr: { 'schemas/trip': { enums: { kind: { car: 'Voiture', bus: 'Bus' }, state: 'Ouvert' } } } };
  await i18n.init({ lng: 'fr', resources });
  expect([namedChoices(i18n, 'trip', 'kind'), namedChoices(i18n, 'trip', 'state'), namedChoices(i18n, 'trip', 'other'), namedChoices(i18n, 'other', 'kind')]).toEqual([['car', 'bus'], [], [], []]);
  await i18n.changeLanguage('en');
  expect(namedChoices(i18n, 'trip', 'kind')).toEqual([]);
});

it('the rights of a rule are told in words, all of them or one of them, and by a name in words where nobody has any', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { rights: { trip_list: 'see trips', trip_read: 'open a trip' } }, fr: { rights: { trip_list: 'voir les trajets', trip_read: 'ouvrir un trajet' } } } });
  const said = (language: 'en' | 'fr', rule: Parameters<typeof rightWords>[0]) => rightWords(rule, i18n.getFixedT(language), language);
  expect(said('en', { any: ['trip_list', 'trip_read', 'trip_delete'] })).toBe('see trips, open a trip, or Trip delete');
  expect(said('en', { all: ['trip_list', 'trip_read'] })).toBe('see trips and open a trip');
  expect(said('fr', { all: ['trip_list', 'trip_read'] })).toBe('voir les trajets et ouvrir un trajet');
});
