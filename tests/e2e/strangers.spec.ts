import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { expect, expectAccessible, openAs, served, STARTING, test as base, type Started } from './fixtures';
import { startStrangersApp } from './strangersApp';

// Playwright reads from the destructuring pattern what a fixture needs, which is nothing here.
// oxlint-disable-next-line no-empty-pattern
const test = base.extend<object, Pick<Started, 'app'>>({ app: [({}, use) => served(startStrangersApp(), use), { scope: 'worker', timeout: STARTING }] });

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** What the call with this method sends when something is done. */
async function sent(page: Page, method: string, act: () => Promise<void>): Promise<unknown> {
  const call = page.waitForRequest((request) => request.method() === method);
  await act();
  return (await call).postDataJSON() as unknown;
}

/** The heights at which the boxes stand, each once. */
async function linesOf(boxes: Locator): Promise<number[]> {
  return boxes.evaluateAll((elements) => [...new Set(elements.map((element) => element.getBoundingClientRect().top))]);
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value);
}

/** Changes one field of the record that is shown. Answers what is sent. */
async function changed(page: Page, name: string, value: string): Promise<unknown> {
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await box(page, name).fill(value);
  const body = await sent(page, 'PATCH', () => press(page, 'Enregistrer'));
  await expect(page.getByRole('main')).toContainText(value);
  return body;
}

