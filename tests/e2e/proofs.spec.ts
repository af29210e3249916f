import type { Locator } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from './fixtures';

test.describe('the document by which somebody is decided', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('stands beside the decision and above it, is enlarged and turned, and is said when it cannot be shown', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 900 });
    await openAs(page, 'superadmin@exemple.fr');
    // The number on the home page leads to the first proof that waits.
    await page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Pièces d’identité à vérifier' }) }).getByRole('link', { name: /commencer par la première fiche$/ }).click();
    const queue = page.getByRole('navigation', { name: 'Parcours de la liste' });
    const panel = page.getByRole('region', { name: /^À examiner/ });
    const picture = panel.getByRole('img');
    // Some proofs are PDF files, which this browser only says that it cannot show: the first picture is looked for.
    for (let place = 1; ; place += 1) {
      await expect(queue).toContainText(`${place} sur`);
      await expect(picture.or(panel.getByRole('alert'))).toBeVisible();
      if (await picture.isVisible()) break;
      await queue.getByRole('button', { name: 'Suivant' }).click();
    }
    const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
    await expect.poll(async () => (await left(panel)) - (await left(page.getByRole('heading', { name: 'Identité', exact: true })))).toBeGreaterThan(0);
    // Where the buttons leave the name a narrow column, the name, the number and the state take two lines together.
    const title = page.getByRole('heading', { level: 1 });
    const line = await title.evaluate((element) => parseFloat(getComputedStyle(element).lineHeight));
    const lines = async () => {
      const [heading, state] = [await title.boundingBox(), await page.getByRole('main').getByText('Actif', { exact: true }).first().boundingBox()];
      return ((state?.y ?? Number.NaN) + (state?.height ?? 0) - (heading?.y ?? 0)) / line;
    };
    await expect.poll(lines).toBeLessThan(2.5);
    await expectAccessible(page);

    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const whole = await width();
    await panel.getByRole('button', { name: 'Agrandir' }).click();
    await expect.poll(width).toBeGreaterThan(whole);
    const view = panel.getByRole('group', { name: /^Document affiché/ });
    await view.focus();
    await page.keyboard.press('0');
    await expect.poll(width).toBe(whole);
    await view.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(width).toBeGreaterThan(whole);
    await panel.getByRole('button', { name: 'Voir en entier' }).click();
    await panel.getByRole('button', { name: 'Pivoter d’un quart de tour' }).click();
    await expect.poll(async () => ((await picture.boundingBox())?.height ?? 0) > (await width())).toBe(true);

    await page.setViewportSize({ width: 390, height: 800 });
    const accept = panel.getByRole('button', { name: 'Accepter la pièce d’identité' });
    await expect(accept).toBeVisible();
    await expect.poll(async () => ((await accept.boundingBox())?.y ?? Number.NaN) - ((await view.boundingBox())?.y ?? Number.NaN)).toBeGreaterThan(0);
    await expectAccessible(page);

    await page.route('**/upload/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await expect(panel).toContainText('Le document n’a pas pu être affiché ici');
    await expect(panel.getByRole('link', { name: /^Ouvrir/ })).toHaveAttribute('href', /^https?:/);
  });
});
