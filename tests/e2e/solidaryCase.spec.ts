import type { Page } from '@playwright/test';
import { everythingIsThere, expect, expectAccessible, openAs, test } from './fixtures';

/**
 * Requests that the generated data always has: one with a volunteer to choose and a carpooler to contact; one with a file as proof; one that the
 * platform cannot show; one to be replaced.
 */
const CHOICE = 124;
const REQUEST = 167;
const UNREADABLE = 98;
const REPLACED = 76;
/** A regular request, one without a destination, and one that was replaced. */
const OTHERS = [15, 192, 186];

/** The reads of a request. Each counts, because reading acts on the platform. */
function readings(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/admin\/solidaries\/\d+$/.test(request.url())) seen.push(request.url());
  });
  return seen;
}

const heading = (page: Page, id: number) => page.getByRole('heading', { level: 1, name: `Demande n°\u00a0${id}` });

async function open(page: Page, id: number) {
  await openAs(page, 'solidaire@exemple.fr', `/solidaryrecords/show/${id}`);
  await expect(heading(page, id)).toBeVisible();
}

test('a request is opened from the list, read once, and gets a driver by keyboard', async ({ page }) => {
  const seen = readings(page);
  await openAs(page, 'solidaire@exemple.fr', '/solidaryrecords');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Solutions trouvées' })).toBeVisible();
  await everythingIsThere(page);
  expect(seen).toHaveLength(1);
  await expectAccessible(page);

  await page.goto(`/solidaryrecords/show/${CHOICE}`);
  await expect(heading(page, CHOICE)).toBeVisible();
  const solutions = page.getByRole('region', { name: 'Solutions trouvées' });
  const first = solutions.getByRole('table', { name: /^Bénévoles/ }).first().getByRole('row').nth(1);
  const name = await first.getByRole('rowheader').locator('div > div').first().innerText();
  await first.getByRole('button', { name: `Choisir ${name}` }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Choisir ${name}\u202f?` });
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ solution: { matching: expect.any(Number), transporter: expect.any(Number) } });
  await expect(page.getByRole('status').filter({ hasText: `${name} fait maintenant partie des conducteurs choisis` })).toBeVisible();
  await expect(first).toContainText('Choisi');
  await expect(page.getByRole('region', { name: 'Conducteurs choisis' })).toContainText(name);
  await everythingIsThere(page);
  expect(seen).toHaveLength(2);
});

test('a carpooler, whom the platform cannot choose, is contacted and the contact is noted about them', async ({ page }) => {
  await open(page, CHOICE);
  const solutions = page.getByRole('region', { name: 'Solutions trouvées' });
  await expect(solutions.getByText(/^Contactez la personne et notez l’échange ici/).first()).toBeVisible();
  const first = solutions.getByRole('table', { name: /^Covoitureurs/ }).first().getByRole('row').nth(1);
  await expect(first.getByRole('button', { name: /^Choisir/ })).toHaveCount(0);
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/users\/show\/\d+$/);
  await first.getByRole('button', { name: /^Noter un contact avec/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Noter un contact avec/ });
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Par message' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Noter', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ animation: { action: 44, user: expect.any(Number) } });
  await expect(first).toContainText(/Contacté par message le .* par Aïcha Benali/);
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText('Contact par messagerie');
});

test.describe('a request that the platform can never show', () => {
  test.use({ tolerated: /status of 500/ });

  test('is said to be stored, with what the list tells of it, and is not asked for again', async ({ page }) => {
    const seen = readings(page);
    await open(page, UNREADABLE);
    await expect(page.getByText('La plateforme ne peut pas afficher cette demande')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ouvrir son compte' })).toBeVisible();
    await expectAccessible(page);
    await everythingIsThere(page);
    expect(seen).toHaveLength(1);
  });
});

test('a request that somebody else has replaced meanwhile is not changed, and leads to its copy', async ({ page, playwright, baseURL }) => {
  await open(page, REPLACED);
  const elsewhere = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const { token } = (await (await elsewhere.post('/api/login', { data: { username: 'solidaire@exemple.fr', password: 'covoiturage-2026' } })).json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/merge-patch+json' };
  const copy = (await (await elsewhere.patch(`/api/admin/solidaries/${REPLACED}`, { headers, data: { needs: [] } })).json()) as { id: number };
  expect(copy.id).not.toBe(REPLACED);

  let patches = 0;
  page.on('request', (request) => (patches += request.method() === 'PATCH' ? 1 : 0));
  await page.getByRole('button', { name: /^Choisir / }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Choisir' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Cette demande a été remplacée entre-temps' }).first()).toBeVisible();
  expect(patches).toBe(0);

  await page.getByRole('link', { name: `Ouvrir sa copie, la demande n°\u00a0${copy.id}` }).click();
  await expect(heading(page, copy.id)).toBeVisible();
  await expect(page.getByRole('link', { name: `Voir la demande n°\u00a0${REPLACED}` })).toBeVisible();
  await elsewhere.dispose();
});

test('whose request it is and where it stands stay in sight, and each section is a link away', async ({ page }) => {
  await open(page, REQUEST);
  const person = await page.getByRole('region', { name: 'Bénéficiaire' }).getByRole('link').first().innerText();
  await page.getByRole('navigation', { name: 'Parties de la demande' }).getByRole('link', { name: 'Historique' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Historique' })).toBeInViewport();
  await expect(page.getByText(`${person}, n°\u00a0${REQUEST}`)).toBeInViewport();
  await expect(page).toHaveURL(/#history$/);
  await page.getByRole('link', { name: 'Haut de page' }).press('Enter');
  await expect(heading(page, REQUEST)).toBeInViewport();
  expect(await page.title()).not.toContain(person);

  // The smallest screen has room for both, in two lines.
  await page.setViewportSize({ width: 320, height: 560 });
  await page.reload();
  const links = page.getByRole('navigation', { name: 'Parties de la demande' });
  await links.getByRole('link', { name: 'Historique' }).press('Enter');
  await expect(page.getByText(`${person}, n°\u00a0${REQUEST}`)).toBeInViewport();
  await expect(links).toBeInViewport();

  const opened = page.waitForEvent('popup');
  await page.getByRole('region', { name: 'Justificatifs' }).getByRole('link', { name: /nouvel onglet/ }).click();
  const file = await opened;
  expect(file.url()).toContain('/upload/solidary/');
});

test('on a wide screen what can be done and what was done stand beside the request', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, REQUEST);
  const aside = async () => {
    const [question, actions] = await Promise.all(['Demande', 'Actions'].map((name) => page.getByRole('region', { name, exact: true }).boundingBox()));
    return { isRightOf: actions!.x > question!.x + question!.width, lower: actions!.y - question!.y };
  };
  await expect.poll(aside).toEqual({ isRightOf: true, lower: 0 });
  await expectAccessible(page);
});

test('on a tablet the table of the drivers has room for where they go', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, CHOICE);
  const where = page.getByRole('region', { name: 'Solutions trouvées' }).getByRole('columnheader', { name: 'Trajet ou secteur' }).first();
  await expect.poll(async () => (await where.boundingBox())?.width).toBeGreaterThan(120);
});

test('is read in English, in the dark, on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, REQUEST);
  await page.evaluate(() => {
    localStorage.setItem('backOffice.language', 'en');
    localStorage.setItem('backOffice.dark', 'true');
  });
  for (const id of OTHERS) {
    await page.goto(`/solidaryrecords/show/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Request no. ${id}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Solutions found' })).toBeVisible();
    await everythingIsThere(page);
    await expectAccessible(page);
  }
});

test('on a telephone no word of its path is broken; on any screen why the structure stays as it is leaves room for its name and for where the page is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, REQUEST);
  const broken = await page.getByRole('list', { name: 'Avancée' }).evaluate((list) => {
    const range = document.createRange();
    return [...list.querySelectorAll('li > span:last-child')].flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + word.length);
        return range.getClientRects().length > 1;
      }),
    );
  });
  expect(broken).toEqual([]);

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(/^La structure ne peut pas être changée/)).toBeVisible();
    await expect.poll(async () => (await page.getByRole('combobox', { name: 'Structure' }).boundingBox())?.width).toBeGreaterThan(180);
    await expect.poll(async () => (await page.getByRole('navigation', { name: 'Fil d’Ariane' }).boundingBox())?.width).toBeGreaterThan(100);
  }
});
