import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from './fixtures';

/** Every command that is sent, with its body. */
function commandsOf(page: Page): unknown[] {
  const commands: unknown[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOurs = pathname.includes('/admin/solidaries/') || pathname.endsWith('/external_connections');
    if (isOurs && request.method() !== 'GET') commands.push(request.postDataJSON());
  });
  return commands;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const history = (page: Page) => part(page, 'Historique');

async function open(page: Page, id: number): Promise<void> {
  await openAs(page, 'solidaire@exemple.fr', `/solidaryrecords/show/${id}`);
  await expect(page.getByRole('combobox', { name: 'Action', exact: true })).toBeVisible();
}

test('a driver is written to, the contact is noted, and nobody writes again without being asked', async ({ page }) => {
  const commands = commandsOf(page);
  await open(page, 37);
  const driver = part(page, 'Conducteurs choisis').getByRole('listitem').first();
  await expect(driver.getByText('Pas encore contacté')).toBeVisible();
  const box = driver.getByRole('textbox', { name: /^Écrire à / });
  await box.fill('Bonjour, seriez-vous libre ce jour-là ?');
  await driver.getByRole('button', { name: 'Envoyer le message' }).dblclick();
  await expect(driver.getByRole('list', { name: /^Échanges avec / })).toContainText('seriez-vous libre');
  await expect(driver.getByText(/^Contacté par message le .* par Aïcha Benali$/)).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expectAccessible(page);

  await driver.getByRole('button', { name: 'Noter ce message' }).click();
  await expect(history(page).getByRole('listitem').first()).toContainText('Contact par messagerie');
  await expect(driver.getByRole('button', { name: 'Noter ce message' })).toHaveCount(0);
  await expect(box).toBeFocused();

  await box.fill('Toujours libre ?');
  await driver.getByRole('button', { name: 'Envoyer le message' }).click();
  const question = page.getByRole('alertdialog', { name: /^Écrire de nouveau à / });
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(driver.getByRole('button', { name: 'Envoyer le message' })).toBeFocused();

  await box.fill('');
  await driver.getByRole('button', { name: 'Noter un appel' }).click();
  const call = page.getByRole('dialog', { name: /^Noter un appel à / });
  await expect(call.getByRole('textbox', { name: /^Commentaire/ })).toBeFocused();
  await expect(call.getByText(/^Contacté par message le .* par Aïcha Benali$/)).toBeVisible();
  await call.getByRole('textbox', { name: /^Commentaire/ }).fill('Rappeler jeudi');
  await call.getByRole('button', { name: 'Noter', exact: true }).click();
  await expect(history(page).getByRole('listitem').first()).toContainText('Relance par téléphone');
  await expect(history(page).getByRole('listitem').first()).toContainText('Rappeler jeudi');
  await expect(box.or(driver.getByRole('button', { name: 'Noter un appel' })).and(page.locator(':focus'))).toHaveCount(1);

  expect(commands).toEqual([
    { message: { solution: expect.any(Number), text: 'Bonjour, seriez-vous libre ce jour-là ?' } },
    { animation: { action: 44, user: expect.any(Number) } },
    { animation: { action: 73, user: expect.any(Number), comment: 'Rappeler jeudi' } },
  ]);
});

