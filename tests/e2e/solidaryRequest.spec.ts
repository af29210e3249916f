import type { Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { everythingIsThere, expect, expectAccessible, openAs, test } from './fixtures';

const OPERATOR = 'solidaire@exemple.fr';
const LIGHT = "Familles rurales d'Ille-et-Vilaine";
const LIGHT_ID = 5;
/** The operator of the light structure in the generated data. */
const SOMEBODY = 60;
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Suivant', exact: true }).click();
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 une attestation') });

/** The largest number of presses; no page has as many stops, so more would mean that the target cannot be reached. */
const MOST = 60;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Finds a place for a typed text and chooses it, with the keyboard alone. */
async function findPlace(page: Page, group: string, text: string, place: RegExp): Promise<void> {
  const search = page.getByRole('group', { name: group }).getByRole('combobox', { name: 'Rechercher une adresse' });
  await typeIn(page, search, text);
  await expect(page.getByRole('option', { name: place }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: group })).toContainText(place);
}

/** Fills in a request for a future day, with only what its structure requires. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Odette');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Thévenot');
  await next(page);
  await expect(step(page, 'Justificatifs')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Je certifie ne pas avoir le permis de conduire' }).check();
  await page.locator('input[type=file]').setInputFiles(pdf('carte.pdf'));
  await next(page);
  await page.getByRole('radio', { name: 'Rendez-vous médical' }).check();
  await next(page);
  await findPlace(page, 'Départ', 'lunéville', /Lunéville/);
  await page.getByRole('checkbox', { name: 'N’importe quelle destination' }).check();
  await next(page);
  await page.getByRole('textbox', { name: /^Date du départ/ }).fill('03/12/2036');
  await page.getByRole('radio', { name: /^Le matin \(06:00/ }).check();
  await next(page);
  await expect(step(page, 'Récapitulatif')).toBeFocused();
}

test('a request is created with the keyboard alone, and a draft of it survives', async ({ page }) => {
  test.setTimeout(180_000);
  // The listener keeps file dialogs intercepted throughout, because files are chosen twice, before and after a reload.
  page.on('filechooser', () => undefined);
  await openAs(page, OPERATOR, '/solidaryrecords');
  await press(page, page.getByRole('link', { name: 'Créer une demande' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Création d’une demande' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bénéficiaire' }).locator('[aria-current=step]').or(page.locator('[aria-current=step]'))).toContainText('Bénéficiaire');
  await expectAccessible(page);

  await test.step('who asks', async () => {
    await typeIn(page, page.getByRole('textbox', { name: 'Prénom' }), 'Odette');
    await press(page, page.getByRole('button', { name: 'Suivant' }), 'Enter');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Renseignez le champ « Nom »' })).toBeVisible();
    await typeIn(page, page.getByRole('textbox', { name: 'Nom', exact: true }), 'Thévenot');
    await typeIn(page, page.getByRole('textbox', { name: /^Date de naissance/ }), '02/05/1941');
    await typeIn(page, page.getByRole('textbox', { name: /^Téléphone/ }), '03 83 40 25 12');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Justificatifs')).toBeFocused();
  });

  await test.step('what the structure asks for', async () => {
    await press(page, page.getByRole('checkbox', { name: 'Je certifie ne pas avoir le permis de conduire' }), 'Space');
    await tabTo(page, page.getByRole('button', { name: /fichier/ }));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(pdf('carte.pdf'));
    await expect(page.getByText(/carte\.pdf/).first()).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Suivant' }), 'Enter');
    await expect(step(page, 'Motif et besoins')).toBeFocused();
  });

  await test.step('why, and what is needed', async () => {
    const subjects = page.getByRole('group', { name: 'Motif du trajet' });
    await tabTo(page, subjects.getByRole('radio').first());
    await page.keyboard.press('ArrowUp');
    await expect(subjects.getByRole('radio', { name: 'Autre motif' })).toBeChecked();
    await typeIn(page, page.getByRole('textbox', { name: 'Motif, en quelques mots' }), 'Chorale du jeudi');
    await press(page, page.getByRole('checkbox', { name: /fauteuil roulant/ }), 'Space');
    await typeIn(page, page.getByRole('textbox', { name: /^Autre besoin/ }), 'Une marche haute');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Trajet')).toBeFocused();
  });

  await test.step('from where to where', async () => {
    await findPlace(page, 'Départ', 'lunéville', /Lunéville/);
    await findPlace(page, 'Arrivée', 'nancy', /Nancy/);
    await press(page, page.getByRole('button', { name: 'Suivant' }), 'Enter');
    await expect(step(page, 'Dates et horaires')).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(step(page, 'Trajet')).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Suivant' }), 'Enter');
    await expect(step(page, 'Dates et horaires')).toBeFocused();
  });

  await test.step('a reload loses nothing but the file', async () => {
    await everythingIsThere(page);
    await page.reload();
    await expect(page.getByText(/a été reprise, sauf les fichiers choisis/)).toBeVisible();
    await expect(step(page, 'Dates et horaires')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Justificatifs' }), 'Enter');
    await expect(page.getByRole('checkbox', { name: 'Je certifie ne pas avoir le permis de conduire' })).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: /fichier/ }));
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(pdf('carte.pdf'));
  });

  await test.step('when: every Monday and Thursday, there and back', async () => {
    for (const heading of ['Motif et besoins', 'Trajet', 'Dates et horaires']) {
      await press(page, page.getByRole('button', { name: 'Suivant' }), 'Enter');
      await expect(step(page, heading)).toBeFocused();
    }
    await tabTo(page, page.getByRole('group', { name: 'Fréquence' }).getByRole('radio', { name: 'Une seule fois' }));
    await page.keyboard.press('ArrowDown');
    await press(page, page.getByRole('checkbox', { name: 'Horaire 1, lundi' }), 'Space');
    await press(page, page.getByRole('checkbox', { name: 'Horaire 1, jeudi' }), 'Space');
    await typeIn(page, page.getByRole('textbox', { name: 'Horaire 1, Heure de l’aller' }), '08:30');
    await typeIn(page, page.getByRole('textbox', { name: 'Horaire 1, Heure du retour' }), '17:00');
    await typeIn(page, page.getByRole('textbox', { name: 'À partir du' }), '01/12/2036');
    await press(page, page.getByRole('button', { name: 'Suivant' }), 'Enter');
    await expect(step(page, 'Récapitulatif')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the request, as the platform reads it', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/solidaries'));
    const file = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/proofs'));
    await page.keyboard.press('Control+s');
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({
      structure: 1,
      beneficiary: { givenName: 'Odette', familyName: 'Thévenot', birthDate: '1941-05-02' },
      additionalSubject: 'Chorale du jeudi',
      additionalNeed: 'Une marche haute',
      regular: true,
      regularDateChoice: 1,
      regularMinDate: '2036-12-01',
      regularMaxDate: '2036-12-07',
      regularSchedules: [{ mon: true, tue: false, wed: false, thu: true, fri: false, sat: false, sun: false, outwardTime: '08:30', returnTime: '17:00' }],
    });
    expect(Object.keys(body).filter((name) => name.startsWith('punctual') || name === 'adminsubject')).toEqual([]);
    await file;
    await expect(page).toHaveURL(/\/solidaryrecords\/show\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /Demande n°/ })).toBeVisible();
    await expect(page.getByText('Chorale du jeudi').first()).toBeVisible();
  });
});

test.describe('', () => {
  test.use({ tolerated: /status of 500/ });

  test('a file that does not leave is named, and leaves alone when it is tried again', async ({ page }) => {
    await openAs(page, OPERATOR, '/solidaryrecords/create');
    await fillIn(page);
    let created = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/admin/solidaries')) created += 1;
    });
    await page.route('**/admin/proofs', (route) => route.fulfill({ status: 500, json: { 'hydra:description': 'Internal Server Error' } }), { times: 1 });
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
    await expect(page.getByRole('alert', { name: 'La demande a été enregistrée\u202f; un justificatif n’a pas pu être envoyé' })).toBeVisible();
    await expect(step(page, 'Justificatifs')).toBeVisible();
    await expect(page.getByText(/carte\.pdf/).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Réessayer l’envoi' }).click();
    await expect(page).toHaveURL(/\/solidaryrecords\/show\/\d+$/);
    await expect(page.getByText(/carte\.pdf/).first()).toBeVisible();
    expect(created).toBe(1);
  });
});

