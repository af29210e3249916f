import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkTo } from './cutLink';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { deploy, type Deployment, hasNginx, hasNjs } from './nginx';

/** The path of the app and the address of its platform. A platform may be anywhere, but the sandbox only knows the path it was started with. */
const BASE = '/admin/';
let platform: string;
const CONFIG = { title: { fr: 'Mon territoire', en: 'My territory' } };

test.skip(!hasNginx, 'nginx is not installed');

let proxied: Deployment;
let apart: Deployment;
let answers: string;

test.beforeAll(async ({ belowAPath }) => {
  platform = `${belowAPath.address}api`;
  answers = mkdtempSync(join(tmpdir(), 'answers-'));
  proxied = await deploy({ ...CONFIG, apiUrl: 'api', analytics: { url: 'api/embed' } }, BASE, ['--api', platform, '--hsts', '--answers', answers]);
  apart = await deploy({ ...CONFIG, apiUrl: platform }, '/');
});

test.afterAll(async () => {
  await proxied?.close();
  await apart?.close();
  rmSync(answers, { recursive: true, force: true });
});

const title = (page: Page) => page.getByRole('textbox', { name: /^Titre/ });

test('nginx sends files as they may be kept, compressed before; every other address is the page, with its policy', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${proxied.address}${path}`, { headers, redirect: 'manual' });
  const pages = await Promise.all([ask(''), ask('users/12')]);
  const nonces = pages.map(({ headers }) => /script-src 'self' 'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]);
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const [index, { status, headers }] of pages.entries()) {
    expect([status, headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([200, 'no-cache', 'same-origin']);
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=/);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    const html = await pages[index]!.text();
    expect(html).toContain(`nonce="${nonces[index]}"`);
    expect(html).not.toMatch(/__BASE__|__CSP_NONCE__/);
  }

  expect((await ask('', { 'Sec-Fetch-Site': 'none' })).headers.get('Cross-Origin-Opener-Policy')).toBeNull();

  const script = /src="\/admin\/(assets\/[^"]+\.js)"/.exec(await (await ask('')).text())?.[1] ?? '';
  const asset = await ask(script, { 'Accept-Encoding': 'gzip' });
  expect(asset.headers.get('Content-Type')).toBe('text/javascript');
  expect([asset.headers.get('Content-Encoding'), asset.headers.get('Vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(asset.headers.get('Cache-Control')).toContain('immutable');
  const gone = await ask('assets/gone.js');
  expect([gone.status, gone.headers.get('Cache-Control')]).toEqual([404, null]);

  for (const file of ['config.json', 'version.json']) expect((await ask(file)).headers.get('Cache-Control')).toBe('no-cache');
  expect(await (await ask('healthz')).json()).toEqual(await (await ask('version.json')).json());
  const root = new URL(proxied.address).origin;
  const everywhere = ['', script, 'config.json', 'assets/gone.js', 'api/nothing', 'index.html'].map((path) => `${proxied.address}${path}`);
  for (const address of [...everywhere, `${root}/`, `${root}${BASE.slice(0, -1)}`]) {
    const { headers } = await fetch(address, { redirect: 'manual' });
    expect([address, headers.get('X-Content-Type-Options')?.split(', ')[0], headers.get('Strict-Transport-Security')]).toEqual([address, 'nosniff', 'max-age=31536000']);
  }
  for (const path of ['index.html', '../admin']) expect((await ask(path)).headers.get('Location')).toBe(BASE);
  const head = await fetch(`${proxied.address}users`, { method: 'HEAD' });
  expect([head.status, head.headers.get('Vary'), head.headers.get('Cache-Control')]).toEqual([200, 'Accept-Encoding', 'no-cache']);
  expect((await ask('..%2f..%2fpackage.json')).status).not.toBe(200);
});

test('below a path, with the platform behind the same address, everything around the lists works', async ({ page }) => {
  await page.goto(`${proxied.address}campaigns/show/1`);
  await signIn(page, 'superadmin@exemple.fr');
  await expect(page).toHaveURL(`${proxied.address}campaigns/show/1`);
  await expect(page.getByRole('main').getByRole('link', { name: /programme/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Campagne n°/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(`${BASE}campaigns/show/1`);

  await page.goto(`${proxied.address}communities/2/dashboard/2`);
  await expect(page.frameLocator('iframe').getByRole('rowheader').first()).toBeVisible();
});

test('the platform may be on another origin, which the page may then speak to', async ({ page }) => {
  const asked = page.waitForResponse((response) => response.url().startsWith(platform) && response.url().includes('/users?'));
  await page.goto(`${apart.address}users`);
  await signIn(page, 'superadmin@exemple.fr');
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
});

test('where the deployment says so no script reads a refresh token: a cookie has it, renews by it, and goes with the log-out', async ({ page, context }) => {
  test.skip(!hasNjs, 'nginx has no module njs');
  const kept = await deploy({ ...CONFIG, apiUrl: 'api', refreshCookie: true }, BASE, ['--api', platform]);
  const given: Promise<string>[] = [];
  page.on('response', (response) => /api\/(login|token\/refresh)$/.test(response.url()) && given.push(response.text()));
  const readable = () => page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]));
  const cookies = async () => (await context.cookies()).filter(({ name }) => name === 'backOffice.refresh');
  await page.goto(`${kept.address}users`);
  await signIn(page, 'superadmin@exemple.fr');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const [cookie] = await cookies();
  expect(cookie).toMatchObject({ path: `${BASE}api/token`, httpOnly: true, secure: true, sameSite: 'Strict' });
  expect(cookie!.expires, 'in seconds').toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  expect(await readable()).not.toContain(cookie!.value);

  await page.evaluate(() => localStorage.setItem('backOffice.token', `e30.${btoa(JSON.stringify({ username: 'superadmin@exemple.fr', iat: 0, exp: 1 }))}.x`));
  await page.reload();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(given).toHaveLength(2);
  for (const text of await Promise.all(given)) {
    expect(text).not.toContain(cookie!.value);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['token']);
  }

  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(cookies).toEqual([]);
  await page.getByRole('checkbox', { name: 'Ordinateur partagé' }).check();
  await signIn(page, 'superadmin@exemple.fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
  expect((await cookies()).map(({ expires }) => expires), 'with the browser').toEqual([-1]);
  const asked = await Promise.all(['login', 'token/refresh', 'token/forget'].map((path) => fetch(`${kept.address}api/${path}`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })));
  expect(asked.map(({ status }) => status), 'without the header it is the platform that answers').toEqual([400, 401, 403]);
  const unreadable = await fetch(`${kept.address}api/token/refresh`, { method: 'POST', headers: { 'X-Refresh-Cookie': 'kept', Cookie: 'backOffice.refresh=%E0%A4' } });
  expect(unreadable.status).toBe(401);
  // The page is left, because it may still be asking for figures, which a closing server would refuse.
  await page.goto('about:blank');
  await kept.close();
});

test('a new deployment is offered as a reload, after which what was typed is there again', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${proxied.address}editorials/create`);
  await signIn(page, 'superadmin@exemple.fr');
  await title(page).fill('Rentrée');
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: '9.9.9+new' } }));
  await page.clock.fastForward('11:00');
  await expect(page.getByText(/^Une nouvelle version de l’application est disponible/)).toBeVisible();
  await expectAccessible(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => void (asked.push(dialog.type()), dialog.accept()));
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByText(/a été reprise/)).toBeVisible();
  await expect(title(page)).toHaveValue('Rentrée');
  expect(asked, 'what the browser asked before it reloaded').toEqual([]);
});

