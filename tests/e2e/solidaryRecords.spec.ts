import { expect, expectAccessible, openAs, signIn, test } from './fixtures';
import type { Page } from '@playwright/test';

const rows = (page: Page) => page.getByRole('grid').getByRole('row');

/** The query of the next request for the list of records. */
async function asked(page: Page): Promise<URLSearchParams> {
  const request = await page.waitForRequest((one) => /\/admin\/solidaries\?/.test(one.url()));
  return new URL(request.url()).searchParams;
}

test('the town of an address stands in full in its row, alone where only a letter or two of the street would be left; a street that is cut or left out is read under the pointer', async ({ page }) => {
  await page.goto('/solidaryrecords');
  await signIn(page, 'solidaire@exemple.fr');
  const cells = page.getByRole('grid').locator('[role=gridcell][col-id=destination]');
  await expect(cells.first()).toContainText(/\d{5} \p{L}/u);
  const towns = await cells.evaluateAll((all) => all.flatMap((cell) => [...cell.querySelectorAll('[data-cut] + span')].map((town) => [town.textContent, town.scrollWidth <= town.clientWidth, town.getBoundingClientRect().right <= cell.getBoundingClientRect().right])));
  expect(towns.length).toBeGreaterThan(3);
  expect(towns.filter(([, isWhole, isInside]) => !isWhole || !isInside)).toEqual([]);
  const streets = await cells.evaluateAll((all) => all.map((cell) => {
    const street = cell.querySelector('[data-cut]');
    if (!street) return 'none';
    if (street.getBoundingClientRect().top < cell.getBoundingClientRect().top) return 'left out';
    if (street.scrollWidth <= street.clientWidth) return 'whole';
    return street.clientWidth < 3 * parseFloat(getComputedStyle(street).fontSize) ? 'a letter or two' : 'cut';
  }));
  expect(streets).not.toContain('a letter or two');
  for (const state of ['cut', 'left out'] as const) {
    const cell = cells.nth(streets.indexOf(state));
    await cell.hover();
    await expect(cell).toHaveAttribute('title', (await cell.textContent()) ?? '');
  }
});

test('requests are listed from the first to start, those that are open until all are asked for', async ({ page }) => {
  await page.goto('/solidaryrecords');
  const first = asked(page);
  await signIn(page, 'solidaire@exemple.fr');
  const opened = await first;
  expect(['page', 'perPage', 'progression', 'order[fromDate]'].map((name) => opened.get(name))).toEqual(['1', '25', '100', 'asc']);
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes solidaires' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ouverte' })).toHaveValue('yes');
  await expect(rows(page).filter({ hasText: 'Clôturée' })).toHaveCount(0);
  await expectAccessible(page);

  const all = asked(page);
  await page.getByRole('combobox', { name: 'Ouverte' }).selectOption('');
  expect((await all).has('progression')).toBe(false);
  await expect(rows(page).filter({ hasText: 'Clôturée' }).first()).toBeVisible();
  const again = asked(page);
  await page.reload();
  expect((await again).has('progression')).toBe(false);
  await expect(page.getByRole('combobox', { name: 'Ouverte' })).toHaveValue('');
});

test('the status of each is an icon in blue and its word, and the last action is in words', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords');
  const status = page.getByRole('gridcell', { name: 'Recherche de solution' }).first();
  const colour = await status.locator('svg').evaluate((icon) => getComputedStyle(icon).color);
  const [red = 0, , blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  expect(blue).toBeGreaterThan(red + 60);
  await page.getByRole('button', { name: 'Colonnes' }).click();
  await page.getByRole('checkbox', { name: 'Dernière action', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toContainText('Demande créée');
  await expect(page.getByRole('grid')).not.toContainText('solidary_');
});

test('is read in English, on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords');
  await expect(page.getByRole('heading', { level: 1, name: 'Demandes solidaires' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('backOffice.language', 'en'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Assisted travel requests' })).toBeVisible();
  await expect(page.getByText('Looking for a solution').first()).toBeVisible();
  await expectAccessible(page);
});
