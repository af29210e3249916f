import type { Page } from '@playwright/test';
import { AGAIN, expect, openAs, test } from './fixtures';

/** Signs in to a deployment whose settings differ from the sandbox's. */
async function openWith(page: Page, settings: Record<string, boolean>, path: string) {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch(AGAIN)).json()) as { settings: object };
    await route.fulfill({ json: { ...config, settings: { ...config.settings, ...settings } } });
  });
  await openAs(page, 'admin@exemple.fr', path);
}

/** Opens another page from the menu, and waits for its rows. */
async function openList(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

async function choicesOf(page: Page, button: string | RegExp) {
  await page.getByRole('button', { name: button }).first().click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  const choices = await menu.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return choices.join(' ');
}

test('without the module of communities, nothing that needs them is left: entry, pages, filters, actions, columns', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWith(page, { community: false }, '/communities');
  await expect(page.getByText('Cette page n’est pas disponible avec la configuration actuelle de la plateforme.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Communautés' })).toHaveCount(0);

  await openList(page, 'Utilisateurs');
  expect(await choicesOf(page, 'Ajouter un filtre')).not.toMatch(/communaut/i);
  expect(await choicesOf(page, /^Actions pour/)).not.toMatch(/communaut/i);
  await page.getByRole('checkbox', { name: /^Sélectionner/ }).nth(1).click();
  await expect(page.getByText('1 sélectionné sur cette page')).toBeVisible();
  await expect(page.getByRole('button', { name: /communauté/ })).toHaveCount(0);

  for (const list of ['Événements', 'Points relais']) {
    await openList(page, list);
    expect(await choicesOf(page, 'Ajouter un filtre')).not.toMatch(/communaut/i);
    await expect(page.getByRole('columnheader', { name: /communauté/i })).toHaveCount(0);
    await page.getByRole('link', { name: /^Créer/ }).click();
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Communauté' })).toHaveCount(0);
  }
  expect(asked.filter((path) => path.includes('/admin/communit'))).toEqual([]);
});

test('an event belongs to a community, and must, when the deployment says so', async ({ page }) => {
  await openWith(page, { eventCommunity: true, eventCommunityRequired: true, eventDescriptionRequired: false }, '/events/create');
  await expect(page.getByRole('combobox', { name: 'Communauté' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Description courte/ })).not.toHaveAttribute('required');
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'erreurs' });
  await expect(summary.getByRole('link', { name: /« Communauté »/ })).toBeVisible();
  await expect(summary.getByRole('link', { name: /Description courte/ })).toHaveCount(0);
});

test('an event belongs to no community unless the deployment says so', async ({ page }) => {
  await openWith(page, { eventCommunity: false, eventCommunityRequired: true }, '/events/create');
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'erreurs' });
  await expect(summary.getByRole('link', { name: /Description courte/ })).toBeVisible();
  await expect(summary.getByRole('link', { name: /Communauté/ })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Communauté' })).toHaveCount(0);
});
