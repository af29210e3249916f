import { expect, expectAccessible, openAs, test } from './fixtures';

test.use({ viewport: { width: 1920, height: 1000 } });

test('on a wide screen records are read beside their list, with the keyboard alone, and the list keeps its place', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/users?f.newsSubscription=yes');
  const panel = page.getByRole('region', { name: 'Fiche ouverte à côté de la liste' });
  const rows = page.getByRole('grid').locator('[role=row] [role=gridcell] a[data-path*="/show/"]:not([aria-label])');
  await expect(rows.nth(2)).toBeVisible();
  const names = (await rows.allTextContents()).slice(0, 3);
  const ids = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('data-path')?.split('/').at(-1)));
  const name = panel.getByRole('heading', { level: 2 }).first();
  await rows.first().click();
  await expect(name).toContainText(String(names[0]));
  await expect(page).toHaveURL(/\/users\?f\.newsSubscription=yes&record=\d+$/);
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
  await expect(page).toHaveURL(/\/users\?f\.newsSubscription=yes$/);
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
  await expect(panel.getByRole('link', { name: 'Modifier', exact: true })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Ouvrir la page' }).click();
  await expect(page).toHaveURL(/\/communities\/show\/\d+$/);
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expect(page).toHaveURL(/\/communities$/);
});

test.describe(() => {
  // The platform fails after the decision where it must tell a partner and cannot (contract users.identity).
  test.use({ tolerated: /status of 500/ });

  test('after the last row of the page, a decision goes on with the record that takes its place', async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr', '/hitchhikers?size=10');
    await page.getByRole('button', { name: /^Vérification de l’identité/ }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Aucune pièce' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Filtres actifs' })).toContainText('Aucune pièce');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const panel = page.getByRole('region', { name: 'Fiche ouverte à côté de la liste' });
    const rows = page.getByRole('grid').locator('[role=row] [role=gridcell] a[data-path*="/show/"]:not([aria-label])');
    const idsOfPage = () => rows.evaluateAll((links) => links.map((link) => link.getAttribute('data-path')?.split('/').at(-1)));
    await expect(rows).toHaveCount(10);
    const before = await idsOfPage();
    await rows.last().click();
    await panel.getByRole('button', { name: 'Attester l’identité' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Attester' }).click();
    // The record that was the first of the next page is now the last of this one, and is the one that is read.
    await expect.poll(async () => (await idsOfPage()).slice(0, 9)).toEqual(before.slice(0, 9));
    await expect.poll(async () => (await idsOfPage()).at(-1)).not.toBe(before.at(-1));
    await expect(page).toHaveURL(new RegExp(`record=${(await idsOfPage()).at(-1)}$`));
    await expect(panel).toBeFocused();
    await expect(page.getByRole('grid').locator('a[aria-current=true]')).toBeVisible();
  });
});
