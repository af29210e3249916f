import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, openAs, test } from './fixtures';

test('figures are narrowed by period, community and territory, which stand in the address, and framed in the theme of the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/analytics/')) asked.push(request.url().replace(/^.*\/admin\/analytics\//, ''));
  });
  await openAs(page, 'admin@exemple.fr');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Analyses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analyses' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')).toHaveText(['Accueil', 'Analyses']);
  const frame = page.frameLocator('iframe[title="Analyses"]');
  await expect(frame.getByRole('rowheader', { name: /^\d\d\/\d{4}$/ }).first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Territoire' }).fill('Grand Est');
  await page.getByRole('option', { name: 'Grand Est' }).click();
  await expect(frame.getByText('Grand Est')).toBeVisible();
  await page.getByRole('combobox', { name: 'Périodicité' }).selectOption({ label: 'Par an' });
  await expect(frame.getByRole('rowheader', { name: /^\d{4}$/ }).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('?periodicity=yearly&territoryId=1');
  await page.getByRole('switch', { name: 'Thème sombre' }).click();
  await expect.poll(() => asked).toEqual([
    'summary?periodicity=monthly',
    'summary?periodicity=monthly&territoryId=1',
    'summary?periodicity=yearly&territoryId=1',
    'summary?periodicity=yearly&darkTheme=1&territoryId=1',
  ]);

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Territoire' })).toHaveValue('Grand Est');
  await expect(frame.getByText('Grand Est')).toBeVisible();
  await expect(page.getByText(/Sans tenir compte de\s: Territoire/)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ouvrir dans un nouvel onglet' }).waitFor();
});

test('what the lists hold is drawn, said, tabled, saved as a file, and leads to the list that was counted', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/analytics');
  const card = page.getByRole('listitem', { name: 'Communautés' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(/^En tout\s: \d+ communautés\. Valeur la plus fréquente/)).toBeVisible();
  await card.getByRole('button', { name: /^Voir les chiffres/ }).click();
  const row = card.getByRole('row', { name: /^Manuelle/ });
  const count = (await row.getByRole('link').textContent()) ?? '';
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Télécharger en CSV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-communautes-export\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFAdhésion;Communautés');
  expect(lines).toContain(`Manuelle;${count}`);

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Communautés (${count})` })).toBeVisible();
  const list = page.url();

  await page.goBack();
  await card.locator('svg .MuiBarChart-element').nth(1).click();
  await expect(page).toHaveURL(list);
});

test('a chart is counted once it has been scrolled to', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('perPage=1&')) counted.push(request.url());
  });
  await openAs(page, 'admin@exemple.fr', '/analytics');
  const card = page.getByRole('listitem', { name: 'Communautés' });
  await expect(card).toBeAttached();
  await expect(page.frameLocator('iframe[title="Analyses"]').getByRole('rowheader').first()).toBeVisible();
  expect(counted).toEqual([]);

  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(/^En tout\s: \d+ communautés/)).toBeVisible();
  expect(counted.some((address) => address.includes('/admin/communities?'))).toBe(true);
});

test('a manager of communities leaves the community to the platform, which says its choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, 'communaute@exemple.fr', '/solidary/analytics/carpool');
  await expect(page.getByRole('heading', { level: 1, name: 'Analyse du covoiturage' })).toBeVisible();
  const asked = page.waitForRequest(/\/admin\/analytics\/carpool\?periodicity=monthly&forceDefaultCommunityId=1$/);
  await page.getByRole('checkbox', { name: 'Ma communauté par défaut' }).click();
  await asked;
  await expect(page.getByRole('checkbox', { name: 'Ma communauté par défaut' })).toBeChecked();
  await expect(page.getByText(/^Communauté \(choix de la plateforme\)/).getByRole('link')).toHaveAttribute('href', /\/communities\/show\/1$/);
  expect(new URL(page.url()).search).toBe('?forceDefaultCommunityId=1');
  await expectAccessible(page);
});
