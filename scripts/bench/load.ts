import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DemoAccount } from '../sandbox/seed/accounts';
import type { Served } from '../server/serve';
import { firstRow, signIn } from './browserPage';
import { openingToPaint } from './clickToPaint';
import type { Measure } from './Measure';
import { watched } from './watched';

const ROW = '[role=grid] [role=gridcell] a';
const TABS = 20;
const PATIENCE = 600_000;

/** What a platform with many people and an operator with many tabs cost: a page far down a list, a change of all that a list finds, and a token that expires in every tab at once. */
export async function load(browser: Browser, { address, accounts }: Served): Promise<Measure[]> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(`${address}users`, { waitUntil: 'commit' });
  await signIn(page, accounts[0]);
  await firstRow(page);
  const far = { name: 'page 4 000 of a list', value: await openingToPaint(page, `${address}users?page=4000`, ROW), unit: 'ms' as const };
  const changed = await changeOfAll(page, address);
  return [far, ...changed, await renewals(context, address, accounts[0])];
}

/** Selects all results of a long list, and changes a field of those that a filter finds. */
async function changeOfAll(page: Page, address: string): Promise<Measure[]> {
  const all = await selected(page, `${address}users`, 'all results');
  const some = await selected(page, `${address}users?f.familyName=Martin`, 'the results of a filter');
  await page.getByRole('combobox', { name: 'Champ à modifier' }).selectOption({ label: 'Accepte les actualités par e-mail' });
  const changed = await watched(page, {
    name: 'change of the results of a filter',
    work: async () => {
      await page.getByRole('button', { name: /^Modifier .* utilisateurs?$/ }).click();
      await page.getByRole('dialog').getByText(/réussi|inchangé/).first().waitFor({ timeout: PATIENCE });
    },
  });
  return [...all, ...some, ...changed];
}

/** Selects all results of a list, and reads them for a change. */
async function selected(page: Page, address: string, name: string): Promise<Measure[]> {
  await page.goto(address);
  await firstRow(page);
  await page.getByRole('checkbox', { name: /^Sélectionner les .* lignes/ }).check();
  const results = page.getByRole('button', { name: /^Sélectionner les .* résultats$/ });
  const count = Number((await results.innerText()).replaceAll(/\D/g, ''));
  await results.click();
  const read = await watched(page, {
    name: `reading of ${name} for a change`,
    work: async () => {
      await page.getByRole('button', { name: 'Modifier un champ' }).click();
      await page.getByRole('combobox', { name: 'Champ à modifier' }).waitFor({ timeout: PATIENCE });
    },
  });
  return [{ name: `selection of ${name}`, value: count, unit: 'rows' }, ...read];
}

/** How often the token is renewed when it has expired in many tabs that go on at the same moment. */
async function renewals(context: BrowserContext, address: string, account: DemoAccount | undefined): Promise<Measure> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  let asked = 0;
  context.on('request', (request) => void (asked += request.url().endsWith('token/refresh') ? 1 : 0));
  await tabs[0]?.goto(`${address}version.json`);
  await tabs[0]?.evaluate((username) => localStorage.setItem('backOffice.token', `e30.${btoa(JSON.stringify({ username, iat: 0, exp: 1 }))}.x`), account?.email);
  await Promise.all(tabs.map((tab) => tab.goto(`${address}users`, { waitUntil: 'commit', timeout: PATIENCE })));
  for (const tab of tabs) await tab.getByRole('grid').getByRole('gridcell').first().waitFor({ timeout: PATIENCE });
  return { name: `renewals of an expired token in ${TABS} tabs`, value: asked, unit: 'requests', budget: 1 };
}
