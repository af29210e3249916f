import type { Locator, Page } from '@playwright/test';
import { AGAIN, expect, expectAccessible, openAs, signIn, test } from './fixtures';

test('the login page is a card in the middle, 400 wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const card = page.locator('.login-card');
  await expect(card.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  const { x, y, width, height } = await boxOf(card);
  expect(width).toBe(400);
  expect(x + width / 2).toBeCloseTo(640, 0);
  // The form is nearly in the middle, as only the button for the language is below it.
  expect(Math.abs(y + height / 2 - 400)).toBeLessThan(60);
});

test('the login card keeps the same margin on both sides of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const { x, width } = await boxOf(page.locator('.login-card'));
  expect(x + width).toBeCloseTo(320 - x, 0);
});

test('a default title stands in until the page has its own', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/config.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Connexion' })).toBeVisible();
  await expect(page).toHaveTitle('Back-office');
  release();
  await expect(page).toHaveTitle('Connexion – Back-office mobilité');
  await signIn(page, 'admin@exemple.fr');
  await expect(page).toHaveTitle('Accueil – Back-office mobilité');
});

test('the colours and the logo of the deployment are on the login page and in the app', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch(AGAIN);
    const said = { theme: { primary: '#7b1fa2', secondary: '#00695c' }, logoUrl: 'favicon.svg' };
    await route.fulfill({ response, json: { ...(await response.json()), ...said } });
  });
  await page.goto('/relaypointtypes');
  await expectDrawn(page.locator('.login-card img'));
  await page.getByRole('textbox', { name: 'Identifiant' }).fill('admin@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('x');
  await expect(page.getByRole('button', { name: 'Connexion' })).toHaveCSS('background-color', 'rgb(123, 31, 162)');

  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('main').getByRole('link', { name: 'Créer un type de point relais' })).toHaveCSS('background-color', 'rgb(123, 31, 162)');
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Types de point relais' })).toHaveCSS('box-shadow', /rgb\(0, 105, 92\)/);
  await expectDrawn(page.getByRole('navigation', { name: 'Menu principal' }).locator('img'));
  await expectAccessible(page);
});

test('the app works below a path, and asks for nothing outside of it', async ({ page, belowAPath: { address } }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(address)) strangers.push(request.url());
  });
  await page.goto(`${address}users?size=10`);
  await expect(page).toHaveURL(`${address}login`);
  await signIn(page, 'admin@exemple.fr');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(`${address}users?size=10`);

  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Types de point relais' }).click();
  await expect(page).toHaveURL(`${address}relaypointtypes`);
  await expectDrawn(page.getByRole('grid').getByRole('img').first());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Utilisateurs/ })).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Types de point relais/ })).toBeVisible();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL(`${address}login`);
  expect(strangers).toEqual([]);
});

test('a success message stands at the bottom, is green and stays 5 seconds', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'admin@exemple.fr', '/relaypointtypes/create');
  await page.getByRole('textbox', { name: 'Nom' }).fill('Gare et quais');
  await page.getByRole('combobox', { name: 'Icône' }).fill('gare');
  await page.getByRole('option', { name: 'Gare' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  // A creation cannot be undone: its message offers nothing, and so stays no longer.
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  const message = page.locator('.message');
  await expect(message).toContainText('Le type de point relais a été créé');
  const [red, green, blue] = await background(message);
  expect(green).toBeGreaterThan(Math.max(red, blue));
  await expectAtTheBottom(page, message);
  await expectToStay(page, message, 5000);
});

test('an error message stands at the bottom, is red and stays 8 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Identifiant' }).fill('admin@exemple.fr');
  await page.getByLabel('Mot de passe', { exact: true }).fill('pas le bon');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Connexion' }).click();
  const message = page.locator('.message');
  await expect(message).toContainText('Identifiant ou mot de passe incorrect');
  const [red, green, blue] = await background(message);
  expect(red).toBeGreaterThan(Math.max(green, blue));
  await expectAtTheBottom(page, message);
  await expectToStay(page, message, 8000);
});

async function expectToStay(page: Page, message: Locator, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 1);
  await expect(message).toBeVisible();
  await page.clock.runFor(1);
  await expect(message).toHaveCount(0);
}

async function expectAtTheBottom(page: Page, message: Locator): Promise<void> {
  const { y, height } = await boxOf(message);
  const below = (page.viewportSize()?.height ?? 0) - (y + height);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(100);
}

/** Checks that a picture is drawn: a broken one has no natural width. */
async function expectDrawn(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
}

async function background(element: Locator): Promise<[number, number, number]> {
  const colour = await element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  return colour.match(/\d+/g)?.slice(0, 3).map(Number) as [number, number, number];
}

test('over plain HTTP, where a browser has no random UUIDs, locks or clipboard, a record is opened, edited and named to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    for (const name of ['locks', 'clipboard']) Object.defineProperty(Navigator.prototype, name, { value: undefined });
  });
  await openAs(page, 'superadmin@exemple.fr', '/editorials/4');
  await page.getByRole('textbox', { name: /^Titre/ }).fill('Depuis une page sans chiffrement');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Depuis une page sans chiffrement/ })).toBeVisible();
  await page.goto('/users/show/12');
  const copy = page.getByRole('button', { name: /^Copier/ }).first();
  await copy.click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the home page, a list, the page of a record and a form are drawn without the component library; a dialog brings it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const library = () => files.filter((file) => /\/library-/.test(file));
  await openAs(page, 'admin@exemple.fr');
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Utilisateurs', exact: true }).click();
  await page.locator('[role=row] a[data-path*="/show/"]').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Identité' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Modifier', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Nationalité' })).toBeEditable();
  // Any other first press in a form loads the dialogs that it may need.
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Événements', exact: true }).click();
  await page.getByRole('grid', { name: 'Événements' }).getByRole('link', { name: /^Modifier/ }).first().click();
  await page.getByRole('textbox', { name: 'Description complète' }).focus();
  await expect(page.getByRole('toolbar', { name: /Description complète/ })).toBeVisible();
  expect(library()).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(library()).toHaveLength(1);
});