test('a change that makes a copy says so before and after; a weekly request is changed in place, on a telephone too', async ({ page }) => {
  test.setTimeout(120_000);
  await openAs(page, OPERATOR, '/solidaryrecords/7');
  const notice = page.getByText(/^Enregistrer remplacera cette demande par une copie/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Structure' })).toBeDisabled();
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('06 00 00 00 07');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ beneficiary: { telephone: expect.stringMatching(/0\s?6.*7$/) } });
  await expect(page).toHaveURL(/\/solidaryrecords\/show\/(?!7$)\d+$/);
  await expect(page.getByText(/remplac/).first()).toBeVisible();

  await page.goto('/solidaryrecords/7');
  await expect(page.getByText('Cette demande a été remplacée et ne peut plus être modifiée')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Ouvrir la demande n°/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Demande n°/ })).toBeVisible();

  await test.step('in place', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/solidaryrecords/21');
    const said = page.getByRole('main').getByRole('status');
    await expect(said.filter({ hasText: 'Le reste est modifié sur place' })).toBeVisible();
    await page.getByRole('textbox', { name: /^Téléphone/ }).fill('06 00 00 00 21');
    for (const heading of ['Justificatifs', 'Motif et besoins', 'Trajet', 'Dates et horaires']) {
      await next(page);
      await expect(step(page, heading)).toBeFocused();
    }
    await expect(page.getByText('Étape 5 sur 6')).toBeVisible();
    await expectAccessible(page);
    const tuesday = page.getByRole('checkbox', { name: 'Horaire 1, mardi' });
    await tuesday.click();
    await expect(said.filter({ hasText: 'Le trajet ou ses dates ont changé' })).toBeVisible();
    await tuesday.click();

    const inPlace = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    expect((await inPlace).postDataJSON()).toEqual({ beneficiary: { telephone: expect.stringMatching(/0\s?6.*2\s?1$/) } });
    await expect(page).toHaveURL(/\/solidaryrecords\/show\/21$/);
  });

  await test.step('what is known of somebody comes into the form of another request', async () => {
    await page.goto('/solidaryrecords/create');
    await page.getByRole('combobox', { name: /^Personne déjà connue/ }).fill('louise');
    await page.getByRole('option', { name: /Louise Schneider/ }).click();
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Schneider');
    await expect(page.getByRole('textbox', { name: /^Téléphone/ })).toHaveValue(/0\s?6.*7$/);
  });
});