/** The rows of the exported list, with all columns. */
async function exported(page: Page, list: string): Promise<Record<string, string>[]> {
  await page.goto(list);
  await press(page, 'Exporter');
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await dialog.getByRole('radio', { name: 'Toutes les colonnes' }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exporter' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, delimiter: ';', skipEmptyLines: true }).data;
}

test('a schema of 2020-12 is a list, a form, a page and a file: inheritance, a tuple, choices of every kind, what goes together', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/parcels');
  await box(page, 'Reference').fill('CD-5678');
  await expect(page.getByRole('link', { name: 'AB-1234', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'CD-5678', exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: /^Créer/ }).click();
  await fill(page, { Carrier: 'Poste', Reference: 'ZZ-0001', Width: '30', Height: '20', 'Insured value': '12,5', Pin: '4711' });
  await group(page, 'Grade').getByRole('radio', { name: '1' }).check();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('paris');
  await page.getByRole('option', { name: 'Europe/Paris' }).click();
  await press(page, 'Créer');
  await expect(page.getByRole('link', { name: /Insurer/ })).toBeVisible();
  await box(page, 'Insurer').fill('Mutuelle');
  await expectAccessible(page);
  const body = await sent(page, 'POST', () => press(page, 'Créer'));
  expect(body).toEqual({ carrier: 'Poste', reference: 'ZZ-0001', size: [30, 20], priority: 2, grade: 1, timeZone: 'Europe/Paris', insuredValue: 12.5, insurer: 'Mutuelle', pin: '4711' });

  await expect(page.getByRole('heading', { level: 1, name: /ZZ-0001/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('4711');
  await expectAccessible(page);
  expect(await changed(page, 'Carrier', 'Colis rapide')).toEqual({ carrier: 'Colis rapide' });
  expect(await exported(page, '/parcels')).toContainEqual(expect.objectContaining({ Reference: 'ZZ-0001', Carrier: 'Colis rapide', 'Time zone': 'Europe/Paris' }));
});

test('a schema of draft-07 is too: a place on the map, pairs, itself inside itself, texts in languages, alternatives, a condition', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/sites/create');
  await fill(page, { 'Nom du site': 'Dépôt nord', 'Adresse e-mail': 'nord@exemple.fr' });
  await press(page, 'Ajouter un point');
  await fill(page, { 'Point 1, latitude': '48,69', 'Point 1, longitude': '6,18' });
  await press(page, 'Ajouter une ligne : Labels');
  await group(page, 'Labels').getByRole('textbox', { name: 'Nom' }).fill('couleur');
  await group(page, 'Labels').getByRole('textbox', { name: 'Valeur' }).fill('bleu');
  for (const [index, name] of ['plein', 'constructor'].entries()) {
    await press(page, 'Ajouter : Tariffs');
    const tariff = group(page, `Tariffs ${index + 1}`);
    await tariff.getByRole('textbox', { name: 'Nom' }).fill(name);
    await tariff.getByRole('textbox', { name: 'Montant' }).fill(`${index},5`);
  }
  await group(page, 'Tariffs 1').getByRole('textbox', { name: 'From' }).fill('02/01/2026');
  await press(page, 'Ajouter : Zones');
  await box(page, /^Code/).fill('A');
  await press(page, 'Ajouter : Descriptions');
  await page.getByRole('radio', { name: /^fr/i }).check();
  await box(page, /^Text/).fill('Au nord');
  await page.getByRole('combobox', { name: 'Access' }).selectOption('Par code');
  await box(page, 'Code').last().fill('42');
  await page.getByRole('checkbox', { name: 'Open' }).check();
  await fill(page, { Capacity: '12' });
  await expectAccessible(page);
  const body = await sent(page, 'POST', () => press(page, 'Créer'));
  expect(body).toEqual({
    name: 'Dépôt nord',
    entrance: { type: 'Point', coordinates: [6.18, 48.69] },
    labels: { couleur: 'bleu' },
    tariffs: { plein: { amount: 0.5, from: '2026-01-02' }, constructor: { amount: 1.5 } },
    zones: [{ code: 'A' }],
    contact: { email: 'nord@exemple.fr' },
    descriptions: [{ lang: 'fr', text: 'Au nord' }],
    access: { code: 42 },
    open: true,
    capacity: 12,
  });

  await expect(page.getByRole('heading', { level: 1, name: /Dépôt nord/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Tariffs' }).getByRole('row').nth(1)).toContainText('02/01/2026');
  expect(await changed(page, 'Nom du site', 'Dépôt sud')).toEqual({ name: 'Dépôt sud' });
  expect(await exported(page, '/sites')).toContainEqual(expect.objectContaining({ 'Nom du site': 'Dépôt sud' }));
});

test('each format of the specification and of OpenAPI is typed, shown and exported', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/devices/create');
  const site = group(page, 'Site').getByRole('textbox', { name: 'Adresse e-mail' });
  await expect(group(page, 'Places')).toHaveAccessibleDescription('Places by kind of vehicle');
  expect(await linesOf(group(page, 'Places').getByRole('textbox'))).toHaveLength(5);
  await site.fill('nord@exemple.fr');
  await fill(page, { Serial: 'SN-1', Count: '3', Total: '2147483647', Ratio: '0,5', Weight: '1,25', Key: 'YWJj', Secret: 'caché', Day: '24/12/2026', Alarm: '10:30:00Z', Lasts: 'P1D', Manual: 'https://exemple.fr/a' });
  await fill(page, { Token: 'a1b2c3d4-0000-4000-8000-000000000001', Address4: '10.0.0.1', Address6: '::1', Host: 'exemple.fr', Nick: 'Lou' });
  const body = await sent(page, 'POST', () => press(page, 'Créer'));
  expect(body).toEqual({
    serial: 'SN-1',
    site: { email: 'nord@exemple.fr' },
    owner: { nick: 'Lou' },
    count: 3,
    total: 2_147_483_647,
    ratio: 0.5,
    weight: 1.25,
    key: 'YWJj',
    secret: 'caché',
    day: '2026-12-24',
    alarm: '10:30:00Z',
    lasts: 'P1D',
    manual: 'https://exemple.fr/a',
    token: 'a1b2c3d4-0000-4000-8000-000000000001',
    address4: '10.0.0.1',
    address6: '::1',
    host: 'exemple.fr',
  });

  await expect(page.getByRole('main')).toContainText('SN-1');
  await expect(page.getByRole('main')).not.toContainText('caché');
  expect(await changed(page, 'Host', 'exemple.org')).toEqual({ host: 'exemple.org' });
  expect(await exported(page, '/devices')).toContainEqual(expect.objectContaining({ Serial: 'SN-1', Count: '3', Host: 'exemple.org' }));
});

/** Gives a geometry these points, each as latitude and longitude. */
async function addPoints(page: Page, geometry: string, points: readonly (readonly [string, string])[]): Promise<void> {
  const around = group(page, geometry);
  for (const [index, [latitude, longitude]] of points.entries()) {
    await around.getByRole('button', { name: 'Ajouter un point' }).click();
    await around.getByRole('textbox', { name: `Point ${index + 1}, latitude` }).fill(latitude);
    await around.getByRole('textbox', { name: `Point ${index + 1}, longitude` }).fill(longitude);
  }
}

/** Adds a value under a free name. */
async function addPair(page: Page, pairs: string, name: string, value: string): Promise<void> {
  const around = group(page, pairs);
  await around.getByRole('button', { name: `Ajouter une ligne : ${pairs}` }).click();
  await around.getByRole('textbox', { name: 'Nom' }).fill(name);
  await around.getByRole('textbox', { name: 'Valeur' }).fill(value);
}

test('lines, areas, names by a pattern, what refers to itself at any depth, a condition inside an object, and records named by a field of their own', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/trails/create');
  await box(page, 'Nom').first().fill('Tour du lac');
  await addPair(page, 'Depths', 'maxWinter', '3');
  await addPair(page, 'Autres champs', 'sign.start', 'Départ');
  for (const label of ['Legs', 'Parts', 'Parts']) await page.getByRole('button', { name: `Ajouter : ${label}` }).first().click();
  for (const [place, label] of ['A', 'A1', 'A1a'].entries()) await box(page, /Libellé$|^Libellé/).nth(place).fill(label);
  await box(page, 'Parts').fill('[{ "label": "A1a1", "parts": [{ "label": "A1a1x" }] }]');
  await page.getByRole('radio', { name: 'Company' }).check();
  await box(page, 'Siret').fill('12345678901234');
  await expectAccessible(page);
  await addPoints(page, 'Path', [['48,1', '6,1'], ['48,2', '6,25']]);
  await group(page, 'Zone').getByRole('combobox', { name: 'Forme' }).selectOption('Surface');
  await addPoints(page, 'Zone', [['48', '6'], ['48', '7'], ['49', '6,5']]);
  const body = await sent(page, 'POST', () => press(page, 'Créer'));
  expect(body).toEqual({
    name: 'Tour du lac',
    path: { type: 'LineString', coordinates: [[6.1, 48.1], [6.25, 48.2]] },
    zone: { type: 'Polygon', coordinates: [[[6, 48], [7, 48], [6.5, 49], [6, 48]]] },
    depths: { maxWinter: 3 },
    'sign.start': 'Départ',
    legs: [{ label: 'A', parts: [{ label: 'A1', parts: [{ label: 'A1a', parts: [{ label: 'A1a1', parts: [{ label: 'A1a1x' }] }] }] }] }],
    keeper: { kind: 'company', siret: '12345678901234' },
  });

  await expect(page.getByRole('heading', { level: 1, name: /Tour du lac/ })).toBeVisible();
  await expect(page).toHaveURL(/\/trails\/show\/[\da-f]{8}-[\da-f-]{27}$/);
  for (const said of ['Ligne de 2 points', 'Surface de 3 points', '12345678901234', 'Départ']) await expect(page.getByRole('main')).toContainText(said);
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('radio', { name: 'Person' }).check();
  await box(page, 'Born').fill('24/12/1980');
  expect(await sent(page, 'PATCH', () => press(page, 'Enregistrer'))).toEqual({ keeper: { kind: 'person', born: '1980-12-24' } });
  await expect(page.getByRole('main')).toContainText('24/12/1980');
  expect(await exported(page, '/trails')).toContainEqual(expect.objectContaining({ Nom: 'Tour du lac', Path: JSON.stringify({ type: 'LineString', coordinates: [[6.1, 48.1], [6.25, 48.2]] }) }));
});

for (const name of ['session', 'form', 'list', 'map', 'home']) {
  test(`an entity may be called ${name}, as words of the app are: it is created in French, found and changed in English`, async ({ page }) => {
    await openAs(page, 'superadmin@exemple.fr', `/${name}s/create`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await box(page, 'Libellé').fill('Premier');
    expect(await sent(page, 'POST', () => press(page, 'Créer'))).toEqual({ label: 'Premier' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Premier');

    await page.evaluate(() => localStorage.setItem('backOffice.language', 'en'));
    await page.goto(`/${name}s`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`^${name}s`, 'i'));
    await box(page, 'Label').fill('Premier');
    await page.getByRole('link', { name: 'Premier', exact: true }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await box(page, 'Label').fill('Second');
    expect(await sent(page, 'PATCH', () => press(page, 'Save'))).toEqual({ label: 'Second' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Second');
  });
}
