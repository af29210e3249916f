import type { Page } from '@playwright/test';
import { AGAIN, chooseForSelection, expect, expectAccessible, openAs, test } from './fixtures';

/** The parameters of the commands that give a campaign its recipients, in order. */
function associations(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/associate-campaign')) sent.push(searchParams);
  });
  return sent;
}

async function fillMessage(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Forum de la mobilité');
  await page.getByRole('textbox', { name: 'Objet' }).fill('Venez nous voir samedi');
  await page.getByRole('button', { name: 'Ajouter un titre' }).click();
  await page.keyboard.type('Bonjour');
}

const selection = (page: Page) => page.getByRole('region', { name: 'Sélection' });
const taking = (page: Page) => page.getByRole('dialog', { name: 'Choix des destinataires' });

async function tick(page: Page, count: number): Promise<void> {
  const boxes = page.getByRole('gridcell').getByRole('checkbox');
  for (let index = 0; index < count; index += 1) await boxes.nth(index).click();
}

async function tickAll(page: Page): Promise<void> {
  await page.getByRole('columnheader').getByRole('checkbox').click();
  await selection(page).getByRole('button', { name: /^Sélectionner les/ }).click();
}

test('ticked users become the recipients of a campaign, which outlive a reload and are associated once', async ({ page }) => {
  const sent = associations(page);
  await openAs(page, 'admin@exemple.fr', '/users?f.newsSubscription=yes');
  await tick(page, 3);
  await chooseForSelection(page, 'Envoyer une campagne');
  await expect(taking(page).getByText(/^Sur 3 utilisateurs, 3 personnes acceptent les actualités/)).toBeVisible();
  await expectAccessible(page);
  await taking(page).getByRole('button', { name: 'Choisir ces destinataires' }).click();

  await expect(page).toHaveURL(/\/campaigns\/create$/);
  const recipients = page.getByRole('group', { name: /^Destinataires/ });
  await expect(recipients.getByText(/^3 personnes acceptent les actualités au \d\d\/\d\d\/\d{4} à \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(recipients.getByText(/^3 personnes acceptent/)).toBeVisible();
  await fillMessage(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /La campagne a été créée.*Les destinataires ont été associés/ })).toBeVisible();
  await expect(page.getByText(/^3 personnes acceptent les actualités selon le compte fait lors du choix des destinataires$/)).toBeVisible();
  expect(sent.map((one) => [one.get('filterType'), one.get('selected')?.split(',').length])).toEqual([['2', 3]]);
  await expect(page.getByText('Utilisateurs\u202f: des personnes choisies une à une')).toBeVisible();
  expect(sent[0]?.get('campaignId')).toBe(/\d+$/.exec(page.url())?.[0]);
});

test('all that filters keep is associated by these filters, said in their words; a failure is tried again alone', async ({ page }) => {
  const sent = associations(page);
  const server = { refuses: true };
  await page.route('**/associate-campaign*', (route) => (server.refuses ? route.fulfill({ status: 400, json: { 'hydra:description': 'Not now' } }) : route.continue()));
  await openAs(page, 'admin@exemple.fr', '/users?f.gender=1&size=50&sort=familyName:asc');
  await tickAll(page);
  await chooseForSelection(page, 'Envoyer une campagne');
  await expect(taking(page).getByRole('list', { name: 'Filtres' }).getByText(/^Genre.: Femme$/)).toBeVisible();
  await taking(page).getByRole('button', { name: 'Choisir ces destinataires' }).click();
  const recipients = page.getByRole('group', { name: /^Destinataires/ });
  await expect(recipients.getByRole('list', { name: 'Filtres' }).getByText(/^Genre.: Femme$/)).toBeVisible();
  await fillMessage(page);
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^La campagne a été enregistrée.; ses destinataires n’ont pas pu lui être associés$/ })).toBeVisible();
  expect(sent).toHaveLength(1);

  server.refuses = false;
  const created: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && created.push(request.url()));
  await page.getByRole('button', { name: /^Réessayer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Campagne n°/ })).toBeVisible();
  expect(created).toEqual([]);
  expect(sent.map(String)).toEqual([expect.any(String), sent[0]?.toString()]);
  expect([...(sent[1] ?? [])].filter(([name]) => name !== 'campaignId')).toEqual([['filterType', '2'], ['gender[]', '1']]);
  const shown = page.getByRole('list', { name: 'Filtres' });
  await expect(shown.getByText(/^Genre.: Femme$/)).toBeVisible();

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('textbox', { name: 'Objet' }).fill('Venez dimanche');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'La campagne a été modifiée' })).toBeVisible();
  expect(sent, 'the same recipients are not associated again').toHaveLength(2);
});

