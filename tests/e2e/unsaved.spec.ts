import { everythingIsThere, expect, expectAccessible, openAs, signIn, test } from './fixtures';

test('logging out of a changed form asks first', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/14');
  const nationality = page.getByRole('textbox', { name: 'Nationalité' });
  await nationality.fill('Belge');
  const logOut = page.getByRole('button', { name: 'Déconnexion' });
  await logOut.click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Rester' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Rester' }).click();
  await expect(nationality).toHaveValue('Belge');
  await expect(logOut).toBeFocused();

  await logOut.click();
  await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('going back right after the last key asks first, and nothing typed is lost', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users');
  await page.getByRole('grid').getByRole('link', { name: /^Modifier/ }).first().click();
  const nationality = page.getByRole('textbox', { name: 'Nationalité' });
  await nationality.click();
  await page.keyboard.press('End');
  // In one step, so that the typed text is still waiting in its box.
  await nationality.evaluate((box: HTMLInputElement) => {
    document.execCommand('insertText', false, ' et belge');
    box.ownerDocument.defaultView?.history.back();
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rester' }).click();
  await expect(nationality).toHaveValue(/et belge$/);
});

test('what was typed is there again when the session ends in the middle of it, and for nobody else', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/14');
  const nationality = page.getByRole('textbox', { name: 'Nationalité' });
  await nationality.fill('Luxembourgeoise');
  // The save itself ends the session, as other requests of the form must not end it before.
  await page.route('**/admin/users/14', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await page.evaluate(() => localStorage.setItem('backOffice.refreshToken', 'refused'));
    return route.fulfill({ status: 401, json: { code: 401, message: 'Expired JWT Token' } });
  });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/Votre travail non enregistré est conservé/);
  await expectAccessible(page);

  await signIn(page, 'admin@exemple.fr');
  await expect(nationality).toHaveValue('Luxembourgeoise');
  await expect(page.getByText(/a été reprise/)).toBeVisible();
  await expectAccessible(page);
  // On a telephone the button is below the sentence, which would have no room beside it.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(async () => (await page.getByText(/a été reprise/).boundingBox())?.width).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Abandonner cette saisie' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner cette saisie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(nationality).not.toHaveValue('Luxembourgeoise');
});

test('a save without a network keeps what was typed, and goes through once it is back', async ({ page, context }) => {
  await openAs(page, 'admin@exemple.fr', '/users/15');
  const nationality = page.getByRole('textbox', { name: 'Nationalité' });
  await nationality.fill('Suisse');
  // What the form asks for must have come before the network is cut.
  await everythingIsThere(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('réseau');

  await context.setOffline(false);
  await expect(nationality).toHaveValue('Suisse');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'L’utilisateur a été modifié' })).toBeVisible();
});
