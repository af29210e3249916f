import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { readFile } from 'node:fs/promises';
import { expect, openAs, test } from './fixtures';

/** Texts that somebody types or pastes. Any that ran would call `pwned`, and one that the policy stopped would be an error of the console, which fails the test. */
const HOSTILE = [
  '<img src=x onerror=pwned()>',
  '"><script>pwned()</script>',
  'javascript:pwned()',
  '{{constructor.constructor("pwned()")()}}',
  "=cmd|' /C calc'!A0",
  "' OR 1=1 --",
  '%00%3Cscript%3E',
  '\u202Egnp.exe',
  'a\u200Bb\u00ADc',
  '__proto__',
  'x'.repeat(200),
] as const;

/** Counts what ran. */
async function watched(page: Page): Promise<() => number> {
  let ran = 0;
  await page.exposeFunction('pwned', () => (ran += 1));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => (ran += 1)));
  return () => ran;
}

/** Types a short text key by key; a long one is pasted. */
async function type(page: Page, text: string): Promise<void> {
  await (text.length > 100 ? page.keyboard.insertText(text) : page.keyboard.type(text));
}

test('hostile texts in filters and in the palette are looked for as they are, and run nothing', async ({ page }) => {
  const ran = await watched(page);
  await openAs(page, 'superadmin@exemple.fr', '/users');
  const box = page.getByRole('textbox', { name: 'Adresse e-mail' });
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  for (const text of HOSTILE) {
    await box.fill('');
    await box.focus();
    await type(page, text);
    await expect.poll(() => new URL(page.url()).searchParams.get('f.email')).toBe(text);
    await expect(page.getByText('Aucun utilisateur ne correspond à ces filtres', { exact: true })).toBeVisible();
    await expect(box).toHaveValue(text);

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Rechercher une page, une commande ou une fiche' });
    await expect(palette).toBeFocused();
    await type(page, text);
    await expect(palette).toHaveValue(text);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  }
  expect(ran()).toBe(0);
});

test('a view with a hostile name is named by it, also after a reload', async ({ page }) => {
  const ran = await watched(page);
  await openAs(page, 'superadmin@exemple.fr', '/users?f.email=exemple');
  for (const name of HOSTILE.filter((text) => text.length < 100)) {
    await page.getByRole('button', { name: /^Vue/ }).click();
    await page.getByRole('menuitem', { name: 'Enregistrer comme nouvelle vue…' }).click();
    await page.getByRole('textbox', { name: 'Nom de la vue' }).focus();
    await type(page, name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: /^Vue/ }).click();
    await expect(page.getByRole('menu')).toContainText(name);
    await page.keyboard.press('Escape');
  }
  expect(ran()).toBe(0);
});

const TITLES = 'Adresse e-mail;Prénom;Nom;Genre;Date de naissance;Téléphone;Ville;Latitude;Longitude;Accepte les actualités par e-mail';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('hostile cells are imported from a file with a hostile name, shown as they are, and no exported cell is a formula', async ({ page }) => {
  const ran = await watched(page);
  const names = HOSTILE.filter((text) => text.length < 100);
  await openAs(page, 'superadmin@exemple.fr', '/users/import');
  const lines = names.map((name, index) => `hostile${index}@exemple.fr;${quoted(name)};${quoted(name)};Femme;31/12/1990;06 12 34 56 78;Nancy;48,6921;6,1844;Oui`);
  const fileName = '<img src=x onerror=pwned()> =1+1.csv';
  await page.locator('input[type=file]').setInputFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from([TITLES, ...lines].join('\n')) });
  await expect(page.getByText(fileName)).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
  await expect(page.getByRole('table', { name: 'Aperçu des premières lignes' })).toContainText(names[0] ?? '');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: /^Importer \d+ lignes$/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Import terminé' })).toBeVisible();

  await page.goto('/users?f.email=hostile');
  await expect(page.getByRole('grid')).toContainText(names[0] ?? '');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export de la liste/ });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exporter' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const cells = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data.flat();
  expect(cells.length).toBeGreaterThan(names.length);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:[.,]\d+)?$/.test(cell))).toEqual([]);
  expect(ran()).toBe(0);
});

test('hostile texts in a rich text and in an address search stand as they were typed, and are shown so once they are saved', async ({ page }) => {
  const ran = await watched(page);
  await openAs(page, 'superadmin@exemple.fr', '/events/2');
  const editor = page.getByRole('textbox', { name: 'Description complète' });
  const search = page.getByRole('combobox', { name: 'Rechercher une adresse' });
  await editor.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  for (const text of [...HOSTILE, 'y'.repeat(10_000)]) {
    await editor.focus();
    await type(page, text);
    await expect(editor).toContainText(text.trim());
    await page.keyboard.press('Enter');
    await search.fill(text);
    await expect(search).toHaveValue(text);
    await page.keyboard.press('Enter');
    await search.fill('');
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'L’événement a été modifié' })).toBeVisible();
  await page.goto('/events/show/2');
  for (const text of HOSTILE) await expect(page.getByRole('main')).toContainText(text);
  expect(await page.evaluate(() => document.querySelectorAll('main img[onerror], main script').length)).toBe(0);
  expect(ran()).toBe(0);
});

test('a hostile note of a request stands in its history as it was typed, and runs nothing', async ({ page }) => {
  const ran = await watched(page);
  await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords/show/167');
  const action = page.getByRole('combobox', { name: 'Action', exact: true });
  await expect(action).toBeVisible();
  const note = `<img src=x onerror=pwned()> <script>pwned()</script> ${HOSTILE.filter((text) => !text.includes('<')).join(' ')}`;
  await action.focus();
  await page.keyboard.type('Contact par t');
  const comment = page.getByRole('textbox', { name: 'Commentaire' });
  await comment.fill(note);
  await page.getByRole('button', { name: 'Noter l’action' }).click();
  const history = page.getByRole('region', { name: 'Historique', exact: true });
  await expect(history.getByRole('listitem').first()).toContainText(note);
  // While the box still holds the note, the browser would ask before it leaves the page.
  await expect(comment).toHaveValue('');
  await page.reload();
  await expect(history.getByRole('listitem').first()).toContainText(note);
  expect(await history.locator('img[onerror], script').count()).toBe(0);
  expect(ran()).toBe(0);
});