test('the members of a community are named one by one, whatever was selected', async ({ page }) => {
  const sent = associations(page);
  await openAs(page, 'admin@exemple.fr', '/communities/show/2?tab=communityMember');
  await expect(page.getByRole('grid', { name: 'Membres' })).toBeVisible();
  await tickAll(page);
  await chooseForSelection(page, 'Envoyer une campagne');
  const said = taking(page).getByText(/^Sur \d+ membres, \d+ personnes acceptent/);
  await expect(said).toBeVisible();
  const [, all, reached] = /^Sur (\d+) membres, (\d+) personnes/.exec((await said.textContent()) ?? '') ?? [];
  expect(Number(reached)).toBeLessThan(Number(all));
  await taking(page).getByRole('button', { name: 'Choisir ces destinataires' }).click();
  const recipients = page.getByRole('group', { name: /^Destinataires/ });
  await expect(recipients.getByRole('link')).toHaveAttribute('href', /\/communities\/show\/2$/);
  await recipients.getByRole('button', { name: 'Recompter' }).click();
  await expect(recipients.getByText(`${reached} personnes acceptent les actualités`)).toBeVisible();
  await fillMessage(page);
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Campagne n°/ })).toBeVisible();
  await expect(page.getByText(`${reached} personnes acceptent les actualités`, { exact: true })).toBeVisible();
  expect(sent.map((one) => [one.get('communityId'), one.get('filterType'), one.getAll('member[]').length])).toEqual([['2', '1', Number(reached)]]);
});

test('a selection that one address cannot carry is said so, and its filters are offered in its place', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users?f.newsSubscription=yes&size=100');
  const everyRow = page.getByRole('columnheader').getByRole('checkbox');
  for (const ticked of [100, 200, 300]) {
    // The rows of the previous page stay until the next ones have loaded.
    await expect(everyRow).not.toBeChecked();
    await everyRow.click();
    await expect(selection(page).getByText(new RegExp(`^${ticked} sélectionnés`))).toBeVisible();
    if (ticked < 300) await page.getByRole('button', { name: 'Page suivante' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages de la liste' }).getByText(new RegExp(`^${Math.min(ticked, 200) + 1}–`))).toBeVisible();
  }
  await chooseForSelection(page, 'Envoyer une campagne');
  await expect(taking(page).getByRole('alert')).toContainText(/^300 personnes acceptent les actualités.: c’est plus que la plateforme n’en prend une à une \(\d+ au maximum\)/);
  await expect(taking(page).getByRole('list', { name: 'Filtres' })).toHaveText(/Accepte les actualités.*: Oui/);
  await expectAccessible(page);
  await taking(page).getByRole('button', { name: 'Utiliser ces filtres' }).click();
  await expect(page.getByRole('group', { name: /^Destinataires/ }).getByText(/que ces filtres retiennent/)).toBeVisible();
});

test('nobody who accepts news is said, and cannot be chosen', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/users?f.newsSubscription=no');
  await tick(page, 2);
  await chooseForSelection(page, 'Envoyer une campagne');
  await expect(taking(page).getByText(/^Sur 2 utilisateurs, personne n’accepte les actualités/)).toBeVisible();
  await expect(taking(page).getByRole('button', { name: 'Choisir ces destinataires' })).toHaveCount(0);
  await taking(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(selection(page).getByText(/^2 sélectionnés/)).toBeVisible();
});

for (const { language, dark, width } of [
  { language: 'fr', dark: false, width: 1360 },
  { language: 'en', dark: true, width: 390 },
] as const) {
  test(`recipients are chosen from the form, in ${language}, ${dark ? 'dark' : 'light'}, ${width} px wide`, async ({ page }) => {
    const words = language === 'fr' ? WORDS.fr : WORDS.en;
    await page.setViewportSize({ width, height: 850 });
    await page.addInitScript((isDark) => localStorage.setItem('backOffice.dark', String(isDark)), dark);
    await openAs(page, 'admin@exemple.fr', '/campaigns');
    await expect(page.getByRole('heading', { level: 1, name: /^Campagnes/ })).toBeVisible();
    await page.evaluate((chosen) => localStorage.setItem('backOffice.language', chosen), language);
    await page.goto('/campaigns/create');
    const recipients = page.getByRole('group', { name: words.recipients });
    await recipients.getByRole('button', { name: words.pick }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.getByRole('button', { name: words.all })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: words.source }).selectOption(words.communities);
    await dialog.getByRole('combobox', { name: words.community }).fill('Thillot');
    await page.getByRole('option', { name: /Thillot/ }).click();
    await dialog.getByRole('checkbox').nth(1).click();
    await dialog.getByRole('button', { name: words.selectAll }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.all }).click();
    await dialog.getByRole('button', { name: words.take }).click();
    await expect(recipients.getByText(words.accepting)).toBeVisible();
    await expect(page).toHaveURL(/\/campaigns\/create$/);
    await recipients.getByRole('button', { name: words.others }).click();
    await expect(dialog.getByRole('combobox', { name: words.community })).toHaveValue(/\S/);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await recipients.getByRole('button', { name: words.remove }).click();
    await expect(recipients.getByText(words.none)).toBeVisible();
    await expect(recipients.getByRole('button', { name: words.pick })).toBeFocused();
  });
}

