import type { Locator, Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from './fixtures';

const press = (page: Page, ...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const bar = (page: Page) => page.getByRole('region', { name: 'Sélection' });
const focusedCell = (page: Page) => page.locator('[role=gridcell]:focus');

/** The largest number of presses; no page has as many stops, so more would mean that the target cannot be reached. */
const MOST = 120;

/** Presses Tab, or Shift+Tab, until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST && !(await hasFocus(target)); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

test.use(WITH_MOTION);

test('an operator’s day without a mouse', async ({ page }) => {
  test.setTimeout(180_000);

  await test.step('signs in', async () => {
    await page.goto('/users?size=10&sort=id:desc');
    await tabTo(page, page.getByRole('textbox', { name: 'Identifiant' }));
    await page.keyboard.type('admin@exemple.fr');
    await press(page, 'Tab');
    await page.keyboard.type('covoiturage-2026');
    await expect(page.getByRole('button', { name: 'Connexion' })).toBeEnabled();
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeFocused();
  });

  await test.step('ticks two rows, and changes them together', async () => {
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Aller aux résultats' }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(focusedCell(page)).toBeVisible();
    await press(page, 'Space', 'ArrowDown', 'Space');
    await expect(bar(page)).toContainText('2 sélectionnés sur cette page');
    await tabTo(page, bar(page).getByRole('button', { name: 'Modifier un champ' }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(page.getByRole('combobox', { name: 'Champ à modifier' })).toBeFocused();
    await page.keyboard.type('Visi');
    await tabTo(page, page.getByRole('radio', { name: 'Restreinte' }));
    await press(page, 'Space');
    await tabTo(page, page.getByRole('button', { name: 'Modifier 2 utilisateurs' }));
    await press(page, 'Enter');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/réussi|inchangé/);
    await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await press(page, 'Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(focusedCell(page)).toBeVisible();
  });

  await test.step('deletes somebody, once the word is typed', async () => {
    const box = page.getByRole('checkbox', { name: /^Sélectionner (?!les)/ }).first();
    const name = (await box.getAttribute('aria-label')) ?? '';
    await press(page, 'Space');
    await expect(bar(page)).toContainText('1 sélectionné sur cette page');
    await tabTo(page, bar(page).getByRole('button', { name: 'Supprimer' }), 'Shift+Tab');
    await press(page, 'Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Supprimer 1 utilisateur ?'.replace(' ?', '\u202f?') });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('supprimer');
    await tabTo(page, dialog.getByRole('button', { name: 'Supprimer 1 utilisateur' }));
    await press(page, 'Enter');
    await expect(page.getByText('1 réussi')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fermer' })).toBeFocused();
    await expect(page.getByLabel(name, { exact: true })).toHaveCount(0);
    await press(page, 'Enter');
    await expect(focusedCell(page)).toBeVisible();
  });

  await test.step('opens the menu of a row, asks for a community, and gives it up', async () => {
    await press(page, 'Control+ArrowRight');
    await expect(focusedCell(page).getByRole('link', { name: /^Modifier/ })).toBeVisible();
    await press(page, 'Enter');
    await expect(page.getByRole('link', { name: /^Modifier/ }).first()).toBeFocused();
    await press(page, 'ArrowRight');
    const menuButton = page.getByRole('button', { name: /^Actions pour/ }).first();
    await expect(menuButton).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('aj');
    await expect(page.getByRole('menuitem', { name: 'Ajouter à une communauté' })).toBeFocused();
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: /à une communauté$/ });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
    await expect(menuButton).toBeFocused();
  });

  await test.step('changes the record, and mends a mistake by the summary', async () => {
    await press(page, 'ArrowLeft', 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Modification de l’utilisateur/ })).toBeFocused();
    const email = page.getByRole('textbox', { name: 'Adresse e-mail', exact: true });
    await tabTo(page, email);
    const right = await email.inputValue();
    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type('sans arobase');
    await press(page, 'Control+s');
    await expect(page.getByRole('alert').filter({ hasText: 'Le formulaire contient 1 erreur' })).toBeFocused();
    await press(page, 'Tab', 'Enter');
    await expect(email).toBeFocused();
    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type(right);
    await tabTo(page, page.getByRole('textbox', { name: 'Nationalité' }), 'Shift+Tab');
    await page.keyboard.type(' et Monégasque');
    await press(page, 'Control+s');
    await expect(page.getByRole('status').filter({ hasText: 'L’utilisateur a été modifié' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeFocused();
  });

  await test.step('sends the list away as a file', async () => {
    const open = page.getByRole('button', { name: 'Exporter' });
    await tabTo(page, open, 'Shift+Tab');
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name: /^Export de la liste/ });
    await tabTo(page, dialog.getByRole('button', { name: 'Exporter' }));
    const downloading = page.waitForEvent('download');
    await press(page, 'Enter');
    expect((await downloading).suggestedFilename()).toMatch(/utilisateurs-export\.csv$/);
    await expect(open).toBeFocused();
  });

  await test.step('leaves', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Déconnexion' }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(page.getByRole('textbox', { name: 'Identifiant' })).toBeFocused();
  });
});
