import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxSite } from '../../../scripts/deploy/nginxConfiguration';
import { readOptions } from '../../../scripts/deploy/readOptions';
import { appServer } from '../../../scripts/server/appServer';

/** What an attacker would do without each directive of the page's policy is in the words beside it. */
const POLICY: readonly [directive: string, against: string][] = [
  ["default-src 'none'", 'media, objects and whatever is not named'],
  ["script-src 'self' 'nonce-NONCE'", 'a script in a text of a record'],
  ["style-src 'self' 'nonce-NONCE'", 'a style that reads a page letter by letter'],
  ["img-src 'self' data: blob: https://api.example.org", 'a picture that tells who looks'],
  ["worker-src 'self'", 'a worker of another origin'],
  ["font-src 'self'", 'a font that tells who looks'],
  ["connect-src 'self' https://api.example.org", 'data that leave'],
  ['frame-src blob:', 'a foreign page inside the app'],
  ["manifest-src 'self'", 'a manifest of another origin'],
  ["base-uri 'none'", 'a base that leads every link elsewhere'],
  ["form-action 'self'", 'a form that sends what is typed elsewhere'],
  ["frame-ancestors 'none'", 'clicks through an invisible frame'],
  ["require-trusted-types-for 'script'", 'HTML that no policy has read'],
  ['trusted-types default read-apart sanitised', 'a policy of somebody else'],
];

const HEADERS: readonly [name: string, value: string][] = [
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cache-Control', 'no-cache'],
];

/** A page of the platform, such as that of an error, may neither load nor send anything. */
const FOREIGN = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-app-'));
  writeFileSync(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ apiUrl: 'https://api.example.org' }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(path: string, sent: Record<string, string> = {}): Promise<{ headers: Headers; policy: string[] }> {
  const api = () => new Response('<h1>Oops</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } });
  const { headers } = await appServer({ folder, base: '/', api }).request(path, { headers: sent });
  return { headers, policy: (headers.get('Content-Security-Policy') ?? '').replace(/nonce-[^']+/g, 'nonce-NONCE').split('; ') };
}

/** The policy and the other headers in the documented configuration of nginx, for its page. */
const nginx = (...args: string[]) => nginxSite(readOptions(args, folder, '/srv/deploy/refreshCookie.js'));

describe('the page of the app', () => {
  it.each(POLICY)('is served with %s, against %s', async (directive) => {
    expect((await ask('/')).policy).toContain(directive);
    expect(nginx().replaceAll('$request_id', 'NONCE')).toMatch(new RegExp(`Content-Security-Policy "[^"]*${directive.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&')}[;"]`));
  });

  it('allows nothing beside', async () => {
    expect((await ask('/')).policy).toHaveLength(POLICY.length);
  });

  it.each(HEADERS)('is served with %s: %s', async (name, value) => {
    expect((await ask('/')).headers.get(name)).toBe(value);
    expect(nginx()).toContain(`add_header ${name} "${value}"`);
  });
});

describe('a window that opened the page', () => {
  it.each([['cross-site'], ['same-site'], [undefined]])('has no hold on it where it may be another site’s: %s', async (site) => {
    expect((await ask('/', site === undefined ? {} : { 'Sec-Fetch-Site': site })).headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });

  it.each([['none'], ['same-origin']])('is none, or the app’s own: %s', async (site) => {
    expect((await ask('/', { 'Sec-Fetch-Site': site })).headers.has('Cross-Origin-Opener-Policy')).toBe(false);
  });

  it('is told from its site by nginx as well', () => {
    expect(nginx()).toMatch(/map \$http_sec_fetch_site \$opener_policy \{\s*none "";\s*same-origin "";\s*default same-origin;\s*\}/);
    expect(nginx()).toContain('add_header Cross-Origin-Opener-Policy "$opener_policy" always;');
  });
});

it('a page of the platform may neither load nor send anything', async () => {
  expect((await ask('/api/nothing')).policy.join('; ')).toBe(FOREIGN);
  expect(nginx('--api', 'https://api.example.org')).toContain(FOREIGN);
});
