import { expect, expectAccessible, openAs, signIn, test } from './fixtures';

test('a task on a selection that a log-out in another tab cuts off is told of and resumed by the same person, and by nobody else', async ({ page, context }) => {
  await openAs(page, 'superadmin@exemple.fr', '/articles');
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/admin\/articles\/\d+$/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    sent.push(new URL(route.request().url()).pathname);
    if (sent.length > 2) await held;
    await route.continue();
  });
  await page.getByRole('checkbox', { name: /^Sélectionner les \d+ lignes de cette page$/ }).check();
  await page.getByRole('button', { name: 'Modifier un champ' }).click();
  await page.getByRole('combobox', { name: 'Champ à modifier' }).selectOption({ label: 'Statut' });
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('radio', { name: 'En attente' }).check();
  await page.getByRole('button', { name: /^Modifier \d+ articles$/ }).click();
  await expect.poll(() => sent.length).toBeGreaterThan(2);

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
