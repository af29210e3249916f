import { expect, it } from 'vitest';
import { bestFirst, EXACT, matchingEntries, rankedRecords } from '@/app/palette/matchingEntries';
import { isNear } from '@/app/palette/matchingEntries';
import type { PaletteEntry } from '@/app/palette/PaletteEntry';

const entry = (title: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({ key: title, title, ...more });
const entries = [entry('Création d’un événement'), entry('Événements'), entry('Utilisateurs', { alias: 'Comptes' }), entry('Créer une demande')];

const titles = (some: readonly PaletteEntry[]) => some.map(({ title }) => title);

it.each([
  ['EVEN', ['Événements', 'Création d’un événement']],
  ['evenement cre', ['Création d’un événement']],
  [' creer ', ['Créer une demande']],
  ['comptes', ['Utilisateurs']],
  ['zzz', []],
  ['--', []],
])('finds for %j, accents and case apart, what begins with it first', (typed, found) => {
  expect(titles(matchingEntries(entries, typed))).toEqual(found);
});

it('puts what is that before what begins with it, before what has its words, before what has it somewhere', () => {
  const some = ['Le Marché', 'Supermarche', 'Marché de Noël', 'Marché'].map((title) => entry(title));
  expect(titles(matchingEntries(some, 'marche'))).toEqual(['Marché', 'Marché de Noël', 'Le Marché', 'Supermarche']);
});

it.each(['evenemets', 'evenemments', 'evenemants', 'evneements', 'evnmts'])('takes %j for what it nearly is, where nothing is that', (typed) => {
  expect(titles(matchingEntries(entries, typed))).toContain('Événements');
  expect(titles(matchingEntries([...entries, entry(typed)], typed))).toEqual([typed]);
});

it.each([
  ['utl', 'utilisateurs'],
  ['tuilisateurs', 'utilisateurs'],
  ['utilisatrice', 'utilisateurs'],
  ['stru', 'territoires'],
])('does not take %j for %j', (typed, word) => {
  expect(isNear(typed, word)).toBe(false);
});

it('keeps a record that was found where its line does not show, and puts those first that it shows', () => {
  const records = [entry('Zoé Petit', { detail: 'zoe@exemple.fr' }), entry('Petit Rémi', { detail: 'remi@exemple.fr' }), entry('Anne Roux', { detail: '06 12 34 56 78' })];
  expect(titles(rankedRecords(records, 'petit'))).toEqual(['Petit Rémi', 'Zoé Petit', 'Anne Roux']);
  expect(titles(rankedRecords(records, 'REMI@exemple.fr'))).toEqual(['Petit Rémi', 'Zoé Petit', 'Anne Roux']);
});

it('puts the group with the best line first, leaves equal ones as they are, and leads to each page once', () => {
  const groups = [
    { key: 'pages', title: 'Pages', entries: matchingEntries([entry('Communautés'), entry('Communication')], 'commun') },
    { key: 'structures', title: 'Structures', entries: [entry('retry')] },
    { key: 'users', title: 'Users', entries: rankedRecords([entry('Commun Jean', { href: '/users/3' })], 'commun') },
    { key: 'numbers', title: 'Numbers', entries: [entry('no', { href: '/users/3', rank: EXACT })] },
    { key: 'empty', title: 'Empty', entries: [] },
  ];
  expect(bestFirst(groups).map(({ key, entries: lines }) => [key, ...titles(lines)])).toEqual([
    ['numbers', 'no'],
    ['pages', 'Communautés', 'Communication'],
    ['structures', 'retry'],
  ]);
});
