import { expect, expectAccessible, openAs, test } from './fixtures';

test('a beneficiary is found, changed and accepted', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr', '/solidarybeneficiaries');
  await expect(page.getByRole('link', { name: /^Créer/ })).toHaveCount(0);
  await expect(page.getByText('Pas d’adresse e-mail personnelle').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/solidarybeneficiaries/show/10');
  await expect(page.getByRole('heading', { level: 1, name: 'Bénéficiaire n° 10' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Justificatifs' })).toContainText('Pièce d’identité');
  await expect(page.getByRole('table', { name: 'Actions notées', exact: true })).toContainText('Demande créée');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Accepter la candidature' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/Mobilité solidaire|Relais d'Épinal|CCAS de Nancy|Élan/);
  const decided = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accepter' }).click();
  expect((await decided).postDataJSON()).toEqual({ validation: { id: 100, validate: true } });
  await expect(page.getByRole('status').filter({ hasText: 'La candidature a été acceptée' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Candidatures' })).toContainText('Acceptée');

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Yvonne');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  expect((await sent).postDataJSON()).toEqual({ givenName: 'Yvonne' });
  await expect(page.getByRole('status').filter({ hasText: 'Le bénéficiaire a été modifié' })).toBeVisible();
});

test('nothing that the platform cannot empty is emptied', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr', '/solidarybeneficiaries/14');
  await page.getByRole('textbox', { name: 'Prénom' }).fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Le formulaire contient 1 erreur' })).toBeVisible();
});

test('a volunteer is changed in when they drive, in flags and hours', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr', '/solidaryvolunteers');
  await expect(page.getByRole('link', { name: /^Créer/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/solidaryvolunteers/10');
  await expect(page.getByRole('heading', { level: 1, name: 'Modification du bénévole n° 10' })).toBeVisible();
  const monday = page.getByRole('checkbox', { name: 'lundi, matin' });
  const wasThere = await monday.isChecked();
  await monday.click();
  await page.getByRole('textbox', { name: 'Soir\u202f: jusqu’à' }).fill('17:00');
  await page.getByRole('textbox', { name: 'Matin\u202f: à partir de' }).fill('8h15');
  await expect(page.getByText('ne peut pas précéder')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Soir\u202f: jusqu’à' }).fill('20:30');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toMatchObject({ mMon: !wasThere, mMinTime: '1970-01-01T08:15:00+00:00', eMaxTime: '1970-01-01T20:30:00+00:00' });
  expect(Object.keys(body).sort().filter((name) => !/^[mae](Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/.test(name))).toEqual(['eMaxTime', 'mMinTime']);
  expect(Object.values(body).every((value) => value !== null)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: 'Le bénévole a été modifié' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Candidatures' })).toBeVisible();
});

test('volunteers come and go with the structure that the operator works for', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr');
  const group = page.getByRole('list', { name: 'Solidaire' });
  await expect(group.getByRole('link', { name: 'Bénévoles' })).toBeVisible();
  const selector = page.getByRole('combobox', { name: 'Structure' });
  await selector.selectOption("Relais d'Épinal");
  await expect(group.getByRole('link', { name: 'Bénévoles' })).toHaveCount(0);
  await expect(group.getByRole('link', { name: 'Bénéficiaires' })).toBeVisible();
  await page.goto('/solidaryvolunteers');
  await expect(page.getByText('Cette page n’est disponible que pour une structure qui propose le transport solidaire.')).toBeVisible();
  await expect(selector).toHaveValue('2');
  await selector.selectOption('Mobilité solidaire du Lunévillois');
  await expect(page.getByRole('heading', { level: 1, name: /^Bénévoles/ })).toBeVisible();
});

test('a structure that no longer offers transport takes its volunteers away at once', async ({ page }) => {
  await openAs(page, 'solidaire@exemple.fr', '/solidarystructures/1');
  const group = page.getByRole('list', { name: 'Solidaire' });
  await expect(group.getByRole('link', { name: 'Bénévoles' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Transport solidaire proposé' }).uncheck();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(group.getByRole('link', { name: 'Bénévoles' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Transport solidaire proposé' }).check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(group.getByRole('link', { name: 'Bénévoles' })).toBeVisible();
});

test('the pages of the solidary area are accessible in English, dark and narrow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 850 });
  await openAs(page, 'solidaire@exemple.fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('backOffice.language', 'en');
    localStorage.setItem('backOffice.dark', 'true');
  });
  for (const address of ['solidarybeneficiaries', 'solidarybeneficiaries/show/14', 'solidarybeneficiaries/14', 'solidaryvolunteers', 'solidaryvolunteers/show/10', 'solidaryvolunteers/10', 'solidarystructures', 'solidarystructures/show/1', 'solidarystructures/1']) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
  }
});
