import { expect, it } from 'vitest';
import { matchingEntries } from '@/app/palette/matchingEntries';

const entries = ['Création d’un événement', 'Événements', 'Utilisateurs', 'Créer une demande'].map((title) => ({ key: title, title, ...(title === 'Utilisateurs' && { alias: 'Comptes' }) }));

it.each([
  ['EVEN', ['Événements', 'Création d’un événement']],
  ['evenement cre', ['Création d’un événement']],
  [' creer ', ['Créer une demande']],
  ['comptes', ['Utilisateurs']],
  ['zzz', []],
])('finds for %j, accents and case apart, what begins with it first', (typed, titles) => {
  expect(matchingEntries(entries, typed).map(({ title }) => title)).toEqual(titles);
});
