import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { DemoAccount } from '../sandbox/seed/accounts';
import type { Served } from '../server/serve';
import { firstRow, signIn } from './browserPage';
import type { Measure } from './Measure';
import { watched } from './watched';

const BUDGET = 15;
const PATIENCE = 600_000;

/** The export of a long list in both possible ways: read page by page from the list, and written by the platform. */
export async function exporting(browser: Browser, { address, accounts }: Served): Promise<Measure[]> {
  const administrator = accounts[0];
  const exporter = accounts.find(({ email }) => email.startsWith('export@'));
  const list = await openList(browser, address, administrator);
  const columns = await exported(list, 'Toutes les colonnes', 'export of the list, all columns');
  const platform = await openList(browser, address, exporter);
  const standard = await exported(platform, 'Export standard de la plateforme', 'export by the platform');
  return [...columns, ...standard];
}

async function openList(browser: Browser, address: string, account: DemoAccount | undefined): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${address}users`, { waitUntil: 'commit' });
  await signIn(page, account);
  await firstRow(page);
  return page;
}

async function exported(page: Page, form: string, name: string): Promise<Measure[]> {
  await page.getByRole('button', { name: 'Exporter' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export de la liste/ });
  await dialog.getByRole('radio', { name: form }).check();
  const downloading = page.waitForEvent('download', { timeout: PATIENCE });

  const measures = await watched(page, {
    name,
    budget: BUDGET,
    work: async () => {
      await dialog.getByRole('button', { name: 'Exporter' }).click();
      await downloading;
    },
  });
  const file = await readFile(await (await downloading).path(), 'utf8');
  await page.close();
  return [{ name: `${name}: lines`, value: file.trimEnd().split('\r\n').length - 1, unit: 'rows' }, ...measures];
}
