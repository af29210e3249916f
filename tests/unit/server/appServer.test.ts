import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appServer } from '../../../scripts/server/appServer';
import { basePath } from '../../../scripts/server/basePath';
import { hostsOf } from '../../../scripts/server/hosts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-app-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<meta name="app-base" content="__BASE__"><script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(folder, 'assets/list-a1.js'), 'export {}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  configure({ apiUrl: 'https://api.example.org' });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configure(config: unknown): void {
  writeFileSync(join(folder, 'config.json'), typeof config === 'string' ? config : JSON.stringify(config));
}

async function ask(path: string, base = '/'): Promise<Response> {
  const api = () => new Response('<h1>Not Found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } });
  return appServer({ folder, base, api }).request(path);
}

describe('the server of the built app', () => {
  it.each(['/', '/users/12', '/login?x=1', '/nothing/../here'])('answers %s with the page, its base and its policy', async (path) => {
    const answer = await ask(path);
    const html = await answer.text();
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain('content="/"');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(answer.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://api.example.org");
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('leaves what it shows inside no device', async () => {
    expect((await ask('/')).headers.get('Permissions-Policy')).toContain('geolocation=()');
  });

  it('shows no page of another application until the configuration names one', async () => {
    expect((await ask('/')).headers.get('Content-Security-Policy')).toContain("frame-src blob:;");
    configure({ apiUrl: 'https://api.example.org', analytics: { url: 'https://figures.example.org' } });
    expect((await ask('/')).headers.get('Content-Security-Policy')).toContain('frame-src blob: https://figures.example.org;');
  });

  it('has the configuration asked again each time', async () => {
    const answer = await ask('/config.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('lets assets be kept for ever', async () => {
    expect((await ask('/assets/list-a1.js')).headers.get('Cache-Control')).toContain('immutable');
  });

  it('lets the icon, which a browser looks for at each address, be kept for a day', async () => {
    expect((await ask('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=86400');
  });

  it('has no page in the place of a missing asset', async () => {
    expect((await ask('/assets/gone.js')).status).toBe(404);
  });

  it('takes no body that is larger than the documented nginx takes', async () => {
    const send = (bytes: number) =>
      appServer({ folder, base: '/', api: () => new Response('taken') }).request('/api/images', { method: 'POST', body: 'x', headers: { 'Content-Length': `${bytes}` } });
    expect([(await send(64 * 2 ** 20)).status, (await send(64 * 2 ** 20 + 1)).status]).toEqual([200, 413]);
  });

  it('takes none that is larger where its length is not told before', async () => {
    const part = new Uint8Array(2 ** 20);
    const send = (parts: number) => {
      let left = parts;
      const body = new ReadableStream({ pull: (controller) => (left-- > 0 ? controller.enqueue(part) : controller.close()) });
      return appServer({ folder, base: '/', api: async (request) => new Response(`${(await request.arrayBuffer()).byteLength}`) }).request('/api/images', { method: 'POST', body, duplex: 'half' } as RequestInit);
    };
    expect(await (await send(2)).text()).toBe(`${2 * 2 ** 20}`);
    expect((await send(65)).status).toBe(413);
  });

  it('gives pages of the API a policy that allows nothing', async () => {
    const answer = await ask('/api/nothing');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it.each(['/', '/config.json', '/api/nothing', '/assets/list-a1.js'])('forbids guessing what %s is', async (path) => {
    expect((await ask(path)).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each(['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json'])('keeps to its folder: %s', async (path) => {
    expect(await (await ask(path)).text()).not.toContain('dependencies');
  });

  it('sends who forgets the last slash of the base to the page', async () => {
    const answer = await ask('/admin', '/admin/');
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/']);
  });

  it('follows another config.json without a restart', async () => {
    configure({ apiUrl: 'https://other.example.org' });
    expect((await ask('/')).headers.get('Content-Security-Policy')).toContain('https://other.example.org');
  });

  it('serves the page that says what is wrong in config.json', async () => {
    configure('{ "apiUrl": ');
    expect((await ask('/')).status).toBe(200);
  });
});

describe('the hosts of a configuration', () => {
  it('are those of the API, of the images and of the logo', () => {
    const config = { apiUrl: 'https://api.example.org/v2', dataUrl: 'https://data.example.org', siteUrl: 'https://www.example.org', logoUrl: '//cdn.example.org/logo.svg' };
    expect(hostsOf(JSON.stringify(config))).toEqual({
      connect: ['https://api.example.org'],
      images: ['https://api.example.org', 'https://data.example.org', 'https://www.example.org', 'http://cdn.example.org'],
      frames: [],
    });
  });

  it.each([
    ['https://{s}.tiles.example.org/{z}/{x}/{y}.png', ['https://*.tiles.example.org']],
    ['https://{s}-tiles.example.org/{z}/{x}/{y}.png', ['https://*.example.org']],
    ['//a.tile{s}.tiles.example.org:8080/{z}/{x}/{y}.png', ['http://*.tiles.example.org:8080']],
    ['https://tiles.example.org/{z}/{x}/{y}.png?s={s}', ['https://tiles.example.org']],
    ['tiles/{z}/{x}/{y}.png', []],
  ])('are those of the tiles of maps: %s', (url, images) => {
    expect(hostsOf(JSON.stringify({ apiUrl: 'api', mapTiles: { url, attribution: '' } })).images).toEqual(images);
  });

  it.each([
    ['https://figures.example.org/embed', ['https://figures.example.org']],
    ['api/embed', ["'self'"]],
    ['javascript:alert(1)', []],
  ])('are those of the dashboards shown inside the app: %s', (url, frames) => {
    expect(hostsOf(JSON.stringify({ apiUrl: 'api', analytics: { url } })).frames).toEqual(frames);
  });

  it('are spoken to when failures are reported, and none else is', () => {
    const config = { apiUrl: 'api', errorReportUrl: 'https://errors.example.org/in?key=1', helpUrl: 'https://help.example.org', loginUrl: 'https://login.example.org' };
    expect(hostsOf(JSON.stringify(config))).toEqual({ connect: ['https://errors.example.org'], images: [], frames: [] });
  });

  it.each(['null', '[]', '{"apiUrl": 5}', '{"apiUrl": "https://"}', '{"apiUrl": "javascript:alert(1)"}', '{"apiUrl": "api"}', 'no JSON'])(
    'are none in %s',
    (text) => {
      expect(hostsOf(text)).toEqual({ connect: [], images: [], frames: [] });
    },
  );
});

describe('the base path', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['admin', '/admin/'],
    ['/admin', '/admin/'],
    ['/a/b/', '/a/b/'],
  ])('"%s" is %s', (said, path) => {
    expect(basePath(said)).toBe(path);
  });
});
