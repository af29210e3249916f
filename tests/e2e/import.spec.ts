import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from './fixtures';

const TITLES = 'Adresse e-mail;Prénom;Nom;Genre;Date de naissance;Téléphone;Ville;Latitude;Longitude;Accepte les actualités par e-mail';

/** A line as a French Excel writes it. The names have letters that Windows-1252 encodes between 0x80 and 0x9f. */
const line = (email: string, born = '31/12/1990') => `${email};Zoé;L’Œillet;Femme;${born};06 12 34 56 78;Nancy;48,6921;6,1844;Oui`;

const PLACES: Readonly<Record<string, number>> = { '’': 0x92, Œ: 0x8c };

function windows1252(text: string): Buffer {
  return Buffer.from(text.split('').map((letter) => PLACES[letter] ?? letter.charCodeAt(0)));
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByText(`Fichier choisi : ${name}`.replace(' :', '\u202f:'))).toBeVisible();
}

async function openImport(page: Page): Promise<void> {
  await openAs(page, 'admin@exemple.fr', '/users');
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import d’utilisateurs' })).toBeFocused();
  await expect(page).toHaveTitle(/^Import d’utilisateurs/);
}

const nextStep = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeFocused();

test('users come from a file of a French Excel: checked, confirmed, imported, and found in the list', async ({ page }) => {
  await openImport(page);
  await expectAccessible(page);
  await choose(page, 'excel.csv', windows1252([TITLES, line('zoe.import@exemple.fr'), line('admin@exemple.fr'), ''].join('\r\n')));
  await expect(page.getByText(/Windows-1252/)).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();

  await nextStep(page, 'Vérifier le fichier');
  await expect(page.getByText('Les 2 lignes peuvent être importées.')).toBeVisible();
  const preview = page.getByRole('table', { name: 'Aperçu des premières lignes' });
  await expect(preview.getByRole('row').nth(1)).toContainText('L’Œillet');
  await expect(preview.getByRole('row').nth(1)).toContainText('1990-12-31');
  await expect(page.getByRole('table', { name: 'Valeurs converties' })).toContainText('48.6921 sera envoyé');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuer' }).click();

  await nextStep(page, 'Importer 2 lignes dans Utilisateurs');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer 2 lignes' }).click();

  await nextStep(page, 'Import terminé');
  await expect(page.getByText('1 ligne ajoutée')).toBeVisible();
  await expect(page.getByText('1 ligne déjà présente, non modifiée')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Import terminé' })).toBeVisible();

  await page.getByRole('link', { name: 'Voir les utilisateurs' }).click();
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('zoe.import@exemple.fr');
  await expect(page.getByRole('gridcell', { name: 'L’Œillet', exact: true })).toBeVisible();
});

test('lines with mistakes are listed, leave as a file to correct, and the others are imported alone', async ({ page }) => {
  await openImport(page);
  const wrong = [TITLES, line('juste.import@exemple.fr'), line('faux.exemple.fr'), line('tard@exemple.fr', 'hier')];
  await choose(page, 'melange.csv', Buffer.from(`\uFEFF${wrong.join('\n')}`));
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  const list = page.getByRole('table', { name: 'À corriger (2)' });
  await expect(list.getByRole('row')).toHaveCount(3);
  await expect(list.getByRole('row').nth(2)).toContainText('une date qui existe');
  await expectAccessible(page);
  // The page is longer than the window, and the way on is in sight all the same.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: 'Continuer avec la seule ligne valide' })).toBeInViewport();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger les lignes à corriger' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('utilisateurs-lignes-a-corriger.csv');
  const saved = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(saved).toHaveLength(3);
  expect(saved[1]).toMatch(/^faux\.exemple\.fr;Zoé;.*Ligne 3/);

  await page.getByRole('button', { name: 'Continuer avec la seule ligne valide' }).click();
  await expect(page.getByText('2 lignes à corriger ne sont pas envoyées.')).toBeVisible();
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click();
  await expect(page.getByText('1 ligne ajoutée')).toBeVisible();
});

test('what the server refuses is said line by line, and the server may refuse what the app accepts', async ({ page }) => {
  await openImport(page);
  await choose(page, 'communaute.csv', Buffer.from([`${TITLES};communityId`, `${line('seul.import@exemple.fr')};999999`].join('\n')));
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click();
  const report = page.getByRole('table', { name: 'Compte rendu ligne par ligne' });
  await expect(report.getByRole('row').nth(1)).toContainText(/2.*Numéro de la communauté.*999999.*inconnue de la plateforme/s);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer un autre fichier' }).click();
  await nextStep(page, 'Choisir le fichier');
});

test('a narrow screen shows every step without scrolling sideways, and a workbook is told apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openImport(page);
  await choose(page, 'classeur.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('classeur de tableur');
  await choose(page, 'etroit.csv', Buffer.from([TITLES, line('etroit.exemple.fr'), line('etroit@exemple.fr')].join('\n')));
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByRole('table', { name: 'À corriger (1)' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('the template that is offered is a file that is accepted', async ({ page }) => {
  await openImport(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le modèle' }).click();
  const template = await readFile(await (await downloading).path());
  await choose(page, 'modele.csv', template);
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByText('La ligne peut être importée.')).toBeVisible();
});

test('on a wide screen the expected columns stand beside the choice of the file', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openImport(page);
  const columns = page.getByRole('table', { name: /^Colonnes du fichier/ });
  await expect(columns).toBeVisible();
  const right = async () => (await columns.boundingBox())?.x ?? 0;
  const { x = 0, width = 0 } = (await page.getByRole('button', { name: /^Choisir un fichier/ }).boundingBox()) ?? {};
  expect(await right()).toBeGreaterThan(x + width);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1360, height: 850 });
  await expect(columns).toBeHidden();
});
