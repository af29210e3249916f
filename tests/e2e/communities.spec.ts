import { expect, expectAccessible, openAs, test } from './fixtures';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a community is created with a credentials file, which is first wrong, then refused, then sent alone', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/communities/create');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Salariés du port');
  await page.getByRole('textbox', { name: 'Description courte' }).fill('Les trajets du matin.');
  await page.getByRole('textbox', { name: 'Description complète' }).fill('Les trajets du matin et du soir.');
  await expect(page.getByRole('textbox', { name: 'Domaines d’adresse e-mail' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Par domaine d’adresse e-mail' }).check();
  await expect(page.getByRole('textbox', { name: 'Domaines d’adresse e-mail' })).toBeVisible();
  await page.getByRole('radio', { name: 'Par fichier d’identifiants' }).check();
  await page.getByRole('textbox', { name: 'Objectif de membres' }).fill('120');
  await page.getByRole('combobox', { name: 'Référent' }).fill('elodie');
  await page.getByRole('option', { name: /lodie/i }).first().click();

  const picker = page.locator('input[type=file][accept*=csv]');
  await picker.setInputFiles(csv('acces.csv', 'elodie;secret\nmarc\n'));
  await expect(page.getByText(/^Ligne 2.: il faut 2 valeurs/)).toBeVisible();
  await expectAccessible(page);
  await picker.setInputFiles(csv('acces.csv', '\uFEFFelodie;secret\r\nmarc;autre\r\n'));
  await expect(page.getByText('acces.csv (2 lignes), envoyé à l’enregistrement')).toBeVisible();

  const isFirst = { refuses: true };
  await page.route('**/admin/community_securities', (route) => (isFirst.refuses ? route.fulfill({ status: 400, json: { 'hydra:description': 'Bad file' } }) : route.continue()));
  const created = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/communities'));
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  expect((await created).postDataJSON()).toMatchObject({ validationType: 3, target: 120, freeCarpool: false });
  await expect(page.getByRole('heading', { name: /Le fichier des identifiants n’a pas pu être enregistré.: vérifiez son format/ })).toBeVisible();
  isFirst.refuses = false;
  const again: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && again.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: /^Réessayer/ }).click();
  await expect(page.getByRole('main').getByText('acces.csv', { exact: true })).toBeVisible();
  expect(again.filter((path) => path.includes('/admin/'))).toEqual([expect.stringMatching(/community_securities$/)]);
});

test('members are accepted one by one and together, and one is removed; nobody is told twice', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && told.push(new URL(request.url()).pathname));
  await openAs(page, 'communaute@exemple.fr', '/communities/show/2');
  const members = page.getByRole('region', { name: 'Membres' });
  const grid = members.getByRole('grid');
  // The page opens with this tab, as members are waiting, but only where their number comes in time.
  await page.getByRole('tab', { name: /^Membres et demandes \d+ \d+ en attente$/ }).click();
  await members.getByRole('combobox', { name: 'Statut' }).selectOption('En attente');
  await expect(page).toHaveURL(/\/communities\/show\/2\?f\.status=0&tab=communityMember$/);
  const rows = grid.getByRole('row').filter({ hasText: 'En attente' });
  await expect(rows.first()).toBeVisible();
  await expect(grid.getByText('Modérateur')).toHaveCount(0);
  await expect(members.getByText(/^\d+ résultats$/)).toBeVisible();
  // The platform shows the account of a member to those who manage accounts, and to the member.
  await expect(rows.first().getByRole('link')).toHaveCount(0);
  const waiting = await rows.count();
  expect(waiting).toBeGreaterThan(2);

  const opener = rows.first().getByRole('button', { name: /^Actions pour/ });
  const name = (await opener.getAttribute('aria-label'))?.replace('Actions pour ', '');
  await opener.click();
  await page.getByRole('menuitem', { name: 'Accepter' }).click();
  await expect(page.getByRole('status').filter({ hasText: `L’adhésion a été acceptée\u202f: ${name}` })).toBeVisible();
  await expect(rows).toHaveCount(waiting - 1);
  // The next one is decided without looking for it: the focus has gone to the row that took this one's place.
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Refuser' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser' }).press('Enter');
  await expect(rows).toHaveCount(waiting - 2);
  await expect(opener).toBeFocused();
  await expectAccessible(page);

  await members.getByRole('checkbox', { name: /page/ }).check();
  await members.getByRole('button', { name: 'Accepter' }).click();
  const result = page.getByRole('dialog');
  await result.getByRole('button', { name: 'Fermer' }).click();
  await expect(members.getByText('Aucun membre ne correspond à ces filtres')).toBeVisible();
  expect(told).toHaveLength(waiting);
  expect(new Set(told).size).toBe(waiting);

  await members.getByRole('button', { name: /^Effacer/ }).click();
  await expect(rows).toHaveCount(0);
  // In a tall window the rows do not scroll inside half of it.
  await page.setViewportSize({ width: 1360, height: 1440 });
  await expect.poll(async () => (await grid.boundingBox())?.height).toBeGreaterThan(800);
  await page.setViewportSize({ width: 1360, height: 800 });
  const member = grid.getByRole('row').filter({ hasText: 'Membre' }).nth(1);
  await member.getByRole('button', { name: /^Actions pour/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Accepter' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Retirer de la communauté' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Le membre a été retiré' })).toBeVisible();
});

test('a member is added once, and a telephone shows members as cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin@exemple.fr', '/communities/show/2?tab=communityMember');
  const members = page.getByRole('region', { name: 'Membres' });
  await expect(members.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const add = async () => {
    await page.getByRole('button', { name: /^Autres actions/ }).click();
    await page.getByRole('menuitem', { name: 'Ajouter un membre' }).click();
    await page.getByRole('combobox', { name: 'Personne à ajouter' }).fill('elodie');
    await page.getByRole('option', { name: /^Élodie/ }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ajouter' }).click();
  };
  await add();
  await expect(page.getByRole('status').filter({ hasText: 'Le membre a été ajouté à la communauté' })).toBeVisible();
  await add();
  await expect(page.getByRole('alertdialog').getByText(/Cet utilisateur est déjà membre/)).toBeVisible();
});

test('members are imported from a page of their own', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/communities');
  await page.getByRole('link', { name: 'Importer' }).click();
  await expect(page).toHaveURL(/\/communities\/users\/import$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Import de membres' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Communautés' })).toBeVisible();
});
