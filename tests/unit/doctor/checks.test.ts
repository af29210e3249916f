import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkCookie } from '../../../scripts/doctor/examine';
import { checkCors, checkReach } from '../../../scripts/doctor/checkReach';
import { faultFindings } from '../../../scripts/doctor/faults';
import { readOptions } from '../../../scripts/doctor/options';
import { readOnly } from '../../../scripts/doctor/examine';
import { readResources } from '../../../scripts/resources/readResources';
import type { Fetch } from '../../../src/api/send';
import { PLATFORM_FAULTS } from '../../../src/config/platformFaults';

const API = 'https://api.example.org';
const AT = { apiUrl: API, idempotencyKeys: false };
const ORIGIN = 'https://admin.example.org';
const { entities } = readResources('schemas');

const answering = (status: number, headers: Record<string, string> = {}): Fetch => async () => new Response(null, { status, headers });
const levels = async (findings: ReturnType<typeof checkReach>) => (await findings).map(({ level }) => level);

describe('what the doctor may ask', () => {
  const ask = async (method: string, path: string) => readOnly(answering(200), API, entities)(`${API}/${path}`, { method });

  test.each(['admin/users?page=1', 'admin/users/12', 'admin/communities/3/members', 'users/me', 'admin/analytics/summary?periodicity=monthly'])('GET %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(200);
  });

  test.each([
    ['GET', 'admin/users/delete'],
    ['GET', 'admin/users/send-campaign?campaignId=1'],
    ['GET', 'admin/solidaries/12'],
    ['GET', 'admin/kibana_logins'],
    ['POST', 'admin/users'],
    ['PATCH', 'admin/users/12'],
    ['DELETE', 'admin/users/12'],
  ])('never %s %s', async (method, path) => {
    await expect(ask(method, path)).rejects.toThrow('Not a read');
  });
});

describe('the way to the API', () => {
  test('asks to sign in', async () => {
    expect(await levels(checkReach(API, answering(401)))).toEqual(['fine']);
  });

  test('leads to something else', async () => {
    expect((await checkReach(API, answering(404)))[0]?.text).toContain('answers 404');
  });

  test('does not answer', async () => {
    const failing: Fetch = async () => {
      throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
    };
    expect((await checkReach(API, failing))[0]).toMatchObject({ level: 'problem', text: expect.stringContaining('ENOTFOUND') as string });
  });

  test('is open to anybody who listens', async () => {
    expect(await levels(checkReach('http://api.example.org', answering(401)))).toEqual(['problem', 'fine']);
  });
});

describe('calls from a browser', () => {
  const allowed = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, OPTIONS, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'content-type, authorization',
  };

  test('are allowed', async () => {
    expect(await levels(checkCors(AT, ORIGIN, answering(204, allowed)))).toEqual(['fine']);
  });

  test('are looked at with the header that names commands, where the deployment sends it', async () => {
    const keyed = { ...AT, idempotencyKeys: true };
    expect((await checkCors(keyed, ORIGIN, answering(204, allowed))).map(({ text }) => text).join()).toContain('Access-Control-Allow-Headers lacks idempotency-key');
    const names = { ...allowed, 'Access-Control-Allow-Headers': 'content-type, authorization, idempotency-key' };
    expect(await levels(checkCors(keyed, ORIGIN, answering(204, names)))).toEqual(['fine']);
  });

  test('need nothing from the same origin', async () => {
    expect(await levels(checkCors(AT, API, answering(500)))).toEqual(['fine']);
  });

  test.each([
    ['another origin', { 'Access-Control-Allow-Origin': 'https://other.example.org' }, 'does not name it'],
    ['no PATCH', { 'Access-Control-Allow-Methods': 'GET, POST, DELETE' }, 'PATCH: Access-Control-Allow-Methods lacks it'],
    ['no token', { 'Access-Control-Allow-Headers': '*' }, 'content-type'],
  ])('are refused with %s', async (_name, changed, said) => {
    const findings = await checkCors(AT, ORIGIN, answering(204, { ...allowed, ...changed }));
    expect(findings.map(({ level }) => level)).toContain('problem');
    expect(findings[0]?.text).toContain(said === 'content-type' ? 'Access-Control-Allow-Headers lacks authorization' : said);
  });
});

