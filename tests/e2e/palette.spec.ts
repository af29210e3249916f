import { AGAIN, expect, expectAccessible, openAs, test } from './fixtures';

const BOX = 'Rechercher une page, une commande ou une fiche';

test('a record is found from any page by the keyboard alone, and the page says where one is', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/communities');
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
  await expect(page.getByRole('heading', { level: 1, name: /Utilisateur n°/ })).toBeFocused();
});

test('on a telephone the search fills the screen, and a page is opened by a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openAs(page, 'solidaire@exemple.fr');
  await page.getByRole('button', { name: /^Rechercher/ }).click();
  await page.getByRole('combobox', { name: BOX }).fill('demandes');
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Demandes solidaires', exact: true }).click();
  await expect(page).toHaveURL(/\/solidaryrecords$/);
  await expect(page.getByRole('combobox', { name: BOX })).toHaveCount(0);
});

test('on the smallest screen the environment and the structure can be read, and nothing is hidden below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch(AGAIN);
    const environment = { name: 'Recette du Grand Est, à ne pas prendre pour la vraie', colour: '#8a5300' };
    await route.fulfill({ json: { ...((await answer.json()) as object), environment } });
  });
  await openAs(page, 'solidaire@exemple.fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Environnement' });
  expect(await banner.locator('span').evaluate((name) => name.scrollHeight - name.clientHeight)).toBe(0);
  const { height } = (await banner.boundingBox())!;
  expect(height).toBeGreaterThan(40);
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
  const structure = page.getByRole('banner').getByRole('combobox', { name: 'Structure' });
  expect((await structure.boundingBox())!.width).toBeGreaterThan(180);
  await expectAccessible(page);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect((await menu.boundingBox())!.y).toBeGreaterThanOrEqual(height);
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu principal' });
  await expect(drawer.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await expectAccessible(page);
  // A chosen page is not hidden by the menu.
  await drawer.getByRole('link', { name: 'Accueil' }).click();
  await expect(drawer).toBeHidden();
});

test('what is typed before the palette has come is in its box, and not in the page behind', async ({ page }) => {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/Palette-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await openAs(page, 'admin@exemple.fr', '/users/14');
  const nationality = page.getByRole('textbox', { name: 'Nationalité' });
  const before = await nationality.inputValue();
  await nationality.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('eventx');
  await page.keyboard.press('Backspace');
  come();
  const box = page.getByRole('combobox', { name: BOX });
  await expect(box).toHaveValue('event');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nationality).toBeFocused();
  await expect(nationality).toHaveValue(before);
});

test('what is selected in a list is worked from the palette, with the question that its bar asks', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/users');
  for (const name of [0, 1]) await page.getByRole('row').filter({ has: page.getByRole('checkbox') }).nth(name + 1).getByRole('checkbox').check();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: BOX })).toBeFocused();
  const selected = page.getByRole('group', { name: /^2 .*sélectionnés/ });
  await expect(selected.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('supprimer');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(question).toHaveCount(0);
});
