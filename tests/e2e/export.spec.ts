import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { expect, expectAccessible, openAs, test } from './fixtures';

interface ReadFile {
  name: string;
  text: string;
  headers: string[];
  rows: Record<string, string>[];
}

async function read(download: Download): Promise<ReadFile> {
  const text = await readFile(await download.path(), 'utf8');
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, delimiter: ';', skipEmptyLines: true });
  return { name: download.suggestedFilename(), text, headers: meta.fields ?? [], rows: data };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export de la liste/ });

async function openExport(page: Page): Promise<void> {
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Exporter' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function startExport(page: Page, clickCount = 1): Promise<ReadFile> {
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Exporter' }).click({ clickCount });
  return read(await download);
}

test('filtered results leave as a file that a French Excel opens', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users?f.q=elodie');
  await openExport(page);
  await expect(dialog(page).getByRole('radio', { name: /^Résultats des filtres/ })).toBeChecked();
  await expect(dialog(page).getByRole('group', { name: 'Contenu' }).getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);

  await dialog(page).getByRole('radio', { name: 'Toutes les colonnes' }).check();
  const { name, text, headers, rows } = await startExport(page);
  expect(name).toMatch(/^\d{4}-\d\d-\d\d-utilisateurs-export\.csv$/);
  expect(text.slice(0, 12)).toBe('\uFEFFNom;Prénom;');
  expect(headers).toContain('Numéro');
  expect(rows.map((row) => row['Prénom'])).toContain('Élodie');
  expect(rows.every((row) => /élodie/i.test(row['Prénom'] ?? ''))).toBe(true);
  expect(rows.every((row) => /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/.test(row['Inscription'] ?? ''))).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: `${rows.length} lignes exportées` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exporter' })).toBeFocused();
});

test('a double-click on the button that starts an export does not press the one that stops it', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/articles');
  await openExport(page);
  expect((await startExport(page, 2)).rows.length).toBeGreaterThan(0);
});

test('a selection leaves alone', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users');
  const boxes = page.getByRole('grid').getByRole('checkbox', { name: /^Sélectionner (?!les)/ });
  await boxes.nth(0).click({ timeout: 20_000 });
  await boxes.nth(2).click();
  await openExport(page);
  await expect(dialog(page).getByRole('radio', { name: 'Sélection (2)' })).toBeChecked();
  const { rows } = await startExport(page);
  expect(rows).toHaveLength(2);
});

test('an export is stopped, and starts again', async ({ page }) => {
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await openAs(page, 'admin@exemple.fr', '/users');
  await openExport(page);
  await page.route(/admin\/users\?.*perPage=1000/, () => answer(), { times: 1 });

  await dialog(page).getByRole('button', { name: 'Exporter' }).click();
  await isAsked;
  await expect(dialog(page).getByRole('progressbar', { name: 'Export en cours…' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Arrêter' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('L’export a été arrêté. Aucun fichier n’a été enregistré.');

  const { rows } = await startExport(page);
  expect(rows.length).toBeGreaterThan(1500);
});

test('the platform’s own exports are read, aligned and written again', async ({ page }) => {
  await openAs(page, 'export@exemple.fr', '/users?f.q=elodie');
  await openExport(page);
  await expect(dialog(page).getByRole('radio', { name: 'Export standard de la plateforme' })).toBeChecked();
  const standard = await startExport(page);
  expect(standard.headers.slice(0, 3)).toEqual(['Numéro', 'Prénom', 'Nom']);
  expect(standard.rows.every((row) => /élodie/i.test(row['Prénom'] ?? ''))).toBe(true);

  await page.getByRole('button', { name: 'Exporter' }).click();
  await dialog(page).getByRole('radio', { name: 'Export étendu de la plateforme' }).check();
  await expect(dialog(page).getByText(/^Cet export n’applique pas ces filtres\s: Nom ou prénom\./)).toBeVisible();
  await expectAccessible(page);
  const extended = await startExport(page);
  expect(extended.headers.slice(0, 3)).toEqual(['userId', 'Nom', 'Prénom']);
  expect(new Set(extended.rows.map((row) => row['userId']))).toEqual(new Set(standard.rows.map((row) => row['Numéro'])));
});
