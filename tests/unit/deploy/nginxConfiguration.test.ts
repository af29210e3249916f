import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxAlone, nginxSite } from '../../../scripts/deploy/nginxConfiguration';
import { readOptions } from '../../../scripts/deploy/readOptions';
import { contentSecurityPolicy } from '../../../scripts/server/headers';
import { hostsOf } from '../../../scripts/server/hosts';

let app = '';
const PROGRAM = '/srv/deploy/refreshCookie.js';
const CONFIG = JSON.stringify({ apiUrl: 'https://api.example.org', analytics: { url: 'https://figures.example.org' } });

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'built app-'));
  writeFileSync(join(app, 'index.html'), '');
  writeFileSync(join(app, 'config.json'), CONFIG);
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

const site = (...args: string[]) => nginxSite(readOptions(args, app, PROGRAM));

describe('the configuration of nginx', () => {
  it('has the very policy of npm start, with the nonce of each request', () => {
    expect(site()).toContain(`add_header Content-Security-Policy "${contentSecurityPolicy('$request_id', hostsOf(CONFIG))}" always;`);
  });

  it.each([
    ['/', 'location "/" {', 'sub_filter __BASE__ "/";'],
    ['admin', 'location "/admin/" {', 'sub_filter __BASE__ "/admin/";'],
  ])('serves the app under %s', (base, place, replaced) => {
    const text = site('--base', base);
    expect(text).toContain(place);
    expect(text).toContain(replaced);
  });

  it('gives each place all the headers: one that adds a header no longer has those around it', () => {
    const text = site('--hsts', '--api', 'https://api.example.org/v1/');
    const places = text.split('location ').filter((place) => /alias|root|proxy_pass/.test(place));
    expect(places).toHaveLength(7);
    for (const place of places) {
      expect(place).toContain('X-Content-Type-Options "nosniff" always;');
      expect(place).toContain('Strict-Transport-Security');
    }
  });

  it('tells browsers never to come without TLS where it speaks it itself, unless it shall not', () => {
    const tls = ['--certificate', '/tls/a.pem', '--key', '/tls/a.key'];
    const told = [site(), site('--hsts'), site(...tls), site(...tls, '--no-hsts')].map((text) => text.includes('Strict-Transport-Security'));
    expect(told).toEqual([false, true, true, false]);
  });

  it('hands the platform what is asked below api, in words of its own, only when it is told to', () => {
    expect(site('--api', 'https://api.example.org/v1/')).toContain('proxy_pass "https://api.example.org/v1/";');
    expect(site()).not.toMatch(/proxy_pass|browser_scheme|foreign_page/);
  });

  it('sends no call of the platform twice: a GET may act there', () => {
    expect(site('--api', 'http://api.example.org')).toContain('proxy_next_upstream off;');
  });

  it('answers a repeated command once where it may keep answers, which needs the platform to be behind it', () => {
    const text = site('--api', 'http://api.example.org', '--answers', '/var/answers');
    expect(text).toContain('proxy_cache_path "/var/answers"');
    for (const line of ['proxy_cache_bypass $has_no_key;', 'proxy_cache_lock on;', 'proxy_ignore_client_abort on;', 'limit_req_status 409;']) expect(text).toContain(line);
    expect(site('--api', 'http://api.example.org')).not.toMatch(/proxy_cache|limit_req/);
    expect(() => site('--answers', '/var/answers')).toThrow('--answers goes with --api');
  });

  it('speaks to a platform under TLS only when it is the one', () => {
    const text = site('--api', 'https://api.example.org');
    for (const line of ['proxy_ssl_verify on;', 'proxy_ssl_server_name on;', 'proxy_ssl_trusted_certificate "/etc/ssl/certs/ca-certificates.crt";']) expect(text).toContain(line);
    expect(site('--api', 'HTTPS://api.example.org', '--trust', '/etc/tls/own.pem')).toContain('proxy_ssl_trusted_certificate "/etc/tls/own.pem";');
    expect(site('--api', 'http://127.0.0.1:8000')).not.toContain('proxy_ssl');
  });

  it('believes what is in front about TLS, unless it speaks it itself', () => {
    expect(site('--api', 'http://127.0.0.1:8000')).toContain('X-Forwarded-Proto $browser_scheme;');
    expect(site('--api', 'http://127.0.0.1:8000', '--certificate', '/a.pem', '--key', '/a.key')).toContain('X-Forwarded-Proto $scheme;');
  });

  it('names no version of itself', () => {
    const servers = site('--certificate', '/tls/a.pem', '--key', '/tls/a.key').split(/^server /m).slice(1);
    expect(servers.map((server) => server.includes('server_tokens off;'))).toEqual([true, true]);
  });

  it('leaves an import and several pictures their time and their megabytes', () => {
    const text = site('--api', 'http://127.0.0.1:8000');
    for (const line of ['proxy_read_timeout 600s;', 'proxy_send_timeout 600s;', 'client_max_body_size 64m;']) expect(text).toContain(line);
  });

  it('tells the platform who asks, and under which name', () => {
    const text = site('--api', 'http://127.0.0.1:8000');
    expect(text).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(text).toContain('X-Forwarded-Host $http_host;');
  });

  it('compresses the page for who comes through another server too', () => {
    const page = site().split('location ').at(-1);
    for (const line of ['gzip on;', 'gzip_vary on;', 'gzip_proxied any;']) expect(page).toContain(line);
  });

  it('lets nothing be kept that was not found', () => {
    const kept = site().match(/add_header Cache-Control.*/g) ?? [];
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((line) => line.endsWith('always;'))).toEqual([]);
  });

  it('leads who comes without TLS to it, where it speaks it at its usual port', () => {
    const tls = ['--certificate', '/etc/tls/a.pem', '--key', '/etc/tls/a.key', '--name', 'admin.example.org'];
    expect(site(...tls)).toMatch(/^server \{\n  listen 80;\n  listen \[::\]:80;\n  server_name admin\.example\.org;\n.*\n  return 301 https:\/\/\$host\$request_uri;\n\}$/m);
    expect(site(...tls, '--port', '8443')).not.toContain('listen 80;');
  });

  it('speaks TLS with a certificate, and asks of TLS without it nothing', () => {
    expect(site('--certificate', '/etc/tls/a.pem', '--key', '/etc/tls/a.key')).toContain('listen 443 ssl http2;');
    expect(site()).not.toMatch(/ssl_certificate|Strict-Transport-Security/);
  });

  it('writes in one folder only when it stands alone', () => {
    const { alone, ...options } = readOptions(['--alone', '/run/app'], app, PROGRAM);
    const text = nginxAlone(options, alone ?? '');
    for (const own of ['pid', 'client_body_temp_path', 'proxy_temp_path']) expect(text).toMatch(new RegExp(`${own} "/run/app/`));
  });
});

