import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { contentSecurityPolicy } from '../../../scripts/server/headers';

const NONCE = 'bm9uY2UtZm9yLXRlc3Rz';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The script of a page of this folder, built like the app. */
export async function builtHarness(name: string): Promise<string> {
  const result = await build({
    root: path('../../..'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@/': path('../../../src/') } },
    build: { write: false, rolldownOptions: { input: path(`${name}.tsx`), output: { codeSplitting: false } } },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const entry = outputs.find((output) => output.type === 'chunk');
  if (!entry) throw new Error(`The page ${name} was not built.`);
  return entry.code;
}

/** Opens the page under the app's security policy. */
export async function openHarness(page: Page, script: string): Promise<void> {
  const policy = contentSecurityPolicy(NONCE, { connect: [], images: [], frames: [] });
  const head = `<meta charset="utf-8"><title>Texte mis en forme</title><meta property="csp-nonce" nonce="${NONCE}">`;
  const html = `<!doctype html><html lang="fr"><head>${head}<script type="module" src="/harness.js"></script></head><body><div id="root"></div></body></html>`;
  await page.route('**/harness', (route) => route.fulfill({ body: html, contentType: 'text/html', headers: { 'Content-Security-Policy': policy } }));
  await page.route('**/harness.js', (route) => route.fulfill({ body: script, contentType: 'text/javascript' }));
  await page.goto('/harness');
}
