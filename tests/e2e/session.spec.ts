import { expect, expectAccessible, openAs, signIn, test } from './fixtures';

test('a wrong password is said on the page and in the bar, and what was typed stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Identifiant' }).fill('admin@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
  await page.getByRole('button', { name: 'Connexion' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Identifiant ou mot de passe incorrect');
  await expect(page.locator('.message-bar')).toContainText('Identifiant ou mot de passe incorrect');
  await expect(page.getByRole('textbox', { name: 'Identifiant' })).toHaveValue('admin@exemple.fr');
  await expectAccessible(page);
});

test('what is typed before the scripts arrive is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Identifiant' }).fill('admin@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('covoiturage-2026');
  await expect(page.getByRole('button', { name: 'Connexion' })).toBeDisabled();
  release();
  await page.getByRole('button', { name: 'Connexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
});

test('a reload keeps the session, and an expired token is renewed once', async ({ page }) => {
  await page.goto('/users');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('grid')).toBeVisible();

  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/token/refresh')) renewals.push(request.url());
  });
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ username: 'admin@exemple.fr', iat: 0, exp: 1 }));
    localStorage.setItem('backOffice.token', `e30.${claims}.x`);
  });
  await page.reload();
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test.describe('a session that an external login page has left', () => {
  test.use({ tolerated: /status of 503/ });

  test('waits while the platform fails, and opens at the address asked for', async ({ page }) => {
    let fails = true;
    let refused = 0;
    await page.route('**/api/users/me', (route) => {
      if (!fails) return route.continue();
      refused += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await openAs(page, 'admin@exemple.fr', '/users?page=2');
    const again = page.getByRole('button', { name: 'Réessayer' });
    await expect(again).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('votre compte n’a pas pu être lu');
    await expectAccessible(page);
    const before = refused;
    await again.click();
    await expect.poll(() => refused).toBe(before + 1);
    await expect(again).toBeFocused();
    fails = false;
    await again.click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expect(page).toHaveURL(/\/users\?page=2$/);
  });
});

test('the language of a profile is there from the first paint of a reload, and goes with the session', async ({ page }) => {
  await page.goto('/relaypointtypes');
  await signIn(page, 'english@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Relay point types' })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  release();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Connexion' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('logging out in one tab logs out the others', async ({ page, context }) => {
  await page.goto('/users');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('grid')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/relaypointtypes');
  await expect(other.getByRole('grid')).toBeVisible();

  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Votre session a été fermée depuis un autre onglet');
});

test('on a shared computer the session is that of its tabs, and nothing of it stays in the browser', async ({ page, context }) => {
  await page.goto('/users');
  await page.getByRole('checkbox', { name: 'Ordinateur partagé' }).check();
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => !['backOffice.language', 'backOffice.dark', 'backOffice.sharedComputer'].includes(key)));
  expect(await kept()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('gridcell').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/relaypointtypes');
  await expect(other.getByRole('grid')).toBeVisible();
  await expect(other).toHaveURL(/\/relaypointtypes$/);
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Votre session a été fermée depuis un autre onglet');
  expect(await kept()).toEqual([]);
  for (const tab of [page, other]) expect(await tab.evaluate(() => Object.keys(sessionStorage).filter((key) => /^(shared:|backOffice\.draft:)/.test(key)))).toEqual([]);

  await expect(page.getByRole('checkbox', { name: 'Ordinateur partagé' })).toBeChecked();
  await signIn(page, 'admin@exemple.fr');
  await expect(other.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
  await other.close();
  await page.close();
  const later = await context.newPage();
  await later.goto('/users');
  await expect(later.getByRole('button', { name: 'Connexion' })).toBeVisible();
});

test('an idle session warns, then ends with its message, and comes back to the same page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/users');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const warning = page.getByRole('alertdialog', { name: 'Votre session va se terminer' });
  await page.clock.fastForward('59:05');
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await warning.getByRole('button', { name: 'Garder la session ouverte' }).click();
  await expect(warning).toBeHidden();

  await page.clock.fastForward('59:05');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Votre session a été fermée après une longue inactivité');
  await signIn(page, 'admin@exemple.fr');
  await expect(page).toHaveURL(/\/users$/);
});

test('a page without its right is refused in words, and an unknown one is named', async ({ page }) => {
  await page.goto('/editorials');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('gérer les éditoriaux');
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Éditoriaux' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/nulle-part');
  await expect(page.getByRole('main')).toContainText('Aucune page ne se trouve à l’adresse « /nulle-part »'.replaceAll(/« | »/g, (space) => space.replace(' ', '\u202f')));
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
});

test('a wrong configuration is a page that lists its mistakes', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiUrl: '/api', sessionDuration: 'long', colour: 'red' } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'La configuration est incorrecte' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
});

test.describe(() => {
  test.use({ tolerated: /net::ERR_FAILED|ChunkError/ });

  test('an application that cannot start says so, and can be reloaded', async ({ page }) => {
    await page.goto('/users');
    await signIn(page, 'admin@exemple.fr');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();

    await page.route('**/assets/list-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'L’application n’a pas pu démarrer' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/assets/list-*.js');
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
});
