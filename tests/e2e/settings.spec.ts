import type { Page } from '@playwright/test';
import { AGAIN, expect, expectAccessible, signIn, test } from './fixtures';

/** Adds settings to the configuration of the sandbox's deployment. */
async function configure(page: Page, said: Record<string, unknown>) {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch(AGAIN)).json()) as object;
    await route.fulfill({ json: { ...config, ...said } });
  });
}

/** Serves a login page of the deployment on the app's origin. Answers the addresses at which it was opened, and from where. */
async function serveLoginPage(page: Page) {
  const opened: { address: URL; from: string | undefined }[] = [];
  await page.route('**/connexion?*', async (route) => {
    const { referer } = await route.request().allHeaders();
    opened.push({ address: new URL(route.request().url()), from: referer });
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portail</title><h1>Portail</h1>' });
  });
  return opened;
}

test('visitors sign in on the external page of the deployment, and come back to the very page that they asked for', async ({ page, request, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await configure(page, { loginUrl: '/connexion?theme=vert' });
  const opened = await serveLoginPage(page);
  await page.goto('/users?f.q=marie');
  await expect(page.getByRole('heading', { name: 'Portail' })).toBeVisible();
  expect(Object.fromEntries(opened[0]?.address.searchParams ?? [])).toEqual({ theme: 'vert', returnTo: `${baseURL}/users` });
  expect(opened[0]?.from).toBe(`${baseURL}/users`);

  const answer = await request.post('/api/login', { data: { username: 'admin@exemple.fr', password: 'covoiturage-2026' }, ...AGAIN });
  const tokens = (await answer.json()) as { token: string; refreshToken: string };
  await page.evaluate(({ token, refreshToken }) => {
    localStorage.setItem('backOffice.token', token);
    localStorage.setItem('backOffice.refreshToken', refreshToken);
  }, tokens);
  await page.goto('/users');
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/users?f.q=marie`);
  expect(asked.filter((address) => address.includes(tokens.token) || address.includes(tokens.refreshToken))).toEqual([]);

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page.getByRole('link', { name: 'Utiliser la page de connexion de la plateforme' })).toHaveAttribute('href', `${new URL('/connexion?theme=vert', baseURL).href}&returnTo=${encodeURIComponent(`${baseURL}/`)}`);
  expect(opened).toHaveLength(1);
});

test('who comes back from the external page without a session finds the form of the app, and no loop', async ({ page, baseURL }) => {
  await configure(page, { loginUrl: '/connexion' });
  const opened = await serveLoginPage(page);
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'Portail' })).toBeVisible();
  await page.goto('/users');
  await expect(page.getByRole('link', { name: 'Utiliser la page de connexion de la plateforme' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/users`);
  expect(opened).toHaveLength(1);
});

test('an environment is named on every page and in the tab, and the deployment’s own pages are at the foot', async ({ page }) => {
  await configure(page, {
    environment: { name: { fr: 'Recette', en: 'Staging' }, colour: '#ffcc00' },
    supportEmail: 'aide@exemple.fr',
    helpUrl: 'https://aide.exemple.fr/',
    legalUrl: '/mentions',
    accessibilityUrl: '/accessibilite',
  });
  await page.goto('/users');
  const banner = page.getByRole('complementary', { name: 'Environnement' });
  await expect(banner).toHaveText('Recette');
  await expect(page).toHaveTitle('[Recette] Connexion – Back-office mobilité');
  await expect(page.getByRole('link', { name: 'Assistance' })).toHaveAttribute('href', 'mailto:aide@exemple.fr');
  await expect(page.getByRole('link', { name: 'Mentions légales (nouvel onglet)' })).toHaveAttribute('href', /\/mentions$/);
  await expectAccessible(page);

  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveTitle('[Recette] Utilisateurs – Back-office mobilité');
  await expect(banner).toHaveCSS('color', 'rgb(0, 0, 0)');
  const foot = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: /^(Aide|Assistance|Mentions|Accessibilité|À propos)/ });
  await expect(foot).toHaveText([/^Aide/, 'Assistance', /^Mentions légales/, /^Accessibilité/, 'À propos']);
  // The page is as high as the window without the banner, so nothing has to be scrolled.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('the About page says what runs here, and hands it over without a word about the operator', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await configure(page, { theme: { primary: '#1f5f8b', secondary: '#8899aa' } });
  await page.goto('/about');
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText('theme.secondary Contraste insuffisant avec les fonds clairs');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copier le diagnostic' }).click();
  await expect(page.getByText('Le diagnostic a été copié')).toBeVisible();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Version.*\d+\.\d+\.\d+\+[\da-f]{8,}$/m);
  expect(copied).toContain(`${new URL(page.url()).origin}/api`);
  const { email, givenName } = JSON.parse(await page.evaluate(() => localStorage.getItem('backOffice.session') ?? '')).user as Record<string, string>;
  for (const personal of [email ?? '', givenName ?? '', await page.evaluate(() => localStorage.getItem('backOffice.token') ?? '')]) expect(copied).not.toContain(personal);
});

test.describe(() => {
  test.use({ tolerated: /net::ERR_FAILED|ChunkError/ });

  test('a failure is reported once where the configuration says where to, without a word of what was on screen', async ({ page }) => {
    const reports: string[] = [];
    await page.route('**/failures', async (route) => {
      reports.push(route.request().postData() ?? '');
      await route.fulfill({ status: 204 });
    });
    await page.route(/\/assets\/(AboutPage|about)-[^/]+\.js/, (route) => route.abort());
    await configure(page, { errorReportUrl: '/failures' });
    await page.goto('/users');
    await signIn(page, 'admin@exemple.fr');
    await expect(page.getByRole('grid')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await menu.getByRole('link', { name: 'À propos' }).click();
    await expect.poll(() => reports.length).toBe(1);
    expect(JSON.parse(reports[0] ?? '')).toEqual({
      type: 'ChunkError',
      stack: expect.arrayContaining([expect.stringMatching(/^assets\/[\w-]+\.js:\d+:\d+$/)]),
      route: '/about',
      version: expect.stringMatching(/^\d+\.\d+\.\d+\+[\da-f]+$/),
    });

    await menu.getByRole('link', { name: 'Accueil' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    await menu.getByRole('link', { name: 'À propos' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Recharger la page' })).toBeVisible();
    expect(reports).toHaveLength(1);
  });
});
