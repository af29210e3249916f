import type { Page } from '@playwright/test';
import { XSS_VECTORS } from '../support/xssVectors';
import { expect, expectAccessible, test } from './fixtures';
import { builtHarness, openHarness } from './harness/serveHarness';

let script: string;
test.beforeAll(async () => {
  script = await builtHarness('RichTextPage');
});

const editor = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const sent = (page: Page) => page.evaluate(() => window.sent);

/** Shows a text on the page: rendered, as plain text, and in the editor. */
async function show(page: Page, html?: string) {
  await openHarness(page, script);
  await editor(page).waitFor();
  await put(page, html);
}

async function put(page: Page, html?: string) {
  const turn = await page.evaluate((text) => {
    const before = Number(document.querySelector('main')?.dataset['turn']);
    window.show(text);
    return before + 1;
  }, html);
  await page.locator(`main[data-turn="${turn}"]`).waitFor();
}

/** Pastes HTML as if it came from another window. */
async function paste(page: Page, html: string) {
  await editor(page).focus();
  await editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('no text runs, fetches or leads astray, rendered, said or edited, and none breaks the security policy', async ({ page }) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.assign(window, { pwned: () => document.documentElement.setAttribute('data-pwned', '') });
  });
  await show(page);
  for (const html of XSS_VECTORS) {
    await test.step(html, async () => {
      await put(page, html);
      expect(await page.evaluate(() => window.dangers()), html).toEqual([]);
      await expect(page.locator('html[data-pwned]'), html).toHaveCount(0);
    });
  }
  expect(asked.filter((url) => !url.includes('/harness'))).toEqual([]);
  expect(page.url()).toMatch(/\/harness$/);
});

test('what is pasted leaves behind what could run, and its style', async ({ page }) => {
  await show(page, '<p>Avant.</p>');
  for (const html of XSS_VECTORS) {
    await paste(page, html);
    expect(await page.evaluate(() => window.dangers()), html).toEqual([]);
  }
  await put(page, undefined);
  await paste(page, '<meta charset="utf-8"><h2 class="x" style="color:red">Titre</h2><p><span style="font-family:Calibri">Texte <b>gras</b></span></p>');
  await expect(editor(page)).toBeFocused();
  await expect.poll(() => sent(page)).toContain('<h2>Titre</h2><p>Texte <strong>gras</strong></p>');
});

test('a formatted text is read as such, its links open elsewhere, and its words are said in one line', async ({ page }) => {
  await show(page, '<h2>Forum</h2><p>Un <strong>beau</strong> <a href="https://www.exemple.fr">programme</a></p><ul><li>midi</li></ul>');
  const read = page.getByRole('region', { name: 'Lu' });
  await expect(read.getByRole('heading', { name: 'Forum' })).toBeVisible();
  await expect(read.getByRole('link', { name: 'programme' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByLabel('Dit')).toHaveText('Forum Un beau programme midi');
  await expectAccessible(page);
});

test('a text that nobody changes is sent by nobody, and neither is one that was changed back', async ({ page }) => {
  await show(page, 'Bonjour <b>à tous</b><br>');
  await editor(page).click();
  await page.keyboard.press('Tab');
  expect(await sent(page)).toEqual([]);

  await editor(page).press('Control+Home');
  await page.keyboard.type('X');
  await expect.poll(() => sent(page)).toHaveLength(1);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await sent(page)).at(-1)).toBe('Bonjour <b>à tous</b><br>');
});

test('says that formatting will be simplified only when it would', async ({ page }) => {
  await show(page, '<p>Un <b>texte</b></p>');
  await expect(page.getByText(/Elle sera simplifiée/)).toHaveCount(0);
  await put(page, '<p style="text-align: center">Au milieu</p>');
  await expect(page.getByText(/Elle sera simplifiée/)).toBeVisible();
  await expect(editor(page)).toHaveAccessibleDescription(/Elle sera simplifiée/);
  await put(page, '<table><tr><td>Une case</td></tr></table>');
  await expect(page.getByText(/Elle sera simplifiée/)).toBeVisible();
  await expectAccessible(page);
});

test('is written with the keyboard: one stop for the bar, one for the text, and nothing holds the focus', async ({ page }) => {
  await show(page);
  await expect(editor(page)).toHaveAttribute('aria-required', 'true');
  await tool(page, 'Gras').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Italique')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Rétablir')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Gras')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect(tool(page, 'Gras')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('gras');
  await tool(page, 'Liste à puces').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Après' })).toBeFocused();
  expect((await sent(page)).at(-1)).toBe('<ul><li><p><strong>gras</strong></p></li></ul>');
  await page.keyboard.press('Shift+Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Liste à puces')).toBeFocused();
});

test('titles, undo and redo', async ({ page }) => {
  await show(page, '<p>Forum</p>');
  await expect(tool(page, 'Annuler')).toHaveAttribute('aria-disabled', 'true');
  await editor(page).click();
  await tool(page, 'Titre').click();
  await expect(editor(page).getByRole('heading', { level: 2 })).toHaveText('Forum');
  await tool(page, 'Annuler').click();
  await expect(editor(page).getByRole('heading')).toHaveCount(0);
  await tool(page, 'Rétablir').click();
  await tool(page, 'Sous-titre').click();
  await expect(editor(page).getByRole('heading', { level: 3 })).toHaveText('Forum');
  await editor(page).press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await sent(page)).at(-1)).toBeNull();
});

test('a link goes to a checked address, can be changed, and can be taken away', async ({ page }) => {
  await show(page, '<p>programme</p>');
  await editor(page).press('Control+a');
  await tool(page, 'Lien').click();
  const dialog = page.getByRole('dialog', { name: 'Lien' });
  const address = dialog.getByRole('textbox', { name: 'Adresse du lien' });
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Saisissez l’adresse');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await address.fill('www.exemple.fr');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect.poll(async () => (await sent(page)).at(-1)).toMatch(/<a [^>]*href="https:\/\/www\.exemple\.fr"/);
  await expect(tool(page, 'Lien')).toHaveAttribute('aria-pressed', 'true');

  await tool(page, 'Lien').click();
  await expect(address).toHaveValue('https://www.exemple.fr');
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Lien')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Retirer le lien' }).click();
  await expect.poll(async () => (await sent(page)).at(-1)).toBe('<p>programme</p>');
});