test.describe(() => {
  // The browser asks again by itself, and says nothing, only as long as it has other open connections.
  test.use({ tolerated: /net::ERR_CONNECTION_RESET/ });

  test('one press makes one editorial, however often the connection is cut after the platform has made it', async ({ page }) => {
    const link = await linkTo(proxied.address);
    await page.goto(`${link.address}editorials/create`);
    await signIn(page, 'superadmin@exemple.fr');
    await title(page).fill('Une seule fois');
    await page.getByRole('textbox', { name: 'Texte', exact: true }).fill('Ce qui se lit.');
    await page.getByRole('textbox', { name: 'Texte du bouton' }).fill('Lire');
    await page.getByRole('textbox', { name: 'Lien du bouton' }).fill('https://www.exemple.fr');
    await page.getByRole('radio', { name: 'Inactif', exact: true }).check();
    link.cutAnswersTo(`POST ${BASE}api/admin/editorials`, 3);
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Éditorial n°/ })).toBeVisible();
    await page.goto(`${link.address}editorials?f.title=Une seule fois`);
    await expect(page.getByRole('grid').getByRole('row', { name: /Une seule fois/ })).toHaveCount(1);
    await link.close();
  });
});

test.describe(() => {
  test.use({ tolerated: /net::ERR_FAILED|ChunkError/ });

  test('a part of a form that does not come says so in its place; what is typed stays, also when the page is loaded again', async ({ page }) => {
    const givenName = page.getByRole('textbox', { name: 'Prénom' });
    await page.route('**/assets/AddressInput-*.js', (route) => route.abort());
    await page.goto(`${apart.address}users/15`);
    await signIn(page, 'superadmin@exemple.fr');
    await expect(page.getByRole('alert').filter({ hasText: 'Une partie de la page n’a pas pu être chargée' })).toBeVisible();
    await givenName.fill('Solveig');
    await page.route('**/assets/en-*.js', (route) => route.abort());
    await page.getByRole('button', { name: /^EN/ }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Une partie de la page n’a pas pu être chargée' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByText(/a été reprise/)).toBeVisible();
    await expect(givenName).toHaveValue('Solveig');
    await expect(page.getByRole('combobox', { name: 'Rechercher une adresse' })).toBeVisible();
  });

  test('a list whose entity does not come says so and does not ask for it without end; it is there once the page is loaded again', async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/community-*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goto(`${apart.address}communities`);
    await signIn(page, 'superadmin@exemple.fr');
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
    expect(asked).toBeLessThan(5);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await expect(page.getByRole('grid', { name: 'Communautés' })).toBeVisible();
  });
});