const WORDS = {
  fr: {
    recipients: /^Destinataires/,
    title: 'Choix des destinataires',
    pick: 'Choisir les destinataires',
    others: 'Choisir d’autres destinataires',
    source: 'Origine',
    communities: 'Communautés',
    community: 'Communauté',
    all: /^Continuer avec tous les résultats/,
    selectAll: /^Sélectionner les \d+ résultats$/,
    take: 'Choisir ces destinataires',
    accepting: /^\d+ personnes? accepten?t? les actualités/,
    remove: 'Retirer ces destinataires',
    none: 'Aucun destinataire choisi',
  },
  en: {
    recipients: /^Recipients/,
    title: 'Choosing recipients',
    pick: 'Choose recipients',
    others: 'Choose other recipients',
    source: 'Source',
    communities: 'Communities',
    community: 'Community',
    all: /^Continue with all results/,
    selectAll: /^Select all \d+ results$/,
    take: 'Choose these recipients',
    accepting: /^\d+ (person accepts|people accept) news/,
    remove: 'Remove these recipients',
    none: 'No recipients chosen',
  },
};

for (const [module, path, isOffered] of [
  ['campaign', '/users', false],
  ['campaign', '/communities/show/2?tab=communityMember', false],
  ['community', '/users', true],
] as const) {
  test(`without the module ${module}, ${path} ${isOffered ? 'still offers' : 'does not offer'} to send a campaign`, async ({ page }) => {
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch(AGAIN)).json()) as { settings: object };
      await route.fulfill({ json: { ...config, settings: { ...config.settings, [module]: false } } });
    });
    await openAs(page, 'admin@exemple.fr', path);
    await expect(page.getByRole('grid')).toBeVisible();
    await tick(page, 1);
    await expect(selection(page)).toBeVisible();
    await expect(selection(page).getByRole('button', { name: 'Désélectionner' })).toBeVisible();
    const folded = selection(page).getByRole('button', { name: 'Autres actions sur la sélection' });
    if (await folded.isVisible()) await folded.click();
    await expect(selection(page).getByRole('button', { name: 'Envoyer une campagne' }).or(page.getByRole('menuitem', { name: 'Envoyer une campagne' }))).toHaveCount(isOffered ? 1 : 0);
    if (!isOffered) return;
    await page.goto('/campaigns/create');
    await page.getByRole('button', { name: 'Choisir les destinataires' }).click();
    await expect(taking(page).getByRole('grid', { name: 'Utilisateurs' })).toBeVisible();
    await expect(taking(page).getByRole('combobox', { name: 'Origine' })).toHaveCount(0);
  });
}
