import type { Page } from '@playwright/test';
import { AGAIN, chooseForSelection, expect, expectAccessible, openAs, test } from './fixtures';

const IMPORTED = ['Adresse e-mail;Prénom;Nom;Genre;Date de naissance;Téléphone', 'faux.exemple.fr;Zoé;Œillet;1;1990-12-31;0612345678'];

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1360, 390]) {
    test.describe(`${scheme}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 850 }, colorScheme: scheme });
      // One visit makes many stops; each is short, but together they exceed the usual limit.
      test.setTimeout(120_000);

      test.beforeEach(async ({ page }) => {
        await page.addInitScript((dark) => localStorage.setItem('backOffice.dark', String(dark)), scheme === 'dark');
      });

      test('every dialog and menu of a list is accessible', async ({ page }) => {
        // The list has only a few rows, because axe reads all of them behind every dialog.
        await openAs(page, 'admin@exemple.fr', '/users?f.email=admin');
        await expect(page.getByRole('checkbox', { name: /^Sélectionner (?!les)/ }).first()).toBeVisible();
        await visitViews(page);
        await visitColumns(page);
        await visitRowMenu(page);
        await visitExport(page);
        await visitBulk(page);
      });

      test('every step of an import is accessible', async ({ page }) => {
        await openAs(page, 'admin@exemple.fr', '/users/import');
        await visitImport(page, `${scheme}${width}`);
      });

      test('every question of a form is accessible', async ({ page }) => {
        await openAs(page, 'admin@exemple.fr', '/users/41');
        await visitConflict(page);
        await visitAlike(page);
      });
    });
  }
}

async function visitViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Vues' }).click();
  await expect(page.getByRole('menu', { name: 'Vues' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Enregistrer comme nouvelle vue…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle vue' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Saisissez un nom')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toHaveCount(0);
}

async function visitColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Colonnes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colonnes' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Opens the menu of a row, then the question of one of its actions. */
async function visitRowMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions pour/ }).first().click();
  await expect(page.getByRole('menu', { name: /^Actions pour/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Ajouter à une communauté' }).click();
  const dialog = page.getByRole('dialog', { name: /à une communauté$/ });
  await expect(dialog.getByRole('combobox', { name: 'Communauté' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(dialog.getByText(/^Choisissez une valeur/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toHaveCount(0);
}

async function visitExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exporter' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export de la liste/ });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  // The request is never answered, so that it can be cancelled.
  await page.route(/admin\/users\?.*perPage=1000/, () => undefined, { times: 1 });
  await dialog.getByRole('button', { name: 'Exporter' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Arrêter' }).click();
  await expect(dialog.getByRole('status')).toContainText('L’export a été arrêté');
  await dialog.getByRole('button', { name: /^(Annuler|Fermer)$/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** The questions before a selection is deleted or changed, and the result of a change. */
async function visitBulk(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Sélectionner (?!les)/ });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('2 sélectionnés sur cette page');
  await expectAccessible(page);

  await chooseForSelection(page, 'Supprimer', expectAccessible);
  const deletion = page.getByRole('alertdialog', { name: /^Supprimer 2 utilisateurs/ });
  await deletion.getByRole('button', { name: /^Supprimer/ }).click();
  await expect(deletion.getByText(/^Saisissez/)).toBeVisible();
  await expectAccessible(page);
  await deletion.getByRole('button', { name: 'Annuler' }).click();
  await expect(deletion).toHaveCount(0);

  await chooseForSelection(page, 'Modifier un champ', expectAccessible);
  const edit = page.getByRole('dialog', { name: 'Modifier 2 utilisateurs' });
  await edit.getByRole('combobox', { name: 'Champ à modifier' }).selectOption({ label: 'Visibilité du téléphone' });
  await edit.getByRole('button', { name: /^Modifier/ }).click();
  await expect(edit.getByText('Choisissez une valeur pour « Visibilité du téléphone »'.replaceAll(/« | »/g, narrow))).toBeVisible();
  await expectAccessible(page);
  await edit.getByRole('radio', { name: 'Restreinte' }).check();
  await edit.getByRole('button', { name: /^Modifier/ }).click();
  const result = page.getByRole('dialog', { name: /Visibilité du téléphone/ });
  await expect(result.getByText(/réussi|inchangé/).first()).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('region', { name: 'Sélection' })).toHaveCount(0);
}

async function visitImport(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Import d’utilisateurs' })).toBeVisible();
  const lines = [...IMPORTED, `${name}.import@exemple.fr;Zoé;Œillet;1;1990-12-31;0612345678`].join('\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'mixte.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByRole('table', { name: 'À corriger (1)' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuer avec la seule ligne valide' }).click();
  await expect(page.getByRole('button', { name: 'Importer 1 ligne' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Import terminé' })).toBeFocused();
  await expectAccessible(page);
}

/** A colleague's value, found by the read before a save; then the question when leaving the page. */
async function visitConflict(page: Page): Promise<void> {
  const nationality = page.getByRole('textbox', { name: 'Nationalité' });
  await nationality.fill('Belge');
  await page.route('**/admin/users/41', async (route) => {
    const response = await route.fetch(AGAIN);
    await route.fulfill({ response, json: { ...(await response.json()), nationality: 'Suisse' } });
  });
  await nationality.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Cette fiche a été modifiée pendant votre saisie' });
  await expect(dialog.getByText('Suisse')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revenir à la saisie' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: 'Annuler' }).click();
  const unsaved = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?'.replace(' ?', `${narrow(' ')}?`) });
  await expect(unsaved.getByRole('button', { name: 'Rester' })).toBeFocused();
  await expectAccessible(page);
  await unsaved.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(unsaved).toHaveCount(0);
}

async function visitAlike(page: Page): Promise<void> {
  await page.goto('/users/create');
  const email = page.getByRole('textbox', { name: 'Adresse e-mail', exact: true });
  await email.fill('admin@exemple.fr');
  await email.press('Tab');
  await expect(page.getByText(/^Une fiche a déjà cette valeur/)).toBeVisible();
  await page.getByRole('radio', { name: 'Autre' }).check();
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: /cette valeur est déjà prise$/ })).toBeVisible();
  await expectAccessible(page);
}

/** A text with the narrow space of French punctuation, as on the screen. */
function narrow(text: string): string {
  return text.replace(' ', '\u202f');
}
