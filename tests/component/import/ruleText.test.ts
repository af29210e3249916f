// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { useImportTexts, type ImportTexts } from '@/engine/exchange/import/ruleText';
import { wordsNamespace } from '@/engine/model/wordsNamespace';
import { loadLaterTexts, loadTexts, speak, startI18n } from '@/i18n/i18n';
import { book } from '../../unit/engine/list/books';
import { readers } from '../../unit/engine/import/definition';

const resource = { ...book.resource, name: 'reader', import: readers };
const column = (name: string) => readers.columns.findIndex((one) => one.name === name);

beforeAll(async () => {
  const i18n = startI18n('fr');
  for (const [language, mail, help] of [['fr', 'Adresse e-mail', '1 oui, 0 non'], ['en', 'Email address', '1 yes, 0 no']] as const) {
    await loadTexts(language);
    i18n.addResourceBundle(language, wordsNamespace('reader'), { import: { columns: { mail, lastName: 'Nom', born: 'Né le', height: 'Taille', news: 'News' }, help: { news: help } } });
    await act(() => speak(language));
    await loadLaterTexts('import');
  }
});

async function textsIn(language: 'fr' | 'en'): Promise<ImportTexts> {
  await act(() => speak(language));
  return renderHook(() => useImportTexts(resource)).result.current;
}

it.each([
  ['required', 'mail', {}, 'Renseignez «\u202fAdresse e-mail\u202f»', 'Fill in “Email address”'],
  ['maxLength', 'lastName', {}, 'Raccourcissez «\u202fNom\u202f»\u202f: 20 caractères au maximum', 'Shorten “Nom”: 20 characters at most'],
  ['minimum', 'height', {}, 'Saisissez un nombre supérieur ou égal à 0 dans «\u202fTaille\u202f»', 'Enter a number of at least 0 in “Taille”'],
  ['maximum', 'height', {}, 'Saisissez un nombre inférieur ou égal à 3 dans «\u202fTaille\u202f»', 'Enter a number of at most 3 in “Taille”'],
  ['oneOf', 'news', {}, 'Saisissez une de ces valeurs dans «\u202fNews\u202f»\u202f: 0, 1 (1 oui, 0 non)', 'Enter one of these values in “News”: 0, 1 (1 yes, 0 no)'],
  ['format.email', 'mail', {}, 'Saisissez une adresse e-mail sans accent ni apostrophe dans «\u202fAdresse e-mail\u202f», par exemple prenom@domaine.fr', 'Enter an email address without accents or apostrophes in “Email address”, for example name@domain.com'],
  ['format.telephone', 'mail', {}, 'Saisissez un numéro de téléphone dans «\u202fAdresse e-mail\u202f», par exemple 06 12 34 56 78', 'Enter a telephone number in “Email address”, for example 06 12 34 56 78'],
  ['format.date', 'born', {}, 'Saisissez une date qui existe dans «\u202fNé le\u202f», sous la forme 1990-12-31 ou 31/12/1990', 'Enter a real date in “Né le”, as 1990-12-31 or 31/12/1990'],
  ['format.integer', 'height', {}, 'Saisissez un nombre entier dans «\u202fTaille\u202f», par exemple 12', 'Enter a whole number in “Taille”, for example 12'],
  ['format.decimal', 'height', {}, 'Saisissez un nombre décimal dans «\u202fTaille\u202f», par exemple 48.692', 'Enter a decimal number in “Taille”, for example 48.692'],
  ['dateOrder', 'born', {}, 'Écrivez la date de «\u202fNé le\u202f» sous la forme 1990-12-31\u202f: d’autres dates de la colonne commencent par le mois, celle-ci peut se lire de deux façons', 'Write the date of “Né le” as 1990-12-31: other dates in the column start with the month, this one can be read in two ways'],
  ['duplicate', 'mail', { detail: 1200 }, 'Ne gardez qu’une ligne pour cette valeur de «\u202fAdresse e-mail\u202f»\u202f: elle est déjà à la ligne 1\u202f200', 'Keep only one line for this value of “Email address”: it is already on line 1,200'],
  ['columnCount', '', { detail: 3 }, 'Vérifiez les séparateurs de cette ligne\u202f: colonnes trouvées 3, attendues 7', 'Check the separators of this line: columns found 3, expected 7'],
  ['columnCount', '', { detail: 3, expected: 5 }, 'Vérifiez les séparateurs de cette ligne\u202f: colonnes trouvées 3, attendues 5', 'Check the separators of this line: columns found 3, expected 5'],
  ['columnCount', '', {}, 'Vérifiez les séparateurs de cette ligne\u202f: colonnes attendues 7', 'Check the separators of this line: columns expected 7'],
  ['quotes', '', {}, 'Vérifiez les guillemets de cette ligne\u202f: l’un d’eux n’est pas refermé ou n’est pas doublé', 'Check the quotation marks of this line: one of them is not closed or not doubled'],
  ['read.date', 'born', { sent: '1990-12-31' }, '«\u202fNé le\u202f» est lu dans l’ordre jour, mois, année\u202f: 1990-12-31 sera envoyé', '“Né le” is read as day, month, year: 1990-12-31 will be sent'],
  ['read.decimal', 'height', { sent: '1.70' }, 'La virgule de «\u202fTaille\u202f» devient un point\u202f: 1.70 sera envoyé', 'The comma in “Taille” becomes a point: 1.70 will be sent'],
  ['read.alternative', 'news', { sent: '1' }, '«\u202fNews\u202f» est compris\u202f: 1 sera envoyé', '“News” is understood: 1 will be sent'],
  ['leadingZero', 'mail', {}, 'Vérifiez «\u202fAdresse e-mail\u202f»\u202f: un tableur a peut-être retiré le 0 du début', 'Check “Email address”: a spreadsheet may have dropped its leading 0'],
  ['characters', 'mail', {}, 'Vérifiez les accents de «\u202fAdresse e-mail\u202f»\u202f: une conversion a peut-être abîmé ce texte', 'Check the accents in “Email address”: a conversion may have damaged this text'],
  ['mimeType', '', {}, 'Enregistrez le fichier au format CSV\u202f: la plateforme n’y a pas reconnu de texte', 'Save the file as CSV: the platform did not recognise it as text'],
  ['notUtf8', '', {}, 'Enregistrez le fichier en UTF-8\u202f: la plateforme n’a pas reconnu son encodage', 'Save the file in UTF-8: the platform did not recognise its encoding'],
] as const)('of the rule %s, at "%s", the operator reads what to do', async (rule, name, more, french, english) => {
  const problem = { rule, ...(name !== '' && { column: column(name) }), ...more };
  expect([(await textsIn('fr')).todo(problem), (await textsIn('en')).todo(problem)]).toEqual([french, english]);
});

it.each([
  ['added', undefined, 'Ajoutée'],
  ['updated', undefined, 'Modifiée'],
  ['existing', undefined, 'Déjà présente, non modifiée'],
  ['ignored', undefined, 'Déjà présente, ignorée'],
  ['unknown', undefined, 'Corrigez cette valeur, inconnue de la plateforme, puis importez la ligne de nouveau'],
  ['unknown', 'mail', 'Corrigez «\u202fAdresse e-mail\u202f», dont la valeur est inconnue de la plateforme, puis importez la ligne de nouveau'],
  ['refused', undefined, undefined],
  ['other', undefined, undefined],
] as const)('of a line that the platform says to be %s (%s) the report says "%s"', async (outcome, name, said) => {
  const { report } = await textsIn('fr');
  expect(report({ outcome, said: '', ...(name !== undefined && { column: column(name) }) })).toBe(said);
});
