import { expect, expectAccessible, signIn, test } from './fixtures';

const TERRITORY = /\/admin\/users\/\d+\/rzpTerritoryStatus$/;
const IN_WORDS = /^(Non envisagé|En réflexion|En cours de mise en place|En service|Désabonné)$/;

test('a hitchhiker is found, the status of their territory arrives later, and their kit is ticked', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(TERRITORY, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/hitchhikers');
  await signIn(page, 'autostop@exemple.fr');
  await expect(page.getByRole('group', { name: 'Filtres en cours' }).getByText('Autostoppeurs uniquement')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Autostoppeurs' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await page.locator('[role=row] a[data-path*="/show/"]').first().click();
  const details = page.getByRole('main');
  await expect(details.getByText('Kit d’autostop remis')).toBeVisible();
  const territory = details.locator('dt', { hasText: 'Avancement du territoire' }).locator('+ dd');
  await expect(territory.getByRole('status')).toHaveText(/^Chargement/);
  await expectAccessible(page);
  answer();
  await expect(territory).toHaveText(IN_WORDS);

  await page.getByRole('link', { name: 'Modifier' }).click();
  const kit = page.getByRole('checkbox', { name: 'Kit d’autostop remis' });
  const isGiven = await kit.isChecked();
  await kit.setChecked(!isGiven);
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  // Of the kit only true is kept: what was not changed is never sent back.
  expect((await sent).postDataJSON()).toEqual({ rezoKit: !isGiven });
  await expect(page.getByRole('status').filter({ hasText: 'L’utilisateur a été modifié' })).toBeVisible();
});

test.describe('when the status of a territory cannot be had', () => {
  test.use({ tolerated: /status of 500/ });

  test('the rest of the page stays, and it is asked again in its place', async ({ page }) => {
    let isDown = true;
    await page.route(TERRITORY, (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.continue()));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/hitchhikers');
    await signIn(page, 'autostop@exemple.fr');
    await page.locator('a[href*="/hitchhikers/show/"]').first().click();
    const details = page.getByRole('main');
    await expect(details.getByRole('alert').filter({ hasText: '« Avancement du territoire » n’a pas pu être chargé' })).toBeVisible();
    await expect(details.getByText('Kit d’autostop remis')).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await details.getByRole('button', { name: 'Réessayer' }).click();
    await expect(details.getByText(IN_WORDS)).toBeVisible();
  });
});

test('a hitchhiker is created, with a telephone that stays hidden', async ({ page }) => {
  await page.goto('/hitchhikers/create');
  await signIn(page, 'autostop@exemple.fr');
  await page.getByRole('checkbox', { name: 'Passager en autostop' }).check();
  await page.getByRole('radio', { name: 'Femme' }).check();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Lou');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Perrin');
  await page.getByRole('textbox', { name: 'Adresse e-mail', exact: true }).fill('lou.perrin@exemple.fr');
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/users'));
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ hitchHikeDriver: false, hitchHikePassenger: true, phoneDisplay: 1, gender: 1 });
  await expect(page.getByRole('status').filter({ hasText: 'L’utilisateur a été créé' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Autostoppeur n°/ })).toBeVisible();
});

test('without the module, there is neither an entry nor a page', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as { settings: object };
    await route.fulfill({ json: { ...config, settings: { ...config.settings, hitchHiking: false } } });
  });
  await page.goto('/hitchhikers');
  await signIn(page, 'autostop@exemple.fr');
  await expect(page.getByText('Cette page n’est pas disponible avec la configuration actuelle de la plateforme.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Autostoppeurs' })).toHaveCount(0);
});
