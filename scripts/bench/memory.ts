import type { Browser, Page } from '@playwright/test';
import type { Served } from '../server/serve';
import { firstRow, heapSize, signIn } from './browserPage';
import type { Measure } from './Measure';

const STEPS = [20, 200, 500];

/** What going back and forth between a list and its forms leaves in memory: it must not grow with the visits. */
export async function memory(browser: Browser, { address, accounts }: Served): Promise<Measure[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(`${address}users`);
  await signIn(page, accounts[0]);
  await firstRow(page);

  const measures: Measure[] = [];
  let visits = 0;
  for (const step of STEPS) {
    for (; visits < step; visits += 1) await visitForm(page, visits);
    measures.push({ name: `memory after ${step} navigations`, value: await heapSize(session), unit: 'MB', budget: 15 });
  }
  await page.close();
  return measures;
}

/** Opens the form of another record on each visit. */
async function visitForm(page: Page, visit: number): Promise<void> {
  await page.getByRole('link', { name: /^Modifier/ }).nth(visit % 5).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).waitFor();
  await page.goBack();
  await firstRow(page);
}
