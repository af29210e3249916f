import { expect, expectAccessible, openAs, test } from './fixtures';

test('an event of whole days is created, then given hours, and does not end before it starts', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/events/create');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Fête de l’eau');
  await page.getByRole('textbox', { name: 'Description courte' }).fill('Au bord de la Moselle.');
  const [start, end] = [page.getByRole('group', { name: 'Début' }), page.getByRole('group', { name: 'Fin' })];
  await start.getByRole('textbox', { name: 'Jour' }).fill('05/06/2027');
  await end.getByRole('textbox', { name: 'Jour' }).fill('04/06/2027');
  await page.getByRole('combobox', { name: 'Rechercher une adresse' }).fill('epinal');
  await page.getByRole('option', { name: /^Épinal/ }).first().click();
  await page.getByRole('combobox', { name: 'Créateur' }).fill('elodie');
  await page.getByRole('option', { name: /lodie/i }).first().click();
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  await page.getByRole('link', { name: '« Fin » ne peut pas précéder « Début »' }).click();
  await end.getByRole('textbox', { name: 'Jour' }).fill('06/06/2027');
  await expectAccessible(page);

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/events'));
  await page.getByRole('button', { name: 'Créer', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    useTime: false,
    private: false,
    fromDate: '2027-06-05T00:00:00+00:00',
    toDate: '2027-06-06T00:00:00+00:00',
  });
  await expect(page.getByRole('status').filter({ hasText: 'L’événement a été créé' })).toBeVisible();
  const details = page.getByRole('main').getByRole('definition');
  await expect(details.filter({ hasText: /^05\/06\/2027$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Avec des horaires' }).check();
  await start.getByRole('textbox', { name: 'Heure' }).fill('10:30');
  await page.keyboard.press('Control+s');
  await expect(details.filter({ hasText: /^05\/06\/2027 10:30$/ })).toBeVisible();
});
