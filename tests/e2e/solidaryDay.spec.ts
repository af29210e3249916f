import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './fixtures';

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Suivant', exact: true }).click();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const newest = (page: Page) => part(page, 'Historique').getByRole('listitem').first();

async function findPlace(page: Page, group: string, text: string, place: RegExp): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('combobox', { name: 'Rechercher une adresse' }).fill(text);
  await page.getByRole('option', { name: place }).first().click();
  await expect(page.getByRole('group', { name: group })).toContainText(place);
}

async function note(page: Page, action: string, comment: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Action', exact: true }).selectOption({ label: action });
  await page.getByRole('textbox', { name: 'Commentaire' }).fill(comment);
  await page.getByRole('button', { name: 'Noter l’action' }).click();
  await expect(newest(page)).toContainText(action);
  await expect(newest(page)).toContainText(comment);
}

/** The current step of a request. */
const current = (page: Page) => page.locator('[aria-current=step]');

test('an operator takes a call, creates the request, finds a driver, contacts them, follows up and closes', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/solidaryrecords');
  await signIn(page, 'solidaire@exemple.fr');

  await test.step('takes the call: who asks, for what, from where to where, and when', async () => {
    await page.getByRole('link', { name: 'Créer une demande' }).click();
    await expect(step(page, 'Bénéficiaire')).toBeVisible();
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Marcelle');
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Aubertin');
    await page.getByRole('textbox', { name: /^Téléphone/ }).fill('03 83 40 25 12');
    await next(page);
    await page.getByRole('checkbox', { name: 'Je certifie ne pas avoir le permis de conduire' }).check();
    await page.locator('input[type=file]').setInputFiles({ name: 'carte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 une attestation') });
    await next(page);
    await page.getByRole('radio', { name: 'Rendez-vous médical' }).check();
    await next(page);
    await findPlace(page, 'Départ', 'vandœuvre', /Vandœuvre/);
    await findPlace(page, 'Arrivée', 'parking relais de nancy', /Parking relais de Nancy/);
    await next(page);
    await page.getByRole('textbox', { name: /^Date du départ/ }).fill('16/01/2037');
    await page.getByRole('textbox', { name: /^Heure du départ/ }).fill('9h30');
    await page.getByRole('radio', { name: 'Deux heures plus tard' }).check();
    await next(page);
    await expect(step(page, 'Récapitulatif')).toBeFocused();
    await expect(page.getByText('Marcelle', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Créer', exact: true }).click();
  });

  await test.step('reads the request back', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /Demande n°/ })).toBeVisible();
    await expect(page.getByText('Marcelle Aubertin').first()).toBeVisible();
    await expect(part(page, 'Demande')).toContainText('Le 16/01/2037 à 09:30');
    await expect(part(page, 'Demande')).toContainText('Retour 2 heures après l’aller');
    await expect(part(page, 'Justificatifs')).toContainText('carte.pdf');
    await expect(current(page)).toContainText('Créée');
    await expect(newest(page)).toContainText('Demande créée');
    expect(await page.title()).not.toContain('Aubertin');
  });

  await test.step('finds a driver, and contacts them', async () => {
    await part(page, 'Solutions trouvées').getByRole('button', { name: /^Choisir/ }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: /^Choisir/ }).click();
    const driver = part(page, 'Conducteurs choisis').getByRole('listitem').first();
    await expect(driver.getByText('Pas encore contacté')).toBeVisible();
    await driver.getByRole('textbox', { name: /^Écrire à / }).fill('Bonjour, pourriez-vous conduire Mme Aubertin à son rendez-vous ?');
    await driver.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(driver.getByText(/^Contacté par message le .* par Aïcha Benali$/)).toBeVisible();
    await driver.getByRole('button', { name: 'Noter ce message' }).click();
    await expect(newest(page)).toContainText('Contact par messagerie');
    await expect(current(page)).toContainText('Recherche de solution');
  });

  await test.step('prints the trip for the driver', async () => {
    await page.getByRole('button', { name: 'Imprimer' }).click();
    await page.getByRole('menuitem', { name: /^Fiche de trajet pour / }).click();
    const sheet = page.getByRole('dialog', { name: 'Fiche de trajet à imprimer' });
    await expect(sheet).toContainText('Marcelle Aubertin');
    await expect(sheet).toContainText('Le 16/01/2037 à 09:30');
    await expect(sheet).toContainText('Parking relais de Nancy');
    await expect(sheet).not.toContainText('carte.pdf');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'true');
    });
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Imprimer' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByRole('heading', { name: /^Fiche de trajet, demande n°/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await sheet.getByRole('button', { name: 'Fermer' }).click();
  });

  await test.step('follows up, and closes', async () => {
    await note(page, 'Covoiturage en cours', 'Le conducteur a confirmé');
    await expect(current(page)).toContainText('Suivi');
    await note(page, 'Covoiturage ponctuel', 'Tout s’est bien passé');
    await expect(current(page)).toContainText('Clôturée');
    await expectAccessible(page);
  });

  await test.step('finds it closed: it is not among the open ones any more', async () => {
    await page.getByRole('link', { name: 'Demandes' }).first().click();
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Aubertin');
    await expect(page.getByText('Aucune demande ne correspond à ces filtres', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Ouverte' }).selectOption('');
    await expect(page.getByRole('row', { name: /Aubertin/ })).toContainText('Clôturée');
  });
});
