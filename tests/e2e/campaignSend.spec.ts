import type { Page } from '@playwright/test';
import { AGAIN, expect, expectAccessible, openAs, test } from './fixtures';

/** Every sending command, whatever its outcome. */
function commandsOf(page: Page): string[] {
  const commands: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/send-campaign')) commands.push(decodeURIComponent(`${pathname.split('/').at(-2)}${search}`));
  });
  return commands;
}

const step = (page: Page, name: string) => page.getByRole('region', { name });

test('a campaign is tested, then sent, each of them once whatever the browser does', async ({ page }) => {
  const commands = commandsOf(page);
  await openAs(page, 'admin@exemple.fr', '/campaigns/show/4');
  await page.getByRole('link', { name: 'Préparer l’envoi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Envoi de la campagne n°\s4$/ })).toBeFocused();
  const [testing, mailing] = [step(page, '3. Test'), step(page, '4. Envoi')];
  await expect(step(page, '1. Message').getByText('Complet', { exact: true })).toBeVisible();
  await expect(step(page, '2. Destinataires').getByText('Complet', { exact: true })).toBeVisible();
  const send = mailing.getByRole('button', { name: /^Envoyer à \d+ personnes et (à vous|au créateur)$/ });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/^Envoyez d’abord un test/);
  // The next step must be in sight without scrolling, however long the e-mail is.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 1360, height: 768 });
  await expect(testing.getByRole('button', { name: /^Envoyer un test/ })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[aria-current=step]')).toContainText('3. Test');
  await expectAccessible(page);

  await testing.getByRole('button', { name: 'Envoyer un test à admin@exemple.fr' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'L’e-mail de test a bien été envoyé' })).toBeVisible();
  await expect(testing.getByText(/^Test envoyé à admin@exemple.fr le \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeVisible();
  await expect(testing.getByRole('button', { name: 'Envoyer un test à admin@exemple.fr' })).toBeFocused();
  await expectAccessible(page);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await send.dblclick();
  const dialog = page.getByRole('alertdialog', { name: /^Envoyer la campagne «.+» à \d+ personnes/ });
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(send).toBeFocused();
  expect(commands).toHaveLength(1);

  await send.click();
  await dialog.getByRole('button', { name: /^Envoyer à/ }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'La campagne a bien été envoyée' })).toBeVisible();
  await expect(mailing.getByText(/^Campagne envoyée à \d+ personnes et (à vous|au créateur) le/)).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => ['focus', 'online', 'pageshow'].forEach((name) => window.dispatchEvent(new Event(name))));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Campagne n°\s4$/ })).toBeVisible();
  await page.goForward();
  await expect(mailing.getByText('Envoyée', { exact: true })).toBeVisible();
  await page.reload();
  await expect(mailing.getByText(/^La campagne a été envoyée à \d+ personnes/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Envoyer/ })).toHaveCount(0);
  expect(commands).toEqual(['users?campaignId=4&mode=1', 'users?campaignId=4&mode=2']);

  await page.getByRole('link', { name: 'Créer une copie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Création d’une campagne' })).toBeVisible();
});

test('what was chosen by filters is sent with the same filters; in English', async ({ page }) => {
  const commands = commandsOf(page);
  await page.addInitScript(() => localStorage.setItem('backOffice.language', 'en'));
  await page.goto('/campaigns/send/11');
  await page.getByRole('textbox').first().fill('admin@exemple.fr');
  await page.getByLabel('Password', { exact: true }).fill('covoiturage-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sending the mass mailing/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a test to admin@exemple.fr' }).click();
  await expect(page.getByText(/^Test sent to admin@exemple.fr on/)).toBeVisible();
  await page.getByRole('button', { name: /^Send to [\d,]+ people and (you|the creator)$/ }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByText(/^Mass mailing sent to [\d,]+ people and (you|the creator) on/)).toBeVisible();
  await expectAccessible(page);
  expect(commands).toEqual(['users?campaignId=11&mode=1&newsSubscription=true', 'users?campaignId=11&mode=2&newsSubscription=true']);
});