test('what somebody else has replaced meanwhile is not replaced again, and nothing typed is lost', async ({ page, browser, baseURL }) => {
  await openAs(page, OPERATOR, '/solidaryrecords/8');
  const telephone = page.getByRole('textbox', { name: /^Téléphone/ });
  await telephone.fill('06 00 00 00 08');

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const colleague = await context.newPage();
  await openAs(colleague, OPERATOR, '/solidaryrecords/8');
  await colleague.getByRole('textbox', { name: /^Téléphone/ }).fill('06 11 11 11 11');
  await colleague.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(colleague).toHaveURL(/\/solidaryrecords\/show\/(?!8$)\d+$/);
  await context.close();

  let changes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes += 1;
  });
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /remplacée/ })).toBeVisible();
  await expect(telephone).toHaveValue(/0\s?6.*8$/);
  expect(changes).toBe(0);
});

/** Replaces the operators of the light structure, as an administrator of structures does. */
async function operateLight(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string | undefined, ids: number[]) {
  const api = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const { token } = (await (await api.post('/api/login', { data: { username: 'admin.solidaire@exemple.fr', password: 'covoiturage-2026' } })).json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/merge-patch+json' };
  // An administrator who is not an operator of the structure may change it but not read it, so the answer is not checked.
  await api.patch(`/api/admin/structures/${LIGHT_ID}`, { headers, data: { operators: ids.map((id) => ({ id })) } });
  await api.dispose();
}

test('another structure asks other things, after a question; a light one asks for no proof', async ({ page, playwright, baseURL }) => {
  await operateLight(playwright, baseURL, [SOMEBODY, 4]);
  await openAs(page, OPERATOR, '/solidaryrecords/create');
  const structure = page.getByRole('combobox', { name: 'Structure' });
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Odette');
  await structure.focus();
  await structure.selectOption({ label: LIGHT });
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Odette');

  await structure.selectOption({ label: LIGHT });
  await question.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
  await expect(page.getByText(`Demande faite auprès de la structure « ${LIGHT} »`)).toBeVisible();
  await expect(page.getByText(/mode allégé/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Étapes' })).not.toContainText('Justificatifs');
  await expectAccessible(page);
  await operateLight(playwright, baseURL, [SOMEBODY]);
});
