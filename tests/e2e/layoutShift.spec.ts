import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

/** How far, of one, a page may move while what it shows arrives: half of what browsers call good. */
const CALM = 0.05;

declare global {
  interface Window {
    shifts: number[];
  }
}

/** Holds what matches until all the rest is there: the page has to keep its room free. */
async function held(page: Page, late: (url: URL) => boolean): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(late, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const LATE: [string, string, string, (url: URL) => boolean, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    'the counters of the home page', 'solidaire@exemple.fr', '/', ({ pathname }) => /\/admin\/(users|solidaries|solidary_\w+)$/.test(pathname),
    (page) => expect(page.getByRole('region', { name: 'Autres applications' })).toBeVisible(),
    (page) => expect(page.getByRole('region', { name: 'À traiter' }).getByRole('heading', { level: 3 })).toHaveCount(4),
  ],
  [
    'a filter by period', 'superadmin@exemple.fr', '/events', ({ pathname }) => /\/DateInput[^/]*\.js$/.test(pathname),
    (page) => expect(page.getByRole('grid').getByRole('link').first()).toBeVisible(),
    (page) => expect(page.getByRole('textbox', { name: 'Du', exact: true })).toBeVisible(),
  ],
  [
    'the places of a map', 'superadmin@exemple.fr', '/relaypoints?look=map', ({ pathname, searchParams }) => /\/admin\/relay_?points$/i.test(pathname) && searchParams.get('perPage') !== '25',
    (page) => expect(page.getByRole('status').filter({ hasText: /^Chargement des points relais/ })).toBeVisible(),
    (page) => expect(page.getByRole('link', { name: /^Aire de covoiturage/ }).first()).toBeVisible(),
  ],
  [
    'the list under a record', 'communaute@exemple.fr', '/communities/show/2?tab=communityMember', ({ pathname }) => /\/communityMember-[^/]*\.js$/.test(pathname),
    (page) => expect(page.getByRole('tabpanel').getByRole('status').filter({ hasText: /^Chargement/ })).toBeVisible(),
    (page) => expect(page.getByRole('tabpanel').getByRole('grid').getByRole('row').nth(2)).toBeVisible(),
  ],
  [
    'a picture', 'superadmin@exemple.fr', '/events/show/59', ({ pathname }) => /\.(png|jpe?g|svg)$/.test(pathname),
    (page) => expect(page.getByRole('img', { name: 'Image' })).toBeAttached(),
    (page) => expect.poll(() => page.getByRole('img', { name: 'Image' }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
  ],
];

for (const [what, email, address, late, rest, whole] of LATE) {
  test(`the page does not move when it comes late: ${what}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 900, height: 900 });
    const release = await held(page, late);
    await openAs(page, email, address);
    await rest(page);
    release();
    await whole(page);
    // A shift is reported after the frame in which it happened.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0))).toBeLessThan(CALM);
  });
}
