import type { Locator } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from './fixtures';

test('an operator arranges the columns of a list and keeps it as a view', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users?f.q=le');
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expect(header('Statut')).toBeVisible();

  await page.getByRole('button', { name: 'Colonnes' }).press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Colonnes' });
  await chooser.getByRole('checkbox', { name: 'Statut' }).press('Space');
  await chooser.getByRole('checkbox', { name: 'Numéro' }).press('Space');
  await chooser.getByRole('button', { name: 'Épingler Prénom' }).press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Colonnes' })).toBeFocused();
  await expect(header('Numéro')).toBeVisible();
  await expect(header('Statut')).toHaveCount(0);

  // The keys do what dragging the header would do.
  const email = header('Adresse e-mail');
  const width = async () => (await email.boundingBox())?.width ?? 0;
  await email.focus();
  const before = await width();
  await email.press('Alt+ArrowRight');
  await expect.poll(width).toBeGreaterThan(before);
  await email.press('Shift+ArrowRight');
  await expect(email).toHaveAttribute('aria-colindex', '5');

  await page.getByRole('button', { name: 'Vues' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Enregistrer comme nouvelle vue…' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Enregistrer comme nouvelle vue…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('Les Le');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const view = page.getByRole('button', { name: /^Vue «.Les Le.»$/ });
  await expect(view).toBeFocused();

  await view.press('Enter');
  await page.getByRole('menuitem', { name: 'Ouvrir la liste sur cette vue' }).press('Enter');
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await page.getByRole('link', { name: 'Utilisateurs' }).first().click();
  await expect(view).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nom ou prénom' })).toHaveValue('le');
  await expect(header('Numéro')).toBeVisible();
});

test('a list of a telephone is made of cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await openAs(page, 'admin@exemple.fr', '/users');
  const cards = page.getByRole('list', { name: 'Utilisateurs' }).getByRole('listitem');
  await expect(cards).toHaveCount(25);
  await expectAccessible(page);
  expect(scripts.filter((url) => /\/grid-/.test(url))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // A thumb that presses one button of a card does not press the other.
  const edges = async (name: RegExp, role: 'link' | 'button') => (await cards.first().getByRole(role, { name }).boundingBox())!;
  const [edit, menu] = [await edges(/^Modifier/, 'link'), await edges(/^Actions pour/, 'button')];
  expect(edit.x + edit.width).toBeLessThanOrEqual(menu.x);

  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Nom (croissant)');
  await expect(page).toHaveURL(/sort=familyName:asc|sort=familyName%3Aasc/);
  await page.getByRole('button', { name: 'Filtres' }).click();
  await page.getByRole('textbox', { name: 'Nom ou prénom' }).fill('lefevre');
  await page.keyboard.press('Enter');
  const first = cards.first();
  await expect(first.getByRole('heading', { level: 2 })).toContainText(/lef[eè]vre/i);
  await first.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateur' })).toBeVisible();
});

test('on a telephone, the bar of a selection and that of a form are one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin@exemple.fr', '/users');
  const height = async (bar: Locator) => (await bar.boundingBox())?.height;
  await page.getByRole('checkbox', { name: /^Sélectionner (?!les)/ }).first().click();
  const selection = page.getByRole('region', { name: 'Sélection' });
  const actions = selection.getByRole('button', { name: 'Actions sur la sélection' });
  await expect(actions).toBeVisible();
  await expect.poll(async () => ((await height(selection)) ?? Infinity) / ((await height(actions)) ?? 0)).toBeLessThan(2);

  await page.goto('/users/create');
  const create = page.getByRole('button', { name: 'Créer', exact: true });
  await expect(create).toBeVisible();
  const top = async (button: Locator) => (await button.boundingBox())?.y ?? Number.NaN;
  await expect.poll(async () => Math.abs((await top(create)) - (await top(page.getByRole('button', { name: 'Autres actions' }))))).toBeLessThan(10);
});

test('the last row of a list that is wider than its page stands whole above the scrollbar', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 2000 });
  await openAs(page, 'admin@exemple.fr', '/users');
  const bar = page.locator('.ag-body-horizontal-scroll');
  const lastCell = page.getByRole('gridcell', { name: 'Actif' }).last();
  await expect(lastCell).toBeVisible();
  const room = async () => {
    const [end, start] = [await bar.boundingBox(), await lastCell.boundingBox()];
    return (end?.y ?? 0) - (start?.y ?? 0) - (start?.height ?? 0);
  };
  await expect.poll(room).toBeGreaterThan(-2);

  // Where all columns fit, no strip is left for a scrollbar.
  await page.setViewportSize({ width: 1920, height: 2000 });
  const below = async () => {
    const [grid, cell] = [await page.getByRole('grid').boundingBox(), await lastCell.boundingBox()];
    return (grid?.y ?? 0) + (grid?.height ?? 0) - (cell?.y ?? 0) - (cell?.height ?? 0);
  };
  await expect.poll(below).toBeLessThan(5);
});

