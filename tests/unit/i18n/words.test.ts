import { describe, expect, it } from 'vitest';
import { fold, foldedLetters } from '@/i18n/fold';
import { freeLetter } from '@/i18n/freeLetter';
import { slug } from '@/i18n/slug';

it.each([
  ['Élodie', 'elodie'],
  ['CŒUR', 'coeur'],
  ['Æther', 'aether'],
  ['Straße', 'strasse'],
  ['Nguyễn', 'nguyen'],
  ['ABC', 'abc'],
])('"%s" is compared as "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('the letters and digits of a title are all that tells it from another', () => {
  expect([foldedLetters('Adresse e-mail *'), foldedLetters(' adresse  E MAIL'), foldedLetters('N° 12')]).toEqual(['adresseemail', 'adresseemail', 'n12']);
});

it.each([
  ['Types de point relais', 'types-de-point-relais'],
  ['« Cœur » de ville !', 'coeur-de-ville'],
  ['--', ''],
])('"%s" is "%s" in the name of a file', (text, name) => {
  expect(slug(text)).toBe(name);
});

describe('the letter of a text', () => {
  it('is the first that no other text has taken, without its accent', () => {
    const taken = new Set<string>();
    expect(['Événements', 'Éditoriaux', 'É', '3 – !'].map((text) => freeLetter(text, taken))).toEqual(['e', 'd', undefined, undefined]);
    expect([...taken]).toEqual(['e', 'd']);
  });
});
