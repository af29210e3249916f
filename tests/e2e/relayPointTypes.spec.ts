import { expect, expectAccessible, openAs, test } from './fixtures';

test('a relay point type is created with an icon found by typing, renamed and deleted', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/relaypointtypes');
  await page.getByRole('link', { name: /^Créer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Création/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nom' }).fill('Abri vélo');
  await page.getByRole('combobox', { name: 'Icône' }).fill('gare');
  await page.getByRole('option', { name: 'Gare' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a été créé' })).toBeVisible();

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Modification/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nom' }).fill('Abri à vélos');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'a été modifié' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Abri à vélos');

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a été supprimé' })).toBeVisible();
});
