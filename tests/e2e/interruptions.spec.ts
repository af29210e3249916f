import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, openAs, signIn, test } from './fixtures';

/** Whether every form is interrupted in every way (`npm run chaos`), or only the first form in the ways that no other story covers (`npm test`). */
const WHOLE = process.env['CHAOS'] === 'whole';
const QUICK: readonly string[] = ['the page crashes', 'the tab is closed, and opened again', 'the theme changes', 'somebody else signs in elsewhere, and goes', 'the record is changed elsewhere'];

interface Form {
  what: string;
  account: string;
  address: string;
  box: (page: Page) => Locator;
  /** The name of its save button, where a failed edit leaves everything as it was. */
  save?: string;
  /** The path and a field of its record, where this can be changed from elsewhere. */
  record?: { path: string; field: string };
}

const text = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('textbox', { name, exact: typeof name === 'string' }).first();

const FORMS: readonly Form[] = [
  { what: 'a user', account: 'superadmin@exemple.fr', address: '/users/16', box: text('Nationalité'), save: 'Enregistrer', record: { path: 'admin/users/16', field: 'nationality' } },
  { what: 'an article', account: 'superadmin@exemple.fr', address: '/articles/1', box: text('Titre'), save: 'Enregistrer', record: { path: 'admin/articles/1', field: 'title' } },
  { what: 'a campaign', account: 'superadmin@exemple.fr', address: '/campaigns/create', box: text(/^Objet/) },
  { what: 'a structure', account: 'admin.solidaire@exemple.fr', address: '/solidarystructures/create', box: text('Nom') },
  { what: 'a request', account: 'solidaire@exemple.fr', address: '/solidaryrecords/create', box: text('Nom') },
  { what: 'the page of a request', account: 'solidaire@exemple.fr', address: '/solidaryrecords/show/167', box: text(/./) },
];

/** A tab, which an interruption may replace by another one. */
interface Tab {
  page: Page;
  context: BrowserContext;
  form: Form;
  typed: string;
}

const stay = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Rester' }).click();

/** What happens to an operator who has typed something. Afterwards the form is looked for at its address, or wherever it is. */
const INTERRUPTIONS: Record<string, (tab: Tab) => Promise<unknown>> = {
  'the token expires': async ({ page, form }) => {
    await page.evaluate((username) => localStorage.setItem('backOffice.token', `e30.${btoa(JSON.stringify({ username, iat: 0, exp: 1 }))}.x`), form.account);
    await visitElsewhere(page);
  },
  'its renewal is refused': async ({ page }) => {
    await page.evaluate(() => {
      for (const key of ['backOffice.token', 'backOffice.refreshToken']) localStorage.setItem(key, 'refused');
      // This triggers the requests that the shell makes when the operator returns.
      window.dispatchEvent(new Event('focus'));
    });
    await page.reload();
  },
  // Typed text reaches the draft after a pause of 300 ms.
  'the page crashes': (tab) => reopen(tab, (page) => page.waitForFunction((typed) => Object.values(sessionStorage).some((kept) => String(kept).includes(typed)), tab.typed)),
  'the tab is closed, and opened again': (tab) => reopen(tab, (page) => page.goto('/version.json')),
  'the page is loaded again': ({ page }) => page.reload(),
  'Back, then Forward is pressed': async (tab) => {
    const { page, form } = tab;
    await page.goto('/');
    await page.goto(form.address);
    // After a reload, both lead out of the page; the browser asks, and the operator leaves all the same.
    await form.box(page).fill(tab.typed);
    await page.goBack();
    await page.goForward();
  },
  'the menu leads elsewhere': async ({ page }) => {
    await page.getByRole('navigation').first().getByRole('link', { name: 'Accueil' }).click();
    await stay(page);
  },
  'the palette leads elsewhere': async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Rechercher/ }).last().fill('Accueil');
    await page.getByRole('option', { name: /Accueil/ }).first().click();
    await stay(page);
  },
  'the language changes, there and back': async ({ page }) => {
    await page.getByRole('button', { name: /^EN/ }).click();
    await page.getByRole('button', { name: /^FR/ }).click();
    await expect(page.getByRole('button', { name: /^EN/ })).toBeVisible();
  },
  'the theme changes': ({ page }) => page.getByRole('switch', { name: /^(?:Thème sombre|Dark theme)$/ }).click(),
  'somebody logs out elsewhere': ({ context, page }) => elsewhere(context, async (other) => {
    await other.getByRole('button', { name: 'Déconnexion' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Rester' }).click();
    await expect(page.getByRole('main')).toBeVisible();
  }),
  'somebody else signs in elsewhere, and goes': async ({ context, page, form }) => {
    const before = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);
    await elsewhere(context, async (other) => {
      await openAs(other, 'english@exemple.fr');
      await expect(other.getByRole('heading', { level: 1, name: /^(?:Accueil|Home)$/ })).toBeVisible();
    });
    await page.evaluate((kept) => {
      localStorage.clear();
      Object.assign(localStorage, kept);
    }, before);
    await page.goto(form.address);
  },
  'there is no network': async ({ context, page, form }) => {
    await context.setOffline(true);
    if (form.save) await page.getByRole('button', { name: form.save }).click();
    await context.setOffline(false);
  },
  'there is a new version': async ({ page }) => {
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: '9.9.9+new' } }));
    await page.clock.fastForward('11:00');
    await page.getByRole('button', { name: 'Recharger la page' }).click();
    await page.unroute('**/version.json');
  },
  'the record is changed elsewhere': async ({ page, form }) => {
    if (!form.record || !form.save) return;
    const token = await page.evaluate(() => localStorage.getItem('backOffice.token'));
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/merge-patch+json' };
    const answer = await page.request.patch(`/api/${form.record.path}`, { headers, data: { [form.record.field]: `De quelqu’un d’autre ${Date.now()}` } });
    expect(answer.status()).toBe(200);
    await page.getByRole('button', { name: form.save }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).getByText(/De quelqu’un d’autre/)).toBeVisible();
    await page.keyboard.press('Escape');
  },
};

