import { expect, expectAccessible, signIn, test, WITH_MOTION } from './fixtures';

test.use(WITH_MOTION);

test('an operator signs in, finds a user, changes them and leaves', async ({ page }) => {
  await page.goto('/users');
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page);

  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByRole('grid', { name: /Utilisateurs/ }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  const search = page.getByRole('textbox', { name: 'Nom ou prénom' });
  await search.fill('lefevre');
  await search.press('Enter');
  await expect(page).toHaveURL(/f\.q=lefevre/);
  const firstRow = page.getByRole('grid').getByRole('row').nth(1);
  await expect(firstRow).toContainText(/lef[eè]vre/i);

  await firstRow.getByRole('link', { name: /^Modifier/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Modification de l’utilisateur/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Enregistrer' }).click();

  await expect(page.getByRole('status').filter({ hasText: 'L’utilisateur a été modifié' })).toBeVisible();
  await expect(page).toHaveURL(/f\.q=lefevre/);

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // To the form, which its save has left by going back.
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Connexion' })).toBeVisible();
});
