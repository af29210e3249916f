import { AGAIN, expect, expectAccessible, openAs, test } from './fixtures';

test('people are selected over two pages, changed together, and deleted once the word is typed', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users?size=10&sort=id:desc');
  const boxes = page.getByRole('grid').getByRole('checkbox', { name: /^Sélectionner (?!les)/ });
  const bar = page.getByRole('region', { name: 'Sélection' });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect(bar.getByText('2 sélectionnés sur cette page')).toBeVisible();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(bar.getByText('2 sélectionnés, sur d’autres pages')).toBeVisible();
  await expect(bar.getByRole('button', { name: /^Sélectionner les .* résultats$/ })).toBeVisible();
  await expectAccessible(page);

  await bar.getByRole('button', { name: 'Modifier un champ' }).click();
  await page.getByRole('combobox', { name: 'Champ à modifier' }).selectOption({ label: 'Accepte les actualités par e-mail' });
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Modifier 2 utilisateurs/ }).click();
  const result = page.getByRole('dialog').getByText(/réussi|inchangé/).first();
  await expect(result).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();

  await page.getByRole('button', { name: 'Page précédente' }).click();
  await boxes.nth(0).click();
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Supprimer 1 utilisateur ?' });
  await deletion.getByRole('textbox').fill('SUPPRIMER');
  await expectAccessible(page);
  await deletion.getByRole('button', { name: 'Supprimer 1 utilisateur' }).click();
  await expect(page.getByText('1 réussi')).toBeVisible();
});

test.describe(() => {
  // The platform fails after the decision where it must tell a partner and cannot (contract users.identity); the page then shows what was stored.
  test.use({ tolerated: /status of 500/ });

  test('the identity document of somebody is read while it waits, and accepted; another person is reported as a scammer', async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr', '/users?f.identityStatus=1');
    await page.locator('[role=row] a[data-path*="/show/"]').first().click();
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    const person = page.url();
    await page.getByRole('button', { name: 'Accepter la pièce d’identité' }).click();
    const accept = page.getByRole('alertdialog', { name: /^Accepter la pièce d’identité de/ });
    await expect(accept.getByRole('button', { name: 'Annuler' })).toBeVisible();
    await expectAccessible(page);
    await accept.getByRole('button', { name: 'Accepter' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'La pièce d’identité a été acceptée' })).toBeVisible();
    await expect(page, 'the next person of the narrowed list').not.toHaveURL(person);
    await page.goto(person);
    await expect(page.getByRole('table').getByText('Acceptée', { exact: true })).toBeVisible();
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(0);

    await page.goto('/users?sort=id:desc');
    await page.getByRole('button', { name: /^Actions pour/ }).first().click();
    await page.getByRole('menuitem', { name: 'Signaler comme fraudeur' }).click();
    const report = page.getByRole('alertdialog', { name: /comme fraudeur \?$/ });
    await expect(report.getByText(/Son compte sera supprimé aussitôt/)).toBeVisible();
    await expect(report.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await report.getByRole('button', { name: 'Signaler et supprimer le compte' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'fraudeurs' })).toBeVisible();
  });
});

test('the bar of a selection stays one line, whatever the window has room for, and offers the same', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/users');
  await page.getByRole('grid').getByRole('checkbox', { name: /^Sélectionner (?!les)/ }).first().click();
  const bar = page.getByRole('region', { name: 'Sélection' });
  await expect(bar.getByRole('button', { name: /^Sélectionner les/ })).toBeVisible();
  const choices = ['Supprimer', 'Modifier un champ', 'Envoyer une campagne', 'Ajouter à une communauté'];
  for (const [width, inLine] of [[1900, 4], [1280, 3], [768, 0], [1280, 3], [1900, 4]] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of choices.slice(0, inLine)) await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Autres actions sur la sélection' })).toHaveCount(inLine < choices.length ? 1 : 0);
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(60);
  }

  await page.setViewportSize({ width: 1360, height: 800 });
  const height = async () => (await bar.boundingBox())?.height;
  const before = await height();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(bar).toContainText('1 sélectionné, sur une autre page');
  await expect.poll(height).toBe(before);
  await bar.getByRole('button', { name: /^Sélectionner les/ }).click();
  await expect(bar).toContainText('sont sélectionnés, sur toutes les pages');
  await expect.poll(height).toBe(before);
});

test('in a list, nothing of an address hides its domain, and no column is cut by the actions', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/users');
  for (const width of [1360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const domains = page.locator('[role=gridcell] .value-link [data-cut]:last-child').filter({ hasText: '@' });
    await expect(domains.first()).toBeVisible();
    await expect.poll(async () =>
      domains.evaluateAll((all) => all.filter((domain) => domain.scrollWidth > domain.clientWidth || domain.getBoundingClientRect().bottom > domain.closest('[role=gridcell]')!.getBoundingClientRect().bottom).length),
    ).toBe(0);
    await expect.poll(async () => page.getByRole('columnheader').evaluateAll((headers) => {
      const edge = headers.at(-1)!.getBoundingClientRect().left;
      return headers.slice(0, -1).filter((header) => header.getBoundingClientRect().left < edge - 12 && header.getBoundingClientRect().right > edge + 1).length;
    })).toBe(0);
  }
});

test('on a card, an e-mail address is one text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'superadmin@exemple.fr', '/users');
  const address = page.getByRole('listitem').getByRole('link', { name: /@/ }).first();
  await expect(address).toBeVisible();
  const goesOn = await address.evaluate((link) => {
    const [name, domain] = [...link.querySelectorAll('[data-cut]')];
    const [end, start] = [[...name!.getClientRects()].at(-1)!, domain!.getClientRects()[0]!];
    return Math.abs(start.left - (start.top > end.top + 2 ? name!.getClientRects()[0]!.left : end.right)) < 2;
  });
  expect(goesOn).toBe(true);
});

test('on a telephone a proof that the browser cannot show keeps no room from its decision', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Other stories decide about those who wait, and a decision takes the file away, so this proof is answered as waiting whatever became of it.
  const proof = { id: 14802, status: 1, originalName: 'passeport.pdf', mimeType: 'application/pdf', size: 689, createdDate: '2026-11-09T21:02:38+00:00' };
  await page.route('**/api/admin/users/148', async (route) => {
    const user = (await (await route.fetch(AGAIN)).json()) as object;
    const fileName = new URL('/api/upload/identityproofs/14802.pdf', route.request().url()).href;
    await route.fulfill({ json: { ...user, identityStatus: 1, identityProofs: [{ ...proof, fileName }] } });
  });
  await openAs(page, 'admin@exemple.fr', '/users/show/148');
  const alert = page.getByRole('alert').filter({ hasText: 'Ce navigateur n’affiche pas les PDF' });
  await expect.poll(async () => {
    const [said, decision] = [await alert.boundingBox(), await page.getByRole('button', { name: /^Accepter la pièce/ }).boundingBox()];
    return decision!.y - (said!.y + said!.height);
  }).toBeLessThan(40);
});