describe('a refresh token in a cookie', () => {
  const config = () => {
    const file = join(app, 'cookie.json');
    writeFileSync(file, JSON.stringify({ apiUrl: 'api', refreshCookie: true }));
    return file;
  };

  it('is what config.json says, for log-in and renewal alone', () => {
    const text = site('--config', config(), '--api', 'https://api.example.org', '--base', '/admin/');
    expect(text).toContain(`js_import refreshCookie from "${PROGRAM}";`);
    expect(text.match(/location = "\/admin\/api\/[^{]+(?=\{)/g)).toEqual(['login', 'token/refresh', 'token/forget'].map((path) => `location = "/admin/api/${path}" `));
    expect(site('--api', 'https://api.example.org')).not.toContain('js_');
  });

  it('needs the API behind the same address', () => {
    expect(() => site('--config', config())).toThrow('goes with --api');
  });
});

describe('what is asked of it', () => {
  it.each([
    [['--bass', '/admin/'], /bass/],
    [['--port', '80800'], /--port is "80800"; a number/],
    [['--api', 'api.example.org'], /--api is "api\.example\.org"; an address/],
    [['--certificate', '/etc/tls/a.pem'], /--certificate and --key go together/],
    [['--config', '/nowhere/config.json'], /There is no \/nowhere\/config\.json/],
    [['--app', '/nowhere'], /has no index\.html: build the app first/],
    [['--name', 'a.example.org; return 200'], /a character that means something to nginx/],
    [['--base', '/a"b/'], /a character that means something to nginx/],
  ])('is refused in words: %j', (args, words) => {
    expect(() => site(...args)).toThrow(words);
  });

  it.each([
    { apiUrl: 'https://api.example.org;script-src' },
    { apiUrl: 'api', logoUrl: 'https://logo.example.org,x/logo.png' },
    { apiUrl: 'api', analytics: { url: 'https://figures"x/' } },
    { apiUrl: 'api', errorReportUrl: 'https://$host/' },
  ])('is refused when config.json names what is no host: %j', (config) => {
    writeFileSync(join(app, 'strange.json'), JSON.stringify(config));
    expect(() => site('--config', join(app, 'strange.json'))).toThrow(/^config\.json names "https:.+", which is no host\.$/);
  });

  it('takes hosts of every kind', () => {
    const config = { apiUrl: 'http://[::1]:8000', logoUrl: 'https://é.example.org/l.png', mapTiles: { url: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png' }, analytics: { url: 'api/embed' } };
    writeFileSync(join(app, 'hosts.json'), JSON.stringify(config));
    expect(site('--config', join(app, 'hosts.json'))).toContain("img-src 'self' data: blob: http://[::1]:8000 https://xn--9ca.example.org https://*.tiles.example.org;");
  });

  it('is refused when config.json is not JSON', () => {
    writeFileSync(join(app, 'broken.json'), '{ "apiUrl": ');
    expect(() => site('--config', join(app, 'broken.json'))).toThrow(/broken\.json is not JSON/);
  });
});
