import type { Browser } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../prepare.mjs';
import type { ServeOptions, Served } from '../server/serve';
import { openBrowser } from './browserPage';
import { clicks } from './clicks';
import { compareWithLast, medians, RUNS } from './compare';
import { exporting } from './exporting';
import { firstPages } from './firstPages';
import { growth } from './growth';
import { importing } from './importing';
import { load } from './load';
import { type Measure, printMeasures } from './Measure';
import { memory } from './memory';
import { sizes } from './sizes';
import { typing } from './typing';

/** The parts of the measurement. The name of a part asks for that part alone: `npm run bench -- memory`. */
const parts: Record<string, (browser: Browser) => Promise<Measure[]>> = {
  pages: (browser) => onSandbox((served) => firstPages(browser, served)),
  clicks: (browser) => onSandbox((served) => clicks(browser, served)),
  memory: (browser) => onSandbox((served) => memory(browser, served)),
  typing,
  sizes,
  export: (browser) => onSandbox((served) => exporting(browser, served), 100_000),
  import: (browser) => onSandbox((served) => importing(browser, served)),
  load: (browser) => onSandbox((served) => load(browser, served), 100_000),
  'growth-25': (browser) => growth(browser, 25),
  'growth-500': (browser) => growth(browser, 500),
};

/** Measures the built app in a fresh browser, prints a table, and writes `dist/bench.json`. The server's code exists only after the build. */
const given = process.argv.slice(3);
const isCompared = given.includes('compare');
const names = given.filter((name) => name !== 'compare');
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

build();
const runs: Measure[][] = [];
for (let run = 0; run < (isCompared ? RUNS : 1); run += 1) runs.push(await measureParts());
const measures = medians(runs);
printMeasures(measures);
if (isCompared) compareWithLast(runs);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/bench.json', `${JSON.stringify(measures, null, 2)}\n`);

async function measureParts(): Promise<Measure[]> {
  const measured: Measure[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`Measuring: ${name}`);
    const browser = await openBrowser();
    measured.push(...(await part(browser)));
    await browser.close();
  }
  return measured;
}

async function onSandbox(measure: (served: Served) => Promise<Measure[]>, rows?: number): Promise<Measure[]> {
  const { serve } = (await import(pathToFileURL(resolve('dist/server/serve.js')).href)) as { serve(options: ServeOptions): Promise<Served> };
  const served = await serve({ port: 0, dataDir: resolve('.cache/bench-data'), reset: true, ...(rows !== undefined && { rows }) });
  try {
    return await measure(served);
  } finally {
    await served.close();
  }
}
