import { expect, expectAccessible, signIn, test } from './fixtures';

const BOX = 'Rechercher une page, une commande ou une fiche';

test('a record is found from any page by the keyboard alone, and the page says where one is', async ({ page }) => {
  await page.goto('/communities');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: /^Communautés/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: BOX });
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await box.fill('élodie');
  await expect(page.getByRole('group', { name: 'Utilisateurs' }).getByRole('option').first()).toContainText(/lodie/i);
  await expect(page.getByRole('status').filter({ hasText: 'résultats' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/show\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateur/ })).toBeFocused();
});

test('on a telephone the search fills the screen, and a page is opened by a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  await signIn(page, 'solidaire@exemple.fr');
  await page.getByRole('button', { name: /^Rechercher/ }).click();
  await page.getByRole('combobox', { name: BOX }).fill('demandes');
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Demandes solidaires', exact: true }).click();
  await expect(page).toHaveURL(/\/solidaryrecords$/);
  await expect(page.getByRole('combobox', { name: BOX })).toHaveCount(0);
});
