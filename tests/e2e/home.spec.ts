import { expect, expectAccessible, openAs, test } from './fixtures';

test('the home page leads to the external dashboard, gives its logins and forgets them', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr');
  await expect(page.getByRole('link', { name: /^Tableau de bord externe/ })).toHaveAttribute('href', /dashboard\.example\.org\/s\/demo\/.*general$/);
  await page.getByRole('button', { name: 'Afficher les identifiants' }).click();
  const dialog = page.getByRole('dialog', { name: 'Identifiants du tableau de bord externe' });
  await expect(dialog.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Afficher les identifiants' })).toBeFocused();
  await expectAccessible(page);
});

test('what waits is counted on the home page, and leads to the lists and records it stands in', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr');
  const work = page.getByRole('region', { name: 'À traiter' });
  const open = work.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Demandes ouvertes' }) }).first();
  await expect(open).toContainText('Recherche de solution');
  await expectAccessible(page);

  const counter = work.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Pièces d’identité à vérifier' }) }).getByRole('paragraph');
  await expect(counter).toHaveText(/\d/);
  const count = await counter.textContent();
  await work.getByRole('link', { name: 'Pièces d’identité à vérifier' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Utilisateurs (${count})`);
  await page.goBack();
  await work.getByRole('heading', { name: 'Candidatures de bénéficiaires à examiner' }).locator('xpath=../ul').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/solidarybeneficiaries\/show\/\d+$/);
  await expect(page.getByRole('button', { name: 'Accepter la candidature' }).first()).toBeVisible();
});

test('the records opened last and what was left unsaved are on the home page, until the operator logs out', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users/show/12');
  const named = page.getByRole('heading', { level: 1, name: /Utilisateur n/ });
  const name = (await named.textContent())?.replace(/ Utilisateur n.*/, '');
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Prénom tapé');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('/users/12');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/');

  await expect(page.getByRole('region', { name: 'Fiches ouvertes récemment' }).getByRole('link', { name: String(name) })).toHaveAttribute('href', /\/users\/show\/12$/);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Saisies à reprendre' }).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Prénom tapé');
  await page.getByRole('button', { name: 'Abandonner cette saisie' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner cette saisie' }).click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('backOffice.recent')))).toEqual([]);
});