test('on paper, simulated or not, a list has all the rows of its page', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/campaigns');
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(26);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('what stands in a line does: the button of the map beside the filters, and the pager of a dialog above its buttons', async ({ page }) => {
  const middleOf = async (control: Locator) => {
    const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
    return y + height / 2;
  };
  await openAs(page, 'superadmin@exemple.fr', '/relaypoints');
  const map = page.getByRole('button', { name: 'Carte' });
  await expect(map).toBeVisible();
  await expect.poll(async () => Math.abs((await middleOf(map)) - (await middleOf(page.getByRole('textbox', { name: 'Nom' }))))).toBeLessThan(2);

  await page.setViewportSize({ width: 1360, height: 900 });
  await page.goto('/campaigns/1');
  await page.getByRole('button', { name: /destinataires$/ }).first().click();
  const dialog = page.getByRole('dialog');
  const size = dialog.getByRole('combobox', { name: 'Lignes par page' });
  await expect(size).toBeVisible();
  const room = async () => {
    const { y = 0, height = 0 } = (await size.boundingBox()) ?? {};
    return ((await dialog.getByRole('button', { name: 'Annuler' }).boundingBox())?.y ?? 0) - y - height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('at 1360 px no first name is broken inside a word', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await openAs(page, 'superadmin@exemple.fr', '/users?sort=id:asc');
  const cells = page.getByRole('grid').locator('[col-id="givenName"][role="gridcell"]');
  await expect(cells.first()).toBeVisible();
  const broken = () => cells.evaluateAll((all) =>
    all.flatMap((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      return /[ -]/.test(cell.textContent) || lines <= 1 ? [] : [cell.textContent];
    }),
  );
  await expect.poll(broken).toEqual([]);
});

test('a date shows its time where its column has room for it; elsewhere the whole is read under the pointer', async ({ page }) => {
  const time = (cell: Locator) => cell.evaluate((element) => {
    const date = element.querySelector('[data-shortened]');
    const [line, tail] = [date?.getBoundingClientRect(), date?.lastElementChild?.getBoundingClientRect()];
    if (!line || !tail) return 'none';
    if (tail.bottom <= line.bottom + 1) return 'in sight';
    return tail.top >= line.bottom - 1 ? 'out of sight' : 'in part';
  });
  await page.setViewportSize({ width: 1360, height: 900 });
  // In English the time has a comma before it.
  await openAs(page, 'english@exemple.fr', '/users?sort=id:asc');
  const cell = page.getByRole('gridcell', { name: /, \d\d:\d\d$/ }).first();
  await expect(cell).toBeVisible();
  await expect.poll(() => time(cell)).toBe('out of sight');
  await cell.hover();
  await expect(cell).toHaveAttribute('title', /^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);

  await page.setViewportSize({ width: 2560, height: 900 });
  await expect.poll(() => time(cell)).toBe('in sight');
  await cell.hover();
  await expect(cell).not.toHaveAttribute('title');
});

test('the row of the record just saved is marked in sight, however narrow the column of its name is', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users');
  const name = page.getByRole('columnheader', { name: 'Nom', exact: true });
  await name.focus();
  for (let i = 0; i < 8; i += 1) await name.press('Alt+ArrowLeft');
  await page.getByRole('link', { name: /^Modifier / }).first().click();
  const family = page.getByRole('textbox', { name: 'Nom', exact: true });
  await family.fill('De La Rochefoucauld de Montmorency-Luxembourg');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const cell = page.getByRole('gridcell', { name: /^Dernier enregistrement De La Rochefoucauld/ });
  await expect(cell.locator('svg')).toBeInViewport({ ratio: 1 });
  await expect(cell.getByTitle('Dernier enregistrement')).toBeVisible();
});

test('on a telephone, the card of the record just saved is brought into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin@exemple.fr', '/users');
  await page.getByRole('link', { name: /^Modifier / }).last().click();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Ode');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Ode .*Dernier enregistrement/ })).toBeInViewport({ ratio: 1 });
});