test('a partner that fails hides nobody, and who was written to is known after a reload', async ({ page }) => {
  const commands = commandsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/external_journeys')) asked.push(searchParams.get('provider') ?? '');
  });
  await open(page, 107);
  const way = part(page, 'Solutions trouvées').getByRole('region', { name: 'Aller' });
  expect(asked).toEqual([]);
  const search = async () => way.getByRole('button', { name: /^Chercher/ }).click();
  await search();
  await expect(way.getByText(/^Covoit’Grand Est n’a pas répondu\.$/)).toBeVisible();
  const contact = way.getByRole('button', { name: /^Contacter / }).first();
  const name = ((await contact.textContent()) ?? '').replace('Contacter ', '');
  const line = way.getByRole('row', { name });
  await expectAccessible(page);

  await contact.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Écrire à ${name} \\(Mobicoop partenaires\\)$`) });
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await dialog.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Écrivez le message avant de l’envoyer\.$/);
  await message.fill('é'.repeat(501));
  await expect(dialog.getByText(/^Raccourcissez le message de 1 caractère/)).toBeVisible();
  await expectAccessible(page);
  await message.fill('Bonjour, prendriez-vous quelqu’un ? 03 83 00 00 00');
  await dialog.getByRole('button', { name: 'Envoyer le message' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Le conducteur a été contacté' })).toBeVisible();
  await expect(line.getByText(/^Contacté par message le .* par Aïcha Benali$/)).toBeVisible();
  await expect(way.getByRole('button', { name: `Recontacter ${name}` })).toBeFocused();
  await expect(history(page).getByRole('listitem').first()).toContainText(`Mobicoop partenaires – ${name}`);

  await page.reload();
  await search();
  await expect(line.getByText(/^Contacté par message le .* par Aïcha Benali$/)).toBeVisible();
  await way.getByRole('button', { name: `Recontacter ${name}` }).click();
  await expect(page.getByRole('alertdialog', { name: /^Écrire à / })).toContainText(/déjà été contactée le .* par Aïcha Benali/);
  expect(asked).toEqual(['Mobicoop partenaires', 'Covoit’Grand Est', 'Mobicoop partenaires', 'Covoit’Grand Est']);
  expect(commands).toEqual([
    { provider: 'Mobicoop partenaires', carpoolerUuid: expect.any(String), journeysUuid: expect.any(String), content: 'Bonjour, prendriez-vous quelqu’un ? 03 83 00 00 00', role: 2 },
    { animation: { action: 106, user: expect.any(Number), comment: `Mobicoop partenaires – ${name}\nBonjour, prendriez-vous quelqu’un ? 03 83 00 00 00` } },
  ]);
});

/** The largest number of presses; the page has fewer stops, so more would mean that the target cannot be reached. */
const MOST = 160;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST && !(await target.evaluate((element) => element === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('an action is noted, and the progression changed, by the keyboard alone', async ({ page }) => {
  await open(page, 19);
  const action = page.getByRole('combobox', { name: 'Action', exact: true });
  await tabTo(page, action);
  await page.keyboard.type('Contact par t');
  await expect(action).toHaveAccessibleDescription(/^La demande passera au statut «.Recherche de solution.», avancée de 50.%\.$/);
  await tabTo(page, page.getByRole('textbox', { name: 'Commentaire' }));
  await page.keyboard.type('Trois conducteurs appelés');
  await tabTo(page, page.getByRole('button', { name: 'Noter l’action' }));
  await page.keyboard.press('Enter');
  await expect(history(page).getByRole('listitem').first()).toContainText('Contact par téléphone');
  await expect(action).toBeFocused();
  await expect(action).toHaveValue('');

  await tabTo(page, page.getByRole('radio', { name: /^25.%/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^100.%/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Changer l’avancée' }));
  await page.keyboard.press('Enter');
  await expect(history(page).getByRole('listitem').first()).toContainText('Avancée mise à jour');
  await expect(page.getByRole('radio', { name: /^100.%.*Clôturée \(actuelle\)$/ })).toBeDisabled();
});

test('is followed up in English, in the dark, on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 82);
  await page.evaluate(() => {
    localStorage.setItem('backOffice.language', 'en');
    localStorage.setItem('backOffice.dark', 'true');
  });
  await page.reload();
  await expect(part(page, 'Chosen drivers').getByText(/^Contacted by message on .* by Aïcha Benali$/)).toBeVisible();
  await part(page, 'Solutions found').getByRole('button', { name: 'Search with partners' }).first().click();
  await expect(page.getByText(/^Mobicoop partenaires: \d+ journeys?$/).first()).toBeVisible();
  await expect(page.getByText(/^Covoit’Grand Est did not answer\.$/)).toBeVisible();
  await expectAccessible(page);
});
