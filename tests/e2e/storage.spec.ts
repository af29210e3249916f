import { expect, signIn, test } from './fixtures';

test('an operator whose browser refuses storage works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse, configurable: true });
  });
  await page.goto('/users');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('an operator whose browser has no room left works all the same, and is told of work that a reload would lose', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/users/16');
  await signIn(page, 'admin@exemple.fr');
  const box = page.getByRole('textbox', { name: 'Nationalité' });
  await box.fill('Belge');
  await page.getByRole('switch', { name: 'Thème sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'L’utilisateur a été modifié' })).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('an operator whose storage fills up while they work goes on all the same, and sees nothing more once their session has ended', async ({ page }) => {
  await page.goto('/users/16');
  await signIn(page, 'admin@exemple.fr');
  const box = page.getByRole('textbox', { name: 'Nationalité' });
  await expect(box).toBeVisible();
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 2 ** 20; size >= 1; size /= 2) {
        try {
          for (;;) storage[`filled${storage.length}`] = 'x'.repeat(size);
        } catch {
          // There is room for less only.
        }
      }
    }
  });
  await box.fill('Suisse');
  await page.getByRole('switch', { name: 'Thème sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /^FR/ }).click();
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { code: 401, message: 'Invalid JWT Token' } }));
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  // The sandbox must not answer before the refusal has been seen.
  await expect(page.getByRole('textbox', { name: 'Identifiant' })).toBeVisible();
  await page.unroute('**/api/**');
  await signIn(page, 'admin@exemple.fr');
  await expect(box).toHaveValue('Suisse');
});
