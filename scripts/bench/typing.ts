import type { Browser, Page } from '@playwright/test';
import type { Served } from '../server/serve';
import { signIn, watchWork, workDone } from './browserPage';
import { median } from './clickToPaint';
import { makeProject, onMadeProject, writeLargeEntity } from './madeProject';
import type { Measure } from './Measure';

const FIELDS = 100;
const KEYS = 40;
const SLOWER = 4;

/** How long to wait on a busy machine, in ms. */
const PATIENCE = 120_000;

/** The time from a key to the paint that shows its character, in a form of a hundred fields on a machine four times slower. */
export function typing(browser: Browser): Promise<Measure[]> {
  let entity = '';
  const project = makeProject('bench-typing', (schemas) => (entity = writeLargeEntity(schemas, FIELDS)));
  return onMadeProject(project, async (served) => {
    const page = await browser.newPage();
    const measures = await keysOf(page, served, entity);
    await page.close();
    return measures;
  });
}

/** Reports medians, because other work on the machine delays single keys. The page's own work for a key is measured apart, without that of other programs. */
async function keysOf(page: Page, { address, accounts }: Served, entity: string): Promise<Measure[]> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${address}${entity}/create`, { waitUntil: 'commit' });
  await signIn(page, accounts[0]);
  const field = page.locator(`#root_field${FIELDS / 2}`);
  await field.click();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await watchWork(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchKeys);
  const before = await workDone(session);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefghij'.charAt(key % 10));
    await page.waitForTimeout(70);
  }
  const work = (await workDone(session)) - before;
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  return [
    { name: `key to paint, ${FIELDS} fields, ${SLOWER}x slower`, value: Math.round(median(times)), unit: 'ms', budget: 35 },
    { name: `work of the page for a key, ${FIELDS} fields, ${SLOWER}x slower`, value: Math.round(work / KEYS), unit: 'ms' },
  ];
}

/** Runs in the page: the time from each key to the paint that follows it. */
function watchKeys(): void {
  const times: number[] = [];
  Object.assign(globalThis, { keyTimes: times });
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(undefined);
      });
    },
    true,
  );
}
