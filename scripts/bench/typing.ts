import type { Browser, Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { ServeOptions, Served } from '../server/serve';
import { signIn } from './browserPage';
import { makeProject, writeLargeEntity } from './madeProject';
import type { Measure } from './Measure';

const FIELDS = 100;
const KEYS = 40;

/** From a key to the paint that shows it, in a form of a hundred fields on a machine four times slower. */
export async function typing(browser: Browser): Promise<Measure[]> {
  const project = makeProject('bench-typing', (schemas) => writeLargeEntity(schemas, FIELDS));
  project.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--configLoader', 'runner');
  project.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config', 'scripts/server/vite.config.ts', '--configLoader', 'runner');
  const here = process.cwd();
  process.chdir(project.folder);
  const { serve } = (await import(pathToFileURL(join(project.folder, 'dist/server/serve.js')).href)) as { serve(options: ServeOptions): Promise<Served> };
  const served = await serve({ port: 0, dataDir: join(project.folder, '.sandbox'), reset: true });
  const page = await browser.newPage();
  try {
    return [{ name: `key to paint, ${FIELDS} fields, 4x slower`, value: await keyToPaint(page, served), unit: 'ms', budget: 35 }];
  } finally {
    await page.close();
    await served.close();
    process.chdir(here);
  }
}

/** The median. */
async function keyToPaint(page: Page, { address, accounts }: Served): Promise<number> {
  await page.goto(`${address}large/create`);
  await signIn(page, accounts[0]);
  const field = page.getByRole('textbox', { name: 'field50', exact: true });
  await field.click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watchKeys);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefghij'.charAt(key % 10));
    await page.waitForTimeout(70);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
  return Math.round(times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN);
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
