import type { Browser } from '@playwright/test';
import type { Served } from '../server/serve';
import { firstRow, signIn, timed, watchTraffic } from './browserPage';
import type { Measure } from './Measure';

/** How long an operator waits, and how much is downloaded, from an empty cache to the first list and the first form. */
export async function firstPages(browser: Browser, { address, accounts }: Served): Promise<Measure[]> {
  const page = await browser.newPage();
  const traffic = await watchTraffic(page);

  const usable = await timed(async () => {
    // The measure ends when the page can be used, not when everything is loaded: the code of the next page goes on loading behind it.
    await page.goto(`${address}users`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('#root input') !== null);
  });
  const login: Measure[] = [
    { name: 'login page usable', value: usable, unit: 'ms' },
    { name: 'JavaScript until the login page is usable', value: traffic.scripts(), unit: 'kB', budget: 120 },
  ];

  await signIn(page, accounts[0]);
  const rows = await timed(() => firstRow(page));
  const list: Measure[] = [
    { name: 'sign-in to first row', value: rows, unit: 'ms' },
    { name: 'JavaScript until the first list', value: traffic.scripts(), unit: 'kB', budget: 430 },
    { name: 'requests until the first list', value: traffic.requests(), unit: 'requests', budget: 12 },
  ];

  const reload = await timed(async () => {
    await page.reload();
    await firstRow(page);
  });
  const edit = await timed(async () => {
    await page.getByRole('link', { name: /^Modifier/ }).first().click();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).waitFor();
  });
  await page.waitForLoadState('networkidle');
  const form: Measure[] = [
    { name: 'reload to first row', value: reload, unit: 'ms' },
    { name: 'open edit to first input', value: edit, unit: 'ms' },
    { name: 'JavaScript after the first edit', value: traffic.scripts(), unit: 'kB', budget: 490 },
  ];
  await page.close();
  return [...login, ...list, ...form];
}
