import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { startApp, type StartedApp } from './apps';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The password of every demonstration account. */
const PASSWORD = 'covoiturage-2026';

/** Of a call that a test makes itself: the app may close a connection that was kept open just as it is used again. */
export const AGAIN = { maxRetries: 3 } as const;

/** Milliseconds in which an app has opened its sandbox, on a machine that does other things as well. */
const STARTING = 300_000;

interface Started {
  /** Of this worker alone: two stories at once would change each other's records. */
  app: StartedApp;
  /** One more, below a path, for what depends on where the app stands. */
  belowAPath: StartedApp;
}

/** What fades in and slides is seen to, as for an operator who has not asked for less of it. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A page on which no console error and no violation of the content security policy is tolerated. */
export const test = base.extend<{ tolerated: RegExp }, Started>({
  // Playwright reads in the pattern what a fixture needs, which is nothing here.
  /* oxlint-disable no-empty-pattern */
  app: [({}, use) => served(startApp(), use), { scope: 'worker', timeout: STARTING }],
  belowAPath: [({}, use) => served(startApp({ BASE_PATH: '/admin/', ORIGINS: '*' }), use), { scope: 'worker', timeout: STARTING }],
  /* oxlint-enable no-empty-pattern */
  /** What the console may say in a test that provokes it. */
  tolerated: [/(?!)/, { option: true }],
  baseURL: ({ app }, use) => use(new URL(app.address).origin),
  page: async ({ page, tolerated }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text()) && !tolerated.test(message.text())) problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
});

async function served(starting: Promise<StartedApp>, use: (app: StartedApp) => Promise<void>): Promise<void> {
  const app = await starting;
  await use(app);
  await app.close();
}

/** The browser itself reports every refused call; a test that provokes one says so by what it then expects on screen. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource: the server responded with a status of 4') || text.includes('net::ERR_INTERNET_DISCONNECTED');
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Identifiant' }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Connexion' }).click();
}

/** Those that were signed in once in this worker, by app and account. */
const signedIn = new Map<string, Promise<Record<string, string>>>();

/**
 * Opens an address of the app as somebody who is signed in, without the form: the pair of tokens is written into the storage of the page, as an
 * external login page does. Stories about signing in fill in the form.
 */
export async function openAs(page: Page, email: string, address = '/'): Promise<void> {
  await page.goto('/version.json');
  const account = `${new URL(page.url()).origin} ${email}`;
  const signingIn = signedIn.get(account) ?? tokensOf(page, email);
  signedIn.set(account, signingIn);
  await page.evaluate((tokens) => Object.assign(localStorage, tokens), await signingIn);
  await page.goto(address);
}

async function tokensOf(page: Page, username: string): Promise<Record<string, string>> {
  const answer = await page.request.post('/api/login', { data: { username, password: PASSWORD }, ...AGAIN });
  const { token, refreshToken } = (await answer.json()) as { token: string; refreshToken: string };
  return { 'backOffice.token': token, 'backOffice.refreshToken': refreshToken };
}

/** axe with the tags of WCAG 2.2 AA finds nothing, nor a dialog without a name, once what fades in has come, and nothing has to be scrolled sideways (1.4.10). */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countMoving), { message: 'what moves has come to rest' }).toBe(0);
  // Without what nobody reads of its report it answers in a fifth of the time. A frame is reached in its other mode only, and needs its code; a page has it from its first check on.
  const isAlone = page.frames().length === 1;
  const hasCode = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(hasCode && { axeSource: ';' }) }).setLegacyMode(isAlone);
  const { violations } = await axe.options({ runOnly: { type: 'tag', values: WCAG }, rules: { 'aria-dialog-name': { enabled: true } }, resultTypes: ['violations'], preload: false }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(hidden, `${page.url()} scrolls sideways, in px`).toBeLessThanOrEqual(0);
}

/** What is asked for when it comes into sight is scrolled to, as a reader would. */
export async function everythingIsThere(page: Page): Promise<void> {
  const waiting = page.locator('[aria-busy=true]');
  await expect(async () => {
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(await waiting.count()).toBe(0);
  }).toPass({ timeout: 60_000 });
}

/** How many movements with an end run now or begin within the next two frames, as those of what has only just been rendered do. */
async function countMoving(): Promise<number> {
  const rendered = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity).length;
  const before = moving();
  await rendered();
  await rendered();
  return before + moving();
}

export { expect };
