import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { APPS } from './playwright.config';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The password of every demonstration account. */
const PASSWORD = 'covoiturage-2026';

/** A page on which no console error and no violation of the content security policy is tolerated. */
export const test = base.extend<{ tolerated: RegExp }>({
  /** What the console may say in a test that provokes it. */
  tolerated: [/(?!)/, { option: true }],
  baseURL: ({ baseURL }, use, { parallelIndex }) => use(APPS[parallelIndex] ?? baseURL),
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

/** The browser itself reports every refused call; a test that provokes one says so by what it then expects on screen. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource: the server responded with a status of 4') || text.includes('net::ERR_INTERNET_DISCONNECTED');
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Identifiant' }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Connexion' }).click();
}

/** axe with the tags of WCAG 2.2 AA finds nothing, nor a dialog without a name, once what fades in has come, and nothing has to be scrolled sideways (1.4.10). */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countMoving), { message: 'what moves has come to rest' }).toBe(0);
  const { violations } = await new AxeBuilder({ page }).options({ runOnly: { type: 'tag', values: WCAG }, rules: { 'aria-dialog-name': { enabled: true } } }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
  const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(hidden, `${page.url()} scrolls sideways, in px`).toBeLessThanOrEqual(0);
}

/** How many movements with an end run now or begin within the next two frames, as those of what has only just been drawn do. */
async function countMoving(): Promise<number> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity).length;
  const before = moving();
  await drawn();
  await drawn();
  return before + moving();
}

export { expect };
