import { expect, it } from 'vitest';
import { sentences } from '@/i18n/sentences';

it.each<[string, Parameters<typeof sentences>[0], string]>([
  ['have a full stop between them', ['La fiche a été modifiée', 'Relisez-la.'], 'La fiche a été modifiée. Relisez-la.'],
  ['have no second one', ['Connectez-vous de nouveau.', 'Est-ce tout\u202f?', 'Oui'], 'Connectez-vous de nouveau. Est-ce tout\u202f? Oui'],
  ['are those that are there', [undefined, '', 'Rien', false], 'Rien'],
])('sentences %s', (_, texts, whole) => expect(sentences(texts)).toBe(whole));
