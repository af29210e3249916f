import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { startApp, type StartedApp } from './apps';
import { slowAnswers } from './slowAnswers';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The password of every demonstration account. */
const PASSWORD = 'covoiturage-2026';

/** The options of a call that a test makes itself: the app may close a kept connection just when it is used again. */
export const AGAIN = { maxRetries: 3 } as const;

/** The milliseconds within which an app has opened its sandbox, even on a busy machine. */
export const STARTING = 300_000;

export interface Started {
  /** The app of this worker alone, because two stories at once would change each other's records. */
  app: StartedApp;
  /** Another app below a path, for what depends on where the app is served. */
  belowAPath: StartedApp;
}

/** Options for tests of motion, as for an operator who has not asked to reduce it. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A page on which any console error or violation of the content security policy fails the test. */
export const test = base.extend<{ tolerated: RegExp }, Started>({
  // Playwright reads from the destructuring pattern what a fixture needs, which is nothing here.
  /* oxlint-disable no-empty-pattern */
  app: [({}, use) => served(startApp(), use), { scope: 'worker', timeout: STARTING }],
  belowAPath: [({}, use) => served(startApp({ BASE_PATH: '/admin/', ORIGINS: '*' }), use), { scope: 'worker', timeout: STARTING }],
  /* oxlint-enable no-empty-pattern */
  /** The console errors that a test provokes on purpose. */
  tolerated: [/(?!)/, { option: true }],
  baseURL: ({ app }, use) => use(new URL(app.address).origin),
  page: async ({ page, tolerated }, use) => {
    const seed = process.env['SLOW_SEED'];
    if (seed !== undefined) await slowAnswers(page.context(), seed);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text()) && !tolerated.test(message.text())) problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
});

export async function served(starting: Promise<StartedApp>, use: (app: StartedApp) => Promise<void>): Promise<void> {
  const app = await starting;
  await use(app);
  await app.close();
}

/** The browser reports every refused call as an error. A test that provokes one checks its effect on the screen. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource: the server responded with a status of 4') || text.includes('net::ERR_INTERNET_DISCONNECTED');
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Identifiant' }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Connexion' }).click();
}

/** The accounts that have signed in in this worker, by app and account. */
const signedIn = new Map<string, Promise<Record<string, string>>>();

/**
 * Opens an address of the app as a signed-in account, without the form: the pair of tokens is written into the page's storage, as an external login
 * page does. Stories about signing in use the form.
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

/**
 * Checks that axe, with the tags of WCAG 2.2 AA, finds nothing, that dialogs have names, and that nothing has to be scrolled sideways (1.4.10). It
 * waits for animations to end.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countMoving), { message: 'what moves has come to rest' }).toBe(0);
  // axe is five times faster without the parts of its report that nobody reads. Frames need its other mode and its code; a page has the code from its first check on.
  const isAlone = page.frames().length === 1;
  const hasCode = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(hasCode && { axeSource: ';' }) }).setLegacyMode(isAlone);
  axe.options({ runOnly: { type: 'tag', values: WCAG }, rules: { 'aria-dialog-name': { enabled: true } }, resultTypes: ['violations'], preload: false });
  const bars = await page.evaluateHandle(restBars);
  const { violations } = await axe.analyze();
  await bars.evaluate((putBack) => putBack());
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(hidden, `${page.url()} scrolls sideways, in px`).toBeLessThanOrEqual(0);
}

/**
 * Puts sticky bars at their place in the page, as axe measures only what a bar leaves of a target below it, which scrolling would uncover. Returns the
 * function that lets them stick again.
 */
function restBars(): () => void {
  const isBar = (element: Element) => {
    const { position, top, bottom } = getComputedStyle(element);
    return position === 'sticky' && (top !== 'auto' || bottom !== 'auto');
  };
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(isBar).map((bar) => ({ bar, own: bar.style.cssText }));
  for (const { bar } of bars) bar.style.cssText += 'position: relative !important; inset: auto !important';
  return () => {
    for (const { bar, own } of bars) bar.style.cssText = own;
  };
}

/** Presses a choice of the bar of a selection: its button or, where the bar has no room for it, its entry in the bar's menu. */
export async function chooseForSelection(page: Page, name: string, lookAt = async (_page: Page): Promise<void> => undefined): Promise<void> {
  const bar = page.getByRole('region', { name: 'Sélection' });
  const [button, folded] = [bar.getByRole('button', { name }), bar.getByRole('button', { name: /ctions sur la sélection$/ })];
  await expect(button.or(folded).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await folded.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await lookAt(page);
  await page.getByRole('menuitem', { name }).click();
}

/** Scrolls to every part that loads when it comes into sight. */
export async function everythingIsThere(page: Page): Promise<void> {
  const waiting = page.locator('[aria-busy=true]');
  await expect(async () => {
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(await waiting.count()).toBe(0);
  }).toPass({ timeout: 60_000 });
}

/** The number of finite animations that are running, or that start within the next two frames, as those of newly rendered elements do. */
async function countMoving(): Promise<number> {
  const rendered = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity).length;
  const before = moving();
  await rendered();
  await rendered();
  return before + moving();
}

export { expect };
