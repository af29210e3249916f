import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from './fixtures';

test('two operators change the same field: the second one sees both values and chooses', async ({ page, context }) => {
  await openAs(page, 'admin@exemple.fr', '/users/31');
  const nationality = page.getByRole('textbox', { name: 'Nationalité' });
  await nationality.fill('Belge');

  const colleague = await context.newPage();
  await colleague.goto('/users/31');
  await colleague.getByRole('textbox', { name: 'Nationalité' }).fill('Suisse');
  await colleague.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: /Utilisateur n/ })).toBeVisible();
  await colleague.close();

  await nationality.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Cette fiche a été modifiée pendant votre saisie' });
  await expect(dialog.getByText('Belge')).toBeVisible();
  await expect(dialog.getByText('Suisse')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(nationality).toHaveValue('Belge');

  await nationality.press('Control+s');
  await dialog.getByRole('radio', { name: 'Votre valeur' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Utilisateur n/ })).toBeVisible();
  await expect(page.getByText('Belge')).toBeVisible();
});

test('a creation is refused with the e-mail address of a user who is there already, who is named; with another one it goes on', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/show/32');
  const known = page.getByRole('link', { name: /@/ }).first();
  const address = (await known.textContent()) ?? '';
  await page.goto('/users/create');
  const email = page.getByRole('textbox', { name: /^Adresse e-mail$/ }).first();
  await email.fill(address);
  await email.press('Tab');
  await expect(page.getByText(/^Une fiche a déjà cette valeur/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Autre' }).check();
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: /cette valeur est déjà prise$/ });
  await expect(dialog.getByRole('button', { name: 'Revenir à la saisie' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(email).toBeFocused();

  await email.fill(`nouvelle.${Date.now()}@exemple.fr`);
  await email.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'L’utilisateur a été créé' })).toBeVisible();
  await expect(email).toHaveValue('');
  await expect(page).toHaveURL(/\/users\/create$/);
});

test('goes from record to record with the keyboard, over the edge of a page, and back to the list where that leads', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users?size=10');
  await page.locator('[role=row] a[data-path*="/show/"]').first().click();
  const walk = page.getByRole('navigation', { name: 'Parcours de la liste' });
  const next = walk.getByRole('button', { name: 'Suivant' });
  await expect(walk).toContainText('1 sur');
  await expectAccessible(page);
  await next.focus();
  for (let position = 2; position <= 11; position += 1) {
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
    await expect(walk).toContainText(`${position} sur`);
    await expect(next).toBeFocused();
  }
  await walk.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL(/\/users\?size=10&page=2$/);
});

test('logging out asks when another tab holds work that is not saved', async ({ page, context }) => {
  await openAs(page, 'admin@exemple.fr', '/users');
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/users/33');
  await other.getByRole('textbox', { name: 'Nationalité' }).fill('Grecque');
  await other.keyboard.press('Tab');

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Se déconnecter quand même/ });
  await dialog.getByRole('button', { name: 'Rester' }).click();
  await expect(other.getByRole('textbox', { name: 'Nationalité' })).toHaveValue('Grecque');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await dialog.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('on paper a form has the titles and the fields of its sections, folded or not, and no bar over them', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/users/142');
  const title = page.getByRole('heading', { level: 2, name: 'Coordonnées' });
  const address = page.getByRole('textbox', { name: 'Adresse e-mail', exact: true });
  await expect(address).toBeVisible();
  await title.getByRole('button').click();
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(title.getByRole('button')).toBeVisible();
  await expect(address).toBeVisible();
  await expect(page.getByText('Ctrl+S')).toBeHidden();
});

/** Saves with the clock standing still, so that the message stays however long the measuring takes. The page must have a clock of the test. */
async function saveAndKeepTheMessage(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
}

test('on a telephone the message of a save stands above its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install();
  await openAs(page, 'superadmin@exemple.fr', '/users/143');
  await page.getByRole('textbox', { name: 'Nationalité' }).fill('Belge et suisse');
  await saveAndKeepTheMessage(page);
  const message = page.getByRole('status').filter({ hasText: 'L’utilisateur a été modifié' });
  const undo = message.getByRole('button', { name: 'Annuler' });
  const room = async () => {
    const { y = 0, height = 0 } = (await message.getByText('L’utilisateur a été modifié').boundingBox()) ?? {};
    return ((await undo.boundingBox())?.y ?? 0) - y - height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('the message of a save stands above the pager of the list that it leads to', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'superadmin@exemple.fr', '/relaypoints');
  await page.getByRole('grid').getByRole('link', { name: /^Modifier/ }).first().click();
  await page.getByRole('textbox', { name: /^Nom/ }).first().fill('Parking du Marché');
  await saveAndKeepTheMessage(page);
  const message = page.getByRole('status').filter({ hasText: 'a été modifié' });
  const room = async () => {
    const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
    return ((await page.getByRole('navigation', { name: 'Pages' }).boundingBox())?.y ?? 0) - y - height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
