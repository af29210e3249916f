import { expect, openAs, signIn, test } from './fixtures';

test('a record is found, opened and left with the keyboard alone', async ({ page }) => {
  await page.goto('/users');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();

  const tab = () => page.keyboard.press('Tab');
  await tab();
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tab();
  await expect(page.getByRole('link', { name: 'Aller aux résultats' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const name = page.getByRole('grid').getByRole('row').nth(2).getByRole('gridcell').first();
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Utilisateur n°/ })).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeFocused();
});

test('Tab leaves the list from a link or a button of a row as it does from a cell', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users');
  const edit = page.getByRole('gridcell').getByRole('link', { name: /^Modifier/ }).first();
  await edit.focus();
  await page.keyboard.press('Tab');
  const size = page.getByRole('combobox', { name: 'Lignes par page' });
  await expect(size).toBeFocused();
  await edit.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^Actions pour/ }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(size).toBeFocused();
});

test('the focus is never lost: a filter put away, a list that comes at the second try, a log-out', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users?f.identityStatus=1');
  const putAway = page.getByRole('button', { name: /^Retirer « Vérification/ });
  await putAway.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ajouter un filtre' })).toBeFocused();

  await page.route('**/admin/users?*', (route) => route.fulfill({ status: 400, json: { 'hydra:description': 'Non' } }));
  await page.getByRole('textbox', { name: 'Nom ou prénom' }).fill('martin');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.unroute('**/admin/users?*');
  await page.getByRole('button', { name: 'Réessayer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('textbox', { name: 'Identifiant' })).toBeFocused();
});

test('the focus of the last row, once that is deleted, goes to the row before it', async ({ page }) => {
  let isGone = false;
  await page.route('**/relay_point_types/*', (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    isGone = true;
    return route.fulfill({ status: 204 });
  });
  await page.route('**/relay_point_types?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Record<string, unknown>;
    if (isGone) answer['hydra:member'] = (answer['hydra:member'] as unknown[]).slice(0, -1);
    await route.fulfill({ response, json: answer });
  });
  await openAs(page, 'admin@exemple.fr', '/relaypointtypes');
  const menus = page.getByRole('grid').getByRole('button', { name: /^Actions pour/ });
  const heading = page.getByRole('heading', { level: 1, name: /\d/ });
  const before = Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  await expect(menus).toHaveCount(before);

  await menus.last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(menus).toHaveCount(before - 1);
  await expect(page.getByRole('grid').getByRole('row').last().getByRole('gridcell').last()).toBeFocused();
});

test('after a deletion the list is as it was left, and says how many are left, not how many it remembers', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users?f.q=lambert');
  const spoken = page.getByRole('status').filter({ hasText: /résultat/ });
  await expect(spoken).toBeAttached();
  const before = Number(/\d+/.exec((await spoken.textContent()) ?? '')?.[0]);

  await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/users\/show\/\d+$/);
  const deleted = page.url();
  await page.getByRole('button', { name: /^Autres actions/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  // The next record of the list is opened instead.
  await expect(page).not.toHaveURL(deleted);
  await page.getByRole('banner').getByRole('link', { name: 'Utilisateurs' }).click();
  await expect(page).toHaveURL(/f\.q=lambert/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Utilisateurs (${before - 1})`);
  await expect(spoken).toHaveText(new RegExp(`^${before - 1} résultats?`));
});
