import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Served } from '../server/serve';
import { firstRow, signIn, watchWork, workDone } from './browserPage';
import { median } from './clickToPaint';
import { makeProject, onMadeProject, writeLargeEntity } from './madeProject';
import type { Measure } from './Measure';

const FIELDS = { small: 100, large: 300 };
const COLUMNS = { small: 30, large: 100 };

/** How often each size is opened; the middle time counts. */
const TRIES = 3;

/** A page whose main thread works less than `IDLE_WORK` ms within `QUIET` ms has nothing left to do. */
const IDLE_WORK = 5;
const QUIET = 500;

/** The account that may open all of the pages. */
const EVERYTHING = 'superadmin@exemple.fr';

/** How long to wait on a busy machine, in ms. */
const PATIENCE = 120_000;

/** A page whose content can be made smaller or larger. */
interface Sized {
  name: string;
  of: string;
  small: number;
  large: number;
  /** The address of the page with `size` items. */
  path(size: number): string;
  /** The endpoint that the page calls, and the answer with `size` items, where no record of the sandbox is as large. */
  answer?: { endpoint: string; record(size: number): object };
  isThere(page: Page, size: number): Promise<void>;
}

const sized: readonly Sized[] = [
  {
    ...FIELDS,
    name: 'a form',
    of: 'fields',
    path: (size) => `large${size}/create`,
    isThere: (page, size) => page.locator(`#root_field${size}`).waitFor(),
  },
  {
    ...COLUMNS,
    name: 'a list',
    of: 'columns',
    path: (size) => `large${size}`,
    isThere: firstRow,
  },
  {
    name: 'an article',
    of: 'sections',
    small: 10,
    large: 50,
    path: () => 'articles/1',
    answer: { endpoint: 'admin/articles/1', record: articleOf },
    isThere: (page, size) => page.getByRole('group', { name: `Section ${size}`, exact: true }).waitFor(),
  },
  {
    name: 'a campaign',
    of: 'elements',
    small: 20,
    large: 100,
    path: () => 'campaigns/1',
    answer: { endpoint: 'admin/campaigns/1', record: campaignOf },
    isThere: (page, size) => page.getByRole('textbox', { name: `Texte (Élément ${size})` }).waitFor(),
  },
];

/** How the cost of opening a page grows with its content: it may grow in proportion to the content, and no faster. */
export function sizes(browser: Browser): Promise<Measure[]> {
  const project = makeProject('bench-sizes', (schemas) => new Set([...Object.values(FIELDS), ...Object.values(COLUMNS)]).forEach((fields) => writeLargeEntity(schemas, fields)));
  return onMadeProject(project, async (served) => {
    const page = await browser.newPage();
    const session = await openHome(page, served);
    const measures: Measure[] = [];
    for (const one of sized) measures.push(...(await workOf(one, page, session)));
    await page.close();
    return measures;
  });
}

async function openHome(page: Page, { address, accounts }: Served): Promise<CDPSession> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  await signIn(page, accounts.find(({ email }) => email === EVERYTHING));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const session = await page.context().newCDPSession(page);
  await watchWork(session);
  return session;
}

async function workOf(one: Sized, page: Page, session: CDPSession): Promise<Measure[]> {
  // The first opening loads the page's code, whose cost does not depend on the size, so it is not counted.
  await opened(one, one.small, page, session);
  const small = await middleOf(() => opened(one, one.small, page, session));
  const large = await middleOf(() => opened(one, one.large, page, session));
  return [
    { name: `work of opening ${one.name}, ${one.small} ${one.of}`, value: small, unit: 'ms' },
    { name: `work of opening ${one.name}, ${one.large} ${one.of}`, value: large, unit: 'ms', budget: Math.round((small * one.large) / one.small) },
  ];
}

async function middleOf(measure: () => Promise<number>): Promise<number> {
  const tries: number[] = [];
  for (let turn = 0; turn < TRIES; turn += 1) tries.push(await measure());
  return Math.round(median(tries));
}

/** How long the page's main thread works from leaving the home page until the page shows `size` items, in ms. */
async function opened(one: Sized, size: number, page: Page, session: CDPSession): Promise<number> {
  await page.unrouteAll();
  const { answer } = one;
  if (answer) await page.route(`**/${answer.endpoint}*`, (route) => route.fulfill({ json: answer.record(size) }));
  const before = await workDone(session);
  await page.evaluate(goTo, one.path(size));
  await one.isThere(page, size);
  const work = (await settledWork(page, session)) - before;
  await page.evaluate(goTo, '');
  await page.getByRole('heading', { level: 1, name: 'Accueil' }).waitFor();
  return work;
}

/** How long the page's main thread has worked by the time it has nothing left to do, in ms. */
async function settledWork(page: Page, session: CDPSession): Promise<number> {
  let work = await workDone(session);
  for (;;) {
    await page.waitForTimeout(QUIET);
    const now = await workDone(session);
    if (now - work < IDLE_WORK) return now;
    work = now;
  }
}

/** Runs in the page: follows an address as a link of the app does, without loading the page anew. */
function goTo(path: string): void {
  history.pushState({}, '', `/${path}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

function articleOf(size: number): object {
  const sections = listOf(size, (index) => ({ id: index, title: `Section ${index}`, subTitle: '', status: 1, paragraphs: [{ id: index, text: '<p>Un paragraphe.</p>', status: 1 }] }));
  return { '@id': '/pages/1', '@type': 'Page', id: 1, title: 'Long article', status: 1, sections };
}

function campaignOf(size: number): object {
  const body = listOf(size, (index) => ({ type: 'title', value: `Titre ${index}`, position: index - 1 }));
  return { '@id': '/campaigns/1', '@type': 'Campaign', id: 1, name: 'Longue campagne', subject: 'Longue', status: 0, source: 1, creatorId: 1, body: JSON.stringify(body) };
}

/** Makes a list of `size` items, with indexes that start at 1. */
function listOf<T>(size: number, make: (index: number) => T): T[] {
  return Array.from({ length: size }, (_, index) => make(index + 1));
}