async function visitElsewhere(page: Page): Promise<void> {
  await page.getByRole('navigation').first().getByRole('link', { name: 'Accueil' }).click();
  await stay(page);
}

async function elsewhere(context: BrowserContext, act: (other: Page) => Promise<void>): Promise<void> {
  const other = await context.newPage();
  await other.goto('/');
  await act(other);
  await other.close();
}

/** Opens a tab again as a browser does: with the content of its session storage. */
async function reopen(tab: Tab, leave: (page: Page) => Promise<unknown>): Promise<void> {
  await leave(tab.page);
  const kept = await tab.page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>);
  await tab.page.close();
  tab.page = await opened(tab.context);
  await tab.page.goto('/version.json');
  await tab.page.evaluate((values) => Object.assign(sessionStorage, values), kept);
  await tab.page.goto(tab.form.address);
}

async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  page.setDefaultTimeout(20_000);
  // The operator accepts the browser's own question when a page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

const patient = expect.configure({ timeout: 20_000 });

/** The number of characters that were lost. */
async function lost(tab: Tab): Promise<number> {
  const { page, form, typed } = tab;
  const box = form.box(page);
  const login = page.getByRole('button', { name: 'Connexion', exact: true });
  await patient(box.or(login).first()).toBeVisible();
  if (await login.isVisible()) await signIn(page, form.account);
  await patient(box).toBeVisible();
  return expect
    .poll(() => box.evaluate((element) => ('value' in element ? String(element.value) : (element.textContent ?? ''))), { timeout: 10_000 })
    .toBe(typed)
    .then(() => 0)
    .catch(() => typed.length);
}

for (const form of WHOLE ? FORMS : FORMS.slice(0, 1)) {
  test(`${form.what}: nothing that was typed is lost, whatever interrupts it`, async ({ context }) => {
    test.setTimeout(900_000);
    const tab: Tab = { page: await opened(context), context, form, typed: '' };
    await openAs(tab.page, form.account, form.address);
    const found: Record<string, number | string> = {};
    const chosen = Object.entries(INTERRUPTIONS).filter(([what]) => WHOLE || QUICK.includes(what));
    for (const [index, [what, interrupt]] of chosen.entries()) {
      await test.step(what, async () => {
        try {
          if (!tab.page.url().endsWith(form.address)) await tab.page.goto(form.address);
          tab.typed = `Saisie n° ${index} éà`;
          await form.box(tab.page).fill(tab.typed);
          await interrupt(tab);
          found[what] = await lost(tab);
        } catch (error) {
          found[what] = String(error).slice(0, 600);
        }
      });
    }
    if (WHOLE) console.log(`${form.what}: ${chosen.length} interruptions, ${Object.values(found).filter((count) => count === 0).length} without a character lost`);
    expect(Object.fromEntries(Object.entries(found).filter(([, count]) => count !== 0)), 'characters lost, by what interrupted').toEqual({});
  });
}