test('a step that lacks something says so in a notice no taller than its words', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 768 });
  await openAs(page, 'superadmin@exemple.fr', '/campaigns/send/1');
  const notice = step(page, '2. Destinataires').getByRole('note');
  await expect(notice).toHaveText('Aucun destinataire n’est choisi.');
  const height = await notice.evaluate((alert) => alert.clientHeight);
  await notice.evaluate((alert) => (alert.style.alignSelf = 'start'));
  expect(await notice.evaluate((alert) => alert.clientHeight)).toBe(height);
});

test('the members of a community are written to by whoever manages it', async ({ page }) => {
  const commands = commandsOf(page);
  await openAs(page, 'communaute@exemple.fr', '/campaigns');
  await page.getByRole('button', { name: 'Actions pour Prime covoiturage 2024' }).click();
  await page.getByRole('menuitem', { name: 'Préparer l’envoi' }).click();
  await expect(page).toHaveURL(/\/campaigns\/send\/18$/);
  await page.getByRole('button', { name: 'Envoyer un test à communaute@exemple.fr' }).click();
  await expect(page.getByText(/^Test envoyé à communaute@exemple.fr le/)).toBeVisible();
  expect(commands).toEqual([expect.stringMatching(/^community_members\?campaignId=18&mode=1&communityId=\d$/)]);
});

test('a body that means harm is read without running', async ({ page }) => {
  await openAs(page, 'admin@exemple.fr', '/campaigns/send/25');
  await expect(step(page, 'Message à envoyer')).toContainText('Bonjour');
  await expect(step(page, '4. Envoi').getByRole('button', { name: /^Envoyer/ })).toBeDisabled();
  await expectAccessible(page);
});

test.describe('a lost answer', () => {
  test.use({ tolerated: /net::ERR_FAILED/ });

  test('is looked into, not tried again', async ({ page }) => {
    const commands = commandsOf(page);
    let isHeard = true;
    await page.route('**/send-campaign?*', async (route) => {
      if (isHeard) await route.fetch(AGAIN);
      await route.abort('failed');
    });
    await openAs(page, 'admin@exemple.fr', '/campaigns/send/8');
    await page.getByRole('button', { name: /^Envoyer un test/ }).click();
    await expect(page.getByText(/^La réponse s’est perdue.; le statut de la campagne indique que le test a été envoyé/)).toBeVisible();

    isHeard = false;
    const send = step(page, '4. Envoi').getByRole('button', { name: /^Envoyer à/ });
    await send.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: /^Envoyer à/ }).click();
    await expect(dialog.getByText(/^On ne sait pas si la campagne a été envoyée/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Relire le statut' }).click();
    await expect(page.getByText(/la plateforme y travaille peut-être encore/)).toBeVisible();
    expect(commands).toEqual(['users?campaignId=8&mode=1', 'users?campaignId=8&mode=2']);
  });

  test('whose button can do nothing more leaves the focus on what can be done, and is read aloud once', async ({ page, context }) => {
    await page.route('**/send-campaign?*', (route) => route.abort('failed'));
    await openAs(page, 'admin@exemple.fr', '/campaigns/send/9');
    await page.getByRole('button', { name: /^Envoyer un test/ }).press('Enter');
    await expect(page.getByRole('button', { name: 'Relire le statut' })).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'On ne sait pas' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Relire le statut' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /^On ne sait pas.*relu/ })).toBeVisible();

    await page.unrouteAll();
    await page.getByRole('button', { name: /^Envoyer un test/ }).press('Enter');
    const send = step(page, '4. Envoi').getByRole('button', { name: /^Envoyer à/ });
    await expect(send).toBeEnabled();
    await context.setOffline(true);
    await send.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: /^Envoyer à/ }).press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Fermer' })).toBeFocused();
    await context.setOffline(false);
  });
});
