import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, signIn, test } from './fixtures';

/** Begins to change the status of the articles of a page, of which two are done and the others wait for `release`. `sent` has the paths of the edits of all tabs. */
async function beginTask(page: Page, status: string) {
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/\/admin\/articles\/\d+$/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    sent.push(new URL(route.request().url()).pathname);
    if (sent.length > 2) await held;
    await route.continue();
  });
  await page.getByRole('checkbox', { name: /^Sélectionner les \d+ lignes de cette page$/ }).check();
  await page.getByRole('button', { name: 'Modifier un champ' }).click();
  await page.getByRole('combobox', { name: 'Champ à modifier' }).selectOption({ label: 'Statut' });
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('radio', { name: status }).check();
  await page.getByRole('button', { name: /^Modifier \d+ articles$/ }).click();
  await expect.poll(() => sent.length).toBeGreaterThan(2);
  return { sent, release };
}

/** Opens another tab as the browser duplicates one: with a copy of what the first keeps. */
async function duplicated(page: Page): Promise<Page> {
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void open(location.href))]);
  await expect(copy.getByRole('grid')).toBeVisible();
  return copy;
}

const keptWork = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('backOffice.cut.')).length);

test('a task on a selection that a log-out in another tab cuts off is told of and resumed by the same person, and by nobody else', async ({ page, context }) => {
  await openAs(page, 'superadmin@exemple.fr', '/articles');
  const { sent, release } = await beginTask(page, 'En attente');

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  const question = other.getByRole('alertdialog', { name: 'Se déconnecter quand même ?' });
  await expect(question).toContainText('un travail en cours');
  await question.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const before = sent.length;
  release();
  await other.close();

  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sent).toHaveLength(before);
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await signIn(page, 'superadmin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
  await page.goto('/articles');
  const result = page.getByRole('dialog');
  await expect(result.getByText(/^Interrompu/)).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(result.getByRole('button', { name: 'Fermer' })).toBeVisible();
  expect(new Set(sent).size).toBe(sent.length);
  await result.getByRole('button', { name: 'Fermer' }).click();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a tab that is duplicated does not resume what the first one is still doing, nor what is offered there', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/articles');
  const { sent, release } = await beginTask(page, 'Publié');
  const copy = await duplicated(page);
  await expect.poll(() => keptWork(copy)).toBe(0);
  await expect(copy.getByRole('dialog')).toHaveCount(0);
  await copy.close();

  await page.reload();
  release();
  const result = page.getByRole('dialog');
  await expect(result.getByText(/^Interrompu/)).toBeVisible();
  const late = await duplicated(page);
  await expect.poll(() => keptWork(late)).toBe(0);
  await expect(late.getByRole('dialog')).toHaveCount(0);
  await result.getByRole('button', { name: /^Reprendre/ }).click();
  await expect(result.getByRole('button', { name: 'Fermer' })).toBeVisible();
  expect(new Set(sent).size).toBe(sent.length);
});
