import type { Page } from '@playwright/test';
import { everythingIsThere, expect, expectAccessible, openAs, test } from './fixtures';

const search = (page: Page) => page.getByRole('combobox', { name: 'Rechercher une adresse' });
const map = (page: Page, address: RegExp) => page.getByRole('region', { name: address });

test('a home address is found and corrected with the keyboard alone, and sent whole', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/15');
  await expect(search(page)).toBeVisible();
  await search(page).focus();
  await page.keyboard.type('12 rue saint-dizier nancy');
  await expect(page.getByRole('option', { name: /^12 rue Saint-Dizier 54000/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(map(page, /12 rue Saint-Dizier, 54000 Nancy/)).toBeVisible();

  const byHand = page.getByRole('button', { name: 'Corriger à la main' });
  await byHand.press('Enter');
  await page.getByRole('textbox', { name: 'Numéro', exact: true }).press('ControlOrMeta+a');
  await page.keyboard.type('14 bis');
  await page.keyboard.press('Tab');
  await expect(page.getByText('L’adresse a changé, mais son point sur la carte est resté le même.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Latitude' }).fill('98');
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: /Latitude/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Latitude' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('48,6899');

  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.press('Control+s');
  expect((await sent).postDataJSON()).toEqual({
    homeAddress: expect.objectContaining({
      houseNumber: '14 bis',
      streetAddress: '14 bis rue Saint-Dizier',
      latitude: '48.6899',
      longitude: expect.stringMatching(/^6\.\d+$/),
      county: null,
    }),
  });
  await expect(page.getByRole('status').filter({ hasText: 'a été modifié' })).toBeVisible();
  await page.goto('/users/show/15');
  await expect(page.getByText('14 bis rue Saint-Dizier, 54000 Nancy').first()).toBeVisible();
  await page.getByText('Adresse du domicile').first().scrollIntoViewIfNeeded();
  await expect(map(page, /14 bis rue Saint-Dizier/)).toBeVisible();
});

test('the point of an address is moved on the map, and the wheel goes on scrolling the page', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/16');
  await page.getByRole('button', { name: 'Corriger à la main' }).click();
  const latitude = page.getByRole('textbox', { name: 'Latitude' });
  const before = await latitude.inputValue();
  await page.getByText('Adresse du domicile').first().scrollIntoViewIfNeeded();
  const shown = map(page, /^Carte/);
  await everythingIsThere(page);
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  if (!box) throw new Error('The map is not on screen.');
  // The point of the pin is in the middle of the map, so the pin itself is just above it.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 40, { steps: 5 });
  await page.mouse.up();
  await expect(latitude).not.toHaveValue(before);

  const top = await page.evaluate(() => window.scrollY);
  await shown.hover();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
});

test('a search that fails says so and is tried again', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/17');
  await page.route('**/points?*', (route) => route.fulfill({ status: 400, json: { 'hydra:description': 'Indisponible' } }), { times: 1 });
  await search(page).fill('toul');
  await expect(page.getByRole('alert').filter({ hasText: 'La recherche d’adresses n’a pas abouti.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('option', { name: /^Toul 54200/ })).toBeVisible();
  await expect(search(page)).toBeFocused();
});

for (const dark of [false, true]) {
  for (const width of [1360, 390]) {
    test(`an address is readable and accessible, ${dark ? 'dark' : 'light'}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 850 });
      await page.addInitScript((isDark) => localStorage.setItem('backOffice.dark', String(isDark)), dark);
      await openAs(page, 'admin@exemple.fr', '/users/show/19');
      await page.getByText('Adresse du domicile').first().scrollIntoViewIfNeeded();
      await expect(map(page, /^Carte/)).toBeVisible();
      await expectAccessible(page);
      await page.goto('/users/19');
      await page.getByRole('button', { name: 'Corriger à la main' }).click();
      await expect(map(page, /^Carte/)).toBeVisible();
      await search(page).fill('gare');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
