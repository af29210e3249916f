import { expect, expectAccessible, openAs, test } from './fixtures';

test('the dashboard of a community is opened from its page, and names it in the breadcrumbs only', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/admin/analytics/'));
  await openAs(page, 'admin@exemple.fr', '/communities/show/2');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(page).toHaveURL(/\/communities\/2\/dashboard\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord de la communauté' })).toBeVisible();
  expect(new URL((await asked).url()).search).toBe('?periodicity=monthly&communityId=2');
  await expect(page.frameLocator('iframe[title="Tableau de bord de la communauté"]').getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')).toHaveText(['Accueil', 'Communautés', 'Tableau de bord de la communauté']);
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByText('Tableau de bord')).toHaveCount(0);
  await expectAccessible(page);

  // The last part of the address names the target. Whatever it says, the figures are those of the community, and the address is corrected.
  const right = new URL(page.url()).pathname;
  await page.goto('/communities/2/dashboard/anything?periodicity=yearly');
  await expect(page.frameLocator('iframe').getByRole('rowheader').first()).toBeVisible();
  await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(`${right}?periodicity=yearly`);
});