describe('the cookie of the refresh token', () => {
  const forgetting = (cookie: string) => checkCookie(AT, API, answering(204, { 'Set-Cookie': cookie }));

  test('is taken away when it is asked for', async () => {
    expect(await levels(forgetting('backOffice.refresh=; Path=/api/token; HttpOnly; Secure; SameSite=Strict; Max-Age=0'))).toEqual(['fine']);
  });

  test.each([
    ['is one that scripts read', 'backOffice.refresh=; Secure; SameSite=Lax', 'lacks HttpOnly, SameSite=Strict'],
    ['does not come', 'other=1', 'Nothing before the API keeps'],
  ])('%s', async (_name, cookie, said) => {
    expect((await forgetting(cookie))[0]).toMatchObject({ level: 'problem', text: expect.stringContaining(said) as string });
  });

  test('would not come back from another origin', async () => {
    expect((await checkCookie(AT, ORIGIN, answering(204)))[0]?.text).toContain('on another origin');
  });
});

describe('its arguments', () => {
  const file = (content: unknown) => {
    const path = join(mkdtempSync(join(tmpdir(), 'doctor-')), 'file.json');
    writeFileSync(path, JSON.stringify(content));
    return path;
  };

  test('name the API, and take the defaults of the app', () => {
    expect(readOptions(['--api', `${API}/`]).config).toMatchObject({ apiUrl: API, settings: { hitchHiking: false, solidary: true } });
  });

  test('take the modules of a config.json', () => {
    const config = file({ apiUrl: API, settings: { solidary: false } });
    expect(readOptions(['--config', config, '--origin', `${ORIGIN}/admin/`])).toMatchObject({ origin: ORIGIN, config: { apiUrl: API, settings: { solidary: false } } });
  });

  test('read what a config.json says relative to the app below its address', () => {
    const config = file({ apiUrl: 'api' });
    expect(readOptions(['--config', config, '--origin', `${ORIGIN}/admin/`])).toMatchObject({ origin: ORIGIN, config: { apiUrl: `${ORIGIN}/admin/api` } });
  });

  test('ask of the API that is named what the app would send there: on another origin no key of a command, unless the file says so', () => {
    const keysOf = (...args: string[]) => readOptions([...args, '--origin', ORIGIN]).config.idempotencyKeys;
    expect([keysOf('--api', API), keysOf('--config', file({ apiUrl: 'api' }), '--api', API), keysOf('--config', file({ apiUrl: 'api' }))]).toEqual([false, false, true]);
    expect(keysOf('--config', file({ apiUrl: 'api', idempotencyKeys: true }), '--api', API)).toBe(true);
  });

  test.each([
    [[], 'Where is the API?'],
    [['--api', 'https://user:secret@api.example.org'], 'an address such as'],
    [['--api', 'api.example.org'], 'an address such as'],
    [['--api', API, '--origin', 'admin'], '--origin is "admin"'],
    [['--apy', API], "Unknown option '--apy'"],
  ])('%j are refused in words', (args, words) => {
    expect(() => readOptions(args)).toThrow(words);
  });

  test('refuse a config.json with a mistake, and accounts that are none', () => {
    expect(() => readOptions(['--config', file({ apiUrl: API, sessionDuration: 'long' })])).toThrow('sessionDuration: wrongType');
    expect(() => readOptions(['--api', API, '--accounts', file([{ name: 'x' }])])).toThrow('a list of');
    expect(() => readOptions(['--config', fileURLToPath(import.meta.url)])).toThrow('checks.test.ts cannot be read as JSON');
  });
});

describe('the faults of the platform', () => {
  test('are all listed, and those that the deployment says are mended are marked so', () => {
    const standing = new Map(faultFindings({ mended: ['subjectRemoval'] }).map(({ text, level }) => [text.split(/[ :]/)[0], level]));
    expect([...standing.keys()]).toEqual([...PLATFORM_FAULTS]);
    expect([...standing].filter(([, level]) => level === 'fine')).toEqual([['subjectRemoval', 'fine']]);
  });
});
