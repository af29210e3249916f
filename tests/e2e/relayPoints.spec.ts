import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, signIn, test } from './fixtures';
import { png } from './png';

const main = (page: Page) => page.getByRole('main');

test('a relay point is created with its picture, changed and deleted', async ({ page }) => {
  await page.goto('/relaypoints/create');
  await signIn(page, 'superadmin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Création d’un point relais' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Structure' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Halle aux trajets');
  await page.getByRole('combobox', { name: 'Type' }).fill('parking');
  await page.getByRole('option', { name: 'Parking relais' }).click();
  await page.getByRole('combobox', { name: 'Rechercher une adresse' }).fill('epinal');
  await page.getByRole('option', { name: /^Épinal/ }).first().click();
  await page.getByRole('textbox', { name: 'Places', exact: true }).fill('24');
  // The default creator is the operator.
  await expect(page.getByRole('combobox', { name: 'Créateur' })).toHaveValue(/^\p{L}+ \p{L}\.$/u);
  await page.getByRole('combobox', { name: 'Créateur' }).fill('elodie');
  await page.getByRole('option', { name: /lodie/i }).first().click();
  await page.locator('input[type=file]').setInputFiles({ name: 'halle.png', mimeType: 'image/png', buffer: png(240, 240) });
  await expectAccessible(page);

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/relaypoints'));
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ status: 1, places: 24, relayPointTypeId: 2 });
  await expect(page.getByRole('status').filter({ hasText: 'Le point relais a été créé' })).toBeVisible();
  await expect(main(page)).toContainText('Parking relais');
  await expect(main(page).getByRole('img', { name: 'Image' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('textbox', { name: 'Places PMR' }).fill('3');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Le point relais a été modifié' })).toBeVisible();

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Le point relais a été supprimé' })).toBeVisible();
});

test('whoever has structures gives one to a relay point that is there already', async ({ page }) => {
  await openAs(page, 'admin.solidaire@exemple.fr', '/relaypoints/7');
  const structure = main(page).getByRole('combobox', { name: 'Structure' });
  await structure.fill('epinal');
  const found = page.getByRole('listbox', { name: 'Structure' }).getByRole('option');
  // While the other options disappear, an option could be released in another place than it was pressed, so the list must have settled.
  await expect(found).toHaveText(["Relais d'Épinal"]);
  await found.click();
  await expect(structure).toHaveValue("Relais d'Épinal");
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.press('Control+s');
  expect((await sent).postDataJSON()).toEqual({ structureId: 2 });
  await expect(page.getByRole('status').filter({ hasText: 'Le point relais a été modifié' })).toBeVisible();
});

const TITLES = 'Nom;Numéro du type;Latitude;Longitude;Gratuit;Identifiant d’origine';

test('relay points come from a file that is corrected first; one that has the same identifier is updated', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/relaypoints');
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import de points relais' })).toBeFocused();
  await expectAccessible(page);

  const choose = (...lines: string[]) =>
    page.locator('input[type=file]').setInputFiles({ name: 'points.csv', mimeType: 'text/csv', buffer: Buffer.from([TITLES, ...lines].join('\n')) });
  await choose('Halle E2E;1;148,1;6,1;oui;E2E-1');
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByRole('table', { name: 'À corriger (1)' }).getByRole('row').nth(1)).toContainText('148,1');
  await page.getByRole('button', { name: 'Choisir un fichier corrigé' }).click();

  await choose('Halle E2E;1;48,1;6,1;oui;E2E-1', 'Halle E2E;1;48,1001;6,1;non;E2E-1');
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Importer 2 lignes' }).click();
  await expect(page.getByText('1 ligne ajoutée')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Compte rendu ligne par ligne' }).getByRole('row').nth(1)).toContainText('Modifiée');

  await page.getByRole('link', { name: 'Voir les points relais' }).click();
  await page.getByRole('textbox', { name: 'Nom' }).fill('Halle E2E');
  await expect(page.getByRole('gridcell', { name: 'Halle E2E', exact: true })).toHaveCount(1);
});

test('relay points are read on a map, which asks for what is in sight, and in the list beside it', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/relaypoints?f.name=gare');
  await page.getByRole('button', { name: 'Carte', exact: true }).click();
  const map = page.getByRole('region', { name: /^Carte/ });
  const beside = page.getByRole('region', { name: 'Résultats visibles sur la carte' });
  const inSight = beside.getByRole('status');
  await expect(map).toBeVisible();
  await expect(inSight).toContainText(/^\d+ résultats dans la partie visible/);
  await expect(page).toHaveURL(/f\.name=gare.*look=map/);
  await expectAccessible(page);

  const all = await beside.getByRole('listitem').count();
  const asked = page.waitForRequest((request) => request.url().includes('bounds=') && request.url().includes('name=gare'));
  await map.getByRole('button', { name: 'Zoom avant', exact: true }).press('Enter');
  expect(new URL((await asked).url()).searchParams.get('bounds')?.split(',')).toHaveLength(4);
  await expect.poll(() => beside.getByRole('listitem').count()).toBeLessThan(all);
  await map.focus();
  await page.keyboard.press('Minus');
  await expect(beside.getByRole('listitem')).toHaveCount(all);

  await page.reload();
  await expect(beside.getByRole('listitem')).toHaveCount(all);
  await beside.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Point relais n°/ })).toBeVisible();
  await page.goBack();
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the map of relay points holds on a telephone, in the dark, and with nothing found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, 'superadmin@exemple.fr', '/relaypoints?look=map');
  await expect(page.getByRole('region', { name: /^Carte/ })).toBeVisible();
  await page.getByRole('banner').getByRole('switch').click();
  await expectAccessible(page);
  // The list is part of the page there, so it is not drawn whole at once.
  const places = page.getByRole('list', { name: 'Résultats dans la partie visible' }).getByRole('listitem');
  await expect(places).toHaveCount(50);
  await page.getByRole('button', { name: /^Afficher la suite/ }).press('Enter');
  await expect(places).toHaveCount(100);
  await expect(places.nth(50).getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByRole('textbox', { name: 'Nom' }).fill('introuvable');
  await expect(main(page).getByText('Aucun point relais ne correspond à ces filtres', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByRole('region', { name: /^Carte/ })).toBeVisible();
});

test('a relay point is created where the map is pressed, or in its middle without a mouse, and its place is known', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/relaypoints?look=map');
  const map = page.getByRole('region', { name: /^Carte/ });
  await expect(page.getByRole('region', { name: 'Résultats visibles sur la carte' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer au centre de la carte' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Création d’un point relais' })).toBeFocused();
  // The map loads when it comes near.
  await page.getByRole('region', { name: 'Adresse' }).scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await page.goBack();
  await map.click({ button: 'right', position: { x: 200, y: 120 } });
  await expect(page.getByRole('heading', { level: 1, name: 'Création d’un point relais' })).toBeFocused();
});
