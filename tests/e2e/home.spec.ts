import { expect, expectAccessible, signIn, test } from './fixtures';

test('the home page leads to the external dashboard, gives its logins and forgets them', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('link', { name: /^Tableau de bord externe/ })).toHaveAttribute('href', /dashboard\.example\.org\/s\/demo\/.*general$/);
  await page.getByRole('button', { name: 'Afficher les identifiants' }).click();
  const dialog = page.getByRole('dialog', { name: 'Identifiants du tableau de bord externe' });
  await expect(dialog.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Afficher les identifiants' })).toBeFocused();
  await expectAccessible(page);
});
