import type { Browser, Locator, Page } from '@playwright/test';
import type { Served } from '../server/serve';
import { firstRow, signIn } from './browserPage';
import { clickToPaint, median, openingToPaint } from './clickToPaint';
import type { Measure } from './Measure';

const TRIES = 5;
const ROW = '[role=grid] [role=row][row-index="0"]';
const INPUT = 'form input[id^="root_"]';

/** The time from a click to its result for an operator who knows the way: lists, orders, pages and forms. */
export async function clicks(browser: Browser, { address, accounts }: Served): Promise<Measure[]> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  await signIn(page, accounts[0]);

  const cold = await clickToPaint(page, menu(page, 'users'), ROW);
  const changes = await changesOfList(page);
  const edits = await visits(page);
  await page.close();
  const large = await hundredRows(browser, { address, accounts });
  return [ms('menu click to first row, cold', cold), ...changes, ...edits, large];
}

/** Changes of the order and of the page in the list that is open. */
async function changesOfList(page: Page): Promise<Measure[]> {
  const sorts: number[] = [];
  const pages: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    sorts.push(await clickToPaint(page, page.getByRole('columnheader', { name: index % 2 ? 'Prénom' : 'Nom', exact: true }), ROW));
    await page.waitForLoadState('networkidle');
  }
  for (let index = 0; index < TRIES; index += 1) {
    pages.push(await clickToPaint(page, page.getByRole('button', { name: 'Page suivante' }), ROW));
    await page.waitForLoadState('networkidle');
  }
  return [ms('sort click to rows', median(sorts)), ms('page click to rows', median(pages))];
}

/** Visits back and forth between forms and lists. Only the first form has to load its code. */
async function visits(page: Page): Promise<Measure[]> {
  const edits: number[] = [];
  const lists: number[] = [];
  const others: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    edits.push(await clickToPaint(page, editLink(page, index), INPUT));
    await page.waitForLoadState('networkidle');
    lists.push(await clickToPaint(page, menu(page, 'users'), ROW));
    await page.waitForLoadState('networkidle');
    others.push(await clickToPaint(page, menu(page, 'relaypointtypes'), ROW));
    await page.waitForLoadState('networkidle');
    await clickToPaint(page, menu(page, 'users'), ROW);
  }
  return [
    ms('open edit to first input, cold', edits[0] ?? NaN),
    ms('open edit to first input, warm', median(edits.slice(1))),
    ms('menu click to first row, warm', median(lists)),
    ms('menu click to first row, another entity for the first time', others[0] ?? NaN),
    ms('menu click to first row, another entity again', median(others.slice(1))),
  ];
}

/** The largest page of a list, in a browser that has cached nothing but the session. */
async function hundredRows(browser: Browser, { address, accounts }: Pick<Served, 'address' | 'accounts'>): Promise<Measure> {
  const first = await browser.newPage();
  await first.goto(`${address}users`, { waitUntil: 'commit' });
  await signIn(first, accounts[0]);
  await firstRow(first);
  const storageState = await first.context().storageState();
  await first.close();

  const times: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const context = await browser.newContext({ storageState });
    times.push(await openingToPaint(await context.newPage(), `${address}users?size=100`, ROW));
    await context.close();
  }
  return ms('link to a list of 100 rows a page, cold', median(times));
}

function menu(page: Page, route: string): Locator {
  return page.getByRole('navigation').locator(`a[href$="/${route}"]`).first();
}

function editLink(page: Page, row: number): Locator {
  return page.getByRole('grid').getByRole('link', { name: /^Modifier/ }).nth(row);
}

function ms(name: string, value: number): Measure {
  return { name, value, unit: 'ms' };
}
