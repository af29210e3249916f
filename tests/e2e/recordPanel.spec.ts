import { expect, expectAccessible, openAs, test } from './fixtures';

test.use({ viewport: { width: 1920, height: 1000 } });

test('on a wide screen records are read beside their list, with the keyboard alone, and the list keeps its place', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/users?f.status=1');
  const panel = page.getByRole('region', { name: 'Fiche ouverte à côté de la liste' });
  const rows = page.getByRole('grid').locator('[role=row] [role=gridcell] a[data-path*="/show/"]:not([aria-label])');
  await expect(rows.first()).toBeVisible();
  const names = (await rows.allTextContents()).slice(0, 3);
  const ids = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('data-path')?.split('/').at(-1)));
  const name = panel.getByRole('heading', { level: 2 }).first();
  await rows.first().click();
  await expect(name).toContainText(String(names[0]));
  await expect(page).toHaveURL(/\/users\?f\.status=1&record=\d+$/);
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(`record=${ids[1]}$`));
  await expect(name).toContainText(String(names[1]));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(`record=${ids[2]}$`));
  await expect(name).toContainText(String(names[2]));
  await expect(page.locator('[role=row]:focus-within')).toContainText(String(names[2]));
  // Enter goes into the record, Escape back to its row.
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/users\?f\.status=1$/);
  await expect(page.locator('[role=row]:focus-within')).toContainText(String(names[2]));

  await page.keyboard.press('Enter');
  await expect(name).toContainText(String(names[2]));
  await page.reload();
  await expect(name).toContainText(String(names[2]));
  await expect(page.locator('a[aria-current=true]')).toHaveText(String(names[2]));
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('beside the list a record is decided upon and left for its page, in the dark', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/communities');
  await page.getByRole('banner').getByRole('switch').click();
  const panel = page.getByRole('region', { name: 'Fiche ouverte à côté de la liste' });
  await page.getByRole('grid').locator('[role=gridcell] a[data-path*="/show/"]').first().click();
  await expect(panel.getByRole('link', { name: 'Modifier' })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Ouvrir la page' }).click();
  await expect(page).toHaveURL(/\/communities\/show\/\d+$/);
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL(/\/communities$/);
});
