import type { Page } from '@playwright/test';
import { XSS_VECTORS } from '../support/xssVectors';
import { expect, expectAccessible, openAs, test } from './fixtures';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const open = (page: Page, name: string) => group(page, name).getByRole('button', { name: new RegExp(`^${name}`), expanded: false }).click();
const textOf = (page: Page, name: string) => group(page, name).getByRole('textbox', { name: 'Texte' });

test('an article of two sections and three paragraphs is written by keyboard, put in order, previewed, saved and read', async ({ page }) => {
  await openAs(page, 'superadmin@exemple.fr', '/articles/create');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Règles du site');
  await page.getByRole('button', { name: 'Ajouter une section' }).press('Enter');
  await expect(group(page, 'Section 1').getByRole('textbox', { name: 'Titre de la section' })).toBeFocused();
  await page.keyboard.type('Avant de partir');
  for (const [place, text] of [['Paragraphe 1 de la section 1', 'Premier conseil'], ['Paragraphe 2 de la section 1', 'Second conseil']] as const) {
    await page.getByRole('button', { name: 'Ajouter un paragraphe à la section 1' }).press('Enter');
    await expect(textOf(page, place)).toBeFocused();
    await page.keyboard.type(text);
  }
  await page.getByRole('button', { name: 'Ajouter une section' }).press('Enter');
  await page.keyboard.type('En route');
  await page.getByRole('button', { name: 'Ajouter un paragraphe à la section 2' }).press('Enter');
  await page.keyboard.type('Bonne route');
  await group(page, 'Section 2').getByRole('group', { name: 'Statut de la section' }).getByRole('radio', { name: 'En attente' }).check();

  await page.getByRole('button', { name: /^Monter.*Section 2$/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Descendre.*Section 1$/ })).toBeFocused();
  await page.getByRole('button', { name: /^Descendre.*Paragraphe 1 de la section 2$/ }).press('Enter');
  await expect(textOf(page, 'Paragraphe 1 de la section 2')).toHaveText('Second conseil');
  await page.getByRole('button', { name: /^Retirer.*Paragraphe 1 de la section 2$/ }).press('Enter');
  await expect(textOf(page, 'Paragraphe 1 de la section 2')).toBeFocused();
  await page.getByRole('button', { name: /^Rétablir.*Paragraphe 1 de la section 2$/ }).press('Enter');
  await expect(textOf(page, 'Paragraphe 1 de la section 2')).toHaveText('Second conseil');
  await page.getByRole('button', { name: /^Retirer.*Paragraphe 2 de la section 2$/ }).press('Enter');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Aperçu' }).press('Enter');
  const preview = page.getByRole('dialog', { name: /^Aperçu/ });
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(['En route', 'Avant de partir']);
  await expect(preview.getByText('Premier conseil')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Aperçu' })).toBeFocused();

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/admin/articles'));
  await page.keyboard.press('Control+s');
  const paragraph = (text: string) => ({ text: `<p>${text}</p>`, status: 1, position: 1 });
  expect((await sent).postDataJSON()).toEqual({
    title: 'Règles du site',
    status: 0,
    asections: [
      { title: 'En route', subTitle: '', status: 0, position: 1, paragraphs: [paragraph('Bonne route')] },
      { title: 'Avant de partir', subTitle: '', status: 1, position: 2, paragraphs: [paragraph('Second conseil')] },
    ],
  });
  await expect(page.getByRole('status').filter({ hasText: 'L’article a été créé' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['En route', 'Avant de partir']);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('textbox', { name: 'Titre de la section' }).first().fill('');
  const changed = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.keyboard.press('Control+s');
  expect((await changed).postDataJSON().asections).toMatchObject([{ id: expect.any(Number), title: '', position: 1, paragraphs: [{ id: expect.any(Number) }] }, {}]);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['Avant de partir']);
});

test('whoever reads a translation is warned, and asked before it is saved over the original', async ({ page }) => {
  const patches: unknown[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && patches.push(request.postDataJSON()));
  // French that was chosen in the app takes precedence over the language of the profile.
  await page.addInitScript(() => localStorage.setItem('backOffice.language', 'fr'));
  await openAs(page, 'english@exemple.fr', '/articles/7');
  await expect(page.getByRole('note')).toContainText(/langue de votre profil.: anglais/);
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Statut', exact: true }).getByRole('radio', { name: 'Publié' }).check();
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Travel safely');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const question = page.getByRole('alertdialog', { name: /^Remplacer le texte d’origine/ });
  await expect(question).toContainText('Titre');
  await expect(question).not.toContainText('Sections');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Revenir à la saisie' }).click();
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeFocused();
  expect(patches).toEqual([]);

  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await question.getByRole('button', { name: 'Enregistrer quand même' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'L’article a été modifié' })).toBeVisible();
  expect(patches).toEqual([{ title: 'Travel safely', status: 1 }]);
});

test('what a stored paragraph would run does nothing, read, previewed or edited', async ({ page }) => {
  const paragraphs = XSS_VECTORS.map((text, index) => ({ id: index + 1, text, position: index + 1, status: 1 }));
  await page.route('**/admin/articles/3', (route) =>
    route.fulfill({ json: { '@id': '/pages/3', id: 3, title: 'Piège', status: 1, sections: [{ id: 1, title: '<b>Gras</b>', position: 1, status: 1, paragraphs }] } }),
  );
  await openAs(page, 'superadmin@exemple.fr', '/articles/show/3');
  const heading = page.getByRole('heading', { name: '<b>Gras</b>' });
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await page.getByRole('button', { name: 'Aperçu' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: '<b>Gras</b>' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-fold][aria-expanded="false"]').evaluateAll((folded: HTMLElement[]) => folded.forEach((button) => button.click()));
  // The editors above load on the way and may push it out of sight again, so scrolling is repeated.
  await expect(async () => {
    await page.getByRole('button', { name: new RegExp(`^Monter.*Paragraphe ${XSS_VECTORS.length} de la section 1$`) }).scrollIntoViewIfNeeded();
    await expect(group(page, `Paragraphe ${XSS_VECTORS.length} de la section 1`).getByRole('toolbar')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('a long article is edited section by section: each is a line until it is opened, and its editors start then', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'superadmin@exemple.fr', '/articles/6');
  await expect(page.getByRole('button', { name: /^Section \d+ ./, expanded: false })).toHaveCount(10);
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2500);
  await expectAccessible(page);
  await open(page, 'Section 10');
  await open(page, 'Paragraphe 4 de la section 10');
  const last = textOf(page, 'Paragraphe 4 de la section 10');
  await last.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('Fin.');
  await expect(last).toBeFocused();
  await expect(last).toContainText('Fin.');
  await expectAccessible(page);
});
