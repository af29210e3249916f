import { AGAIN, expect, expectAccessible, openAs, test } from './fixtures';

const TERRITORY = /\/admin\/users\/\d+\/rzpTerritoryStatus$/;
const IN_WORDS = /^(Non envisagé|En réflexion|En cours de mise en place|En service|Service arrêté)$/;

test('a hitchhiker is found, the status of their territory arrives later, and their kit is ticked', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(TERRITORY, async (route) => {
    await asked;
    await route.continue();
  });
  await openAs(page, 'autostop@exemple.fr', '/hitchhikers');
  await expect(page.getByRole('group', { name: 'Filtres actifs' }).getByText('Autostoppeurs uniquement')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Autostoppeurs' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await page.locator('[role=row] a[data-path*="/show/"]').first().click();
  const details = page.getByRole('main');
  await expect(details.getByText('Kit d’autostop remis')).toBeVisible();
  const territory = details.locator('dt', { hasText: 'Service d’autostop sur le territoire' }).locator('+ dd');
  await expect(territory.getByRole('status')).toHaveText(/^Chargement/);
  await expectAccessible(page);
  answer();
  await expect(territory).toHaveText(IN_WORDS);

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  const kit = page.getByRole('checkbox', { name: 'Kit d’autostop remis' });
  const isGiven = await kit.isChecked();
  await kit.setChecked(!isGiven);
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  // The platform only stores a true in this field, so a value that was not changed is never sent back.
  expect((await sent).postDataJSON()).toEqual({ rezoKit: !isGiven });
  await expect(page.getByRole('status').filter({ hasText: 'L’utilisateur a été modifié' })).toBeVisible();
});

test.describe('when the status of a territory cannot be had', () => {
  test.use({ tolerated: /status of 500/ });

  test('the rest of the page stays, and it is asked again in its place', async ({ page }) => {
    let isDown = true;
    await page.route(TERRITORY, (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.continue()));
    await page.setViewportSize({ width: 390, height: 800 });
    await openAs(page, 'autostop@exemple.fr', '/hitchhikers');
    await page.locator('a[href*="/hitchhikers/show/"]').first().click();
    const details = page.getByRole('main');
    await expect(details.getByText('Non communiqué par la plateforme.')).toBeVisible();
    await expect(details.getByRole('alert')).toHaveCount(0);
    await expect(details.getByText('Kit d’autostop remis')).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await details.getByRole('button', { name: 'Réessayer' }).click();
    await expect(details.getByText(IN_WORDS)).toBeVisible();
  });
});

test('a hitchhiker is created, with a telephone that stays hidden', async ({ page }) => {
  await openAs(page, 'autostop@exemple.fr', '/hitchhikers/create');
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
  await expect(page.getByRole('heading', { level: 1, name: /Autostoppeur n°/ })).toBeVisible();
});

test('the dashboard of hitchhiking is framed in the theme of the page, by month at first', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/analytics/')) asked.push(request.url().replace(/^.*\/admin\/analytics\//, ''));
  });
  await openAs(page, 'autostop@exemple.fr', '/hitchhikers');
  await page.getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord de l’autostop' })).toBeVisible();
  const frame = page.frameLocator('iframe[title="Tableau de bord de l’autostop"]');
  await expect(frame.getByRole('rowheader', { name: /^\d\d\/\d{4}$/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ouvrir dans un nouvel onglet' })).toHaveAttribute('href', /\/embed\/dashboard\//);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Périodicité' }).selectOption({ label: 'Par an' });
  await expect(frame.getByRole('rowheader', { name: /^\d{4}$/ }).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('?periodicity=yearly');
  await page.getByRole('switch', { name: 'Thème sombre' }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => asked).toEqual(['hitchhiking?periodicity=monthly', 'hitchhiking?periodicity=yearly', 'hitchhiking?periodicity=yearly&darkTheme=1']);
  await expect(frame.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('when a dashboard fails', () => {
  test.use({ tolerated: /status of 500/ });

  test('it says so and is asked again; a page of an unknown host opens elsewhere', async ({ page }) => {
    let isDown = true;
    await page.route('**/admin/analytics/**', (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: { url: 'https://figures.example.org/embed/1' } })));
    await openAs(page, 'autostop@exemple.fr', '/hitchhikers/dashboard');
    await expect(page.getByText('Les données d’analyse n’ont pas pu être lues')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Ce tableau de bord s’ouvre dans un autre onglet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ouvrir dans un nouvel onglet' })).toHaveAttribute('href', 'https://figures.example.org/embed/1');
    await expectAccessible(page);
  });
});

test('without the module, there is neither an entry nor a page', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch(AGAIN)).json()) as { settings: object };
    await route.fulfill({ json: { ...config, settings: { ...config.settings, hitchHiking: false } } });
  });
  await openAs(page, 'autostop@exemple.fr', '/hitchhikers');
  await expect(page.getByText('Cette page n’est pas disponible avec la configuration actuelle de la plateforme.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Autostoppeurs' })).toHaveCount(0);
});
