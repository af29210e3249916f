import { expect, expectAccessible, openAs, test } from './fixtures';
import { png } from './png';

test('an editorial is written with its image, becomes the active one, and is deleted', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/editorials');
  await page.getByRole('link', { name: 'Créer un éditorial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Création d’un éditorial' })).toBeFocused();

  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Le formulaire contient' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur/);
  await expectAccessible(page);
  await summary.getByRole('link', { name: /Titre|titre/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Titre' }).fill('Semaine du covoiturage');
  await page.getByRole('textbox', { name: 'Texte', exact: true }).fill('Une semaine pour essayer.');
  await page.getByRole('textbox', { name: 'Texte du bouton' }).fill('Je participe');
  await page.getByRole('textbox', { name: 'Lien du bouton' }).fill('https://www.exemple.fr/semaine');
  await page.getByRole('radio', { name: 'Actif', exact: true }).check();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choisir une image/ }).click();
  await (await chooser).setFiles({ name: 'semaine.png', mimeType: 'image/png', buffer: png(240, 240) });
  await page.getByRole('button', { name: 'Créer', exact: true }).click();

  await expect(page.getByRole('status').filter({ hasText: 'L’éditorial a été créé' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Éditorial n°/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Éditoriaux' }).click();
  await expect(page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: 'Actif', exact: true }) })).toHaveCount(1);

  await page.getByRole('link', { name: 'Semaine du covoiturage', exact: true }).click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Semaine du covoiturage');
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'L’éditorial a été supprimé' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Éditoriaux/ })).toBeVisible();
});

test('another editorial is activated in one click', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/editorials?f.status=0');
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Activer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'L’éditorial a été activé' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activer' })).toHaveCount(0);
});

test('an editorial that is activated in its form is the only active one of the list it comes back to', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/editorials');
  const rows = page.getByRole('grid').getByRole('row');
  const named = (text: string) => rows.filter({ has: page.getByRole('gridcell', { name: text, exact: true }) });
  await expect(named('Actif')).toHaveCount(1);
  await named('Inactif').first().getByRole('link', { name: /^Modifier/ }).click();
  const title = await page.getByRole('textbox', { name: 'Titre' }).inputValue();
  await page.getByRole('radio', { name: 'Actif', exact: true }).check();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'L’éditorial a été modifié' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Éditoriaux/ })).toBeVisible();
  await expect(named('Actif')).toHaveCount(1);
  await expect(named('Actif')).toContainText(title);
});

test('leaving a changed form asks first, and an unchanged one does not', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/editorials/create');
  await page.getByRole('textbox', { name: 'Titre' }).fill('Brouillon');
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Rester' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rester' }).click();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Brouillon');

  await page.getByRole('textbox', { name: 'Titre' }).fill('');
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
});
