import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examine } from '../../scripts/doctor/examine';
import { type Chapter, problemsOf, reportText } from '../../scripts/doctor/Report';
import { readResources } from '../../scripts/resources/readResources';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { readConfig } from '../../src/config/readConfig';
import { openSandbox, type Role } from './openSandbox';

const API = 'https://platform.test';
const ORIGIN = 'https://admin.example.org';
const { entities } = readResources('schemas');

let sandbox: Sandbox;
let asked: string[];

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

/** The doctor's report on the sandbox with these accounts; `answer` may change the answer of a path. */
async function report(roles: Role[], answer?: (path: string, body: Record<string, unknown>) => unknown): Promise<Chapter[]> {
  asked = [];
  const reading = readConfig({ apiUrl: API, analytics: { url: `${API}/embed` }, settings: { hitchHiking: true } }, ORIGIN);
  if (!('config' in reading)) throw new Error('The configuration is wrong.');
  const accounts = roles.map((role) => ({ username: `${role}@exemple.fr`, password: sandbox.accounts[0]?.password ?? '' }));
  return examine({ config: reading.config, entities, origin: ORIGIN, accounts }, async (url, init) => {
    asked.push(`${init.method ?? 'GET'} ${url.slice(API.length + 1)}`);
    const response = await sandbox.fetch(new Request(url, init));
    if (!answer || !response.ok || !response.headers.get('Content-Type')?.includes('json')) return response;
    const body = (await response.json()) as Record<string, unknown>;
    return Response.json(answer(url.slice(API.length + 1).split('?')[0] ?? '', body));
  });
}

const texts = (chapters: Chapter[]) => chapters.flatMap(({ findings }) => findings.map(({ text }) => text));

describe('a platform that is as it should be', () => {
  test('has no problem for an administrator', async () => {
    const chapters = await report(['superadmin']);
    expect(problemsOf(chapters)).toEqual([]);
    expect(texts(chapters)).toContain(`A page of ${ORIGIN} may call it: GET, POST, PATCH, DELETE, with a token.`);
    expect(texts(chapters).join('\n')).toMatch(/user: \d+ in the list, 20 looked at/);
  });

  test('is only read: nothing but signing in is posted, and what acts is not asked', async () => {
    await report(['superadmin', 'solidaire']);
    expect(new Set(asked.map((call) => call.split(' ')[0]))).toEqual(new Set(['GET', 'POST', 'OPTIONS']));
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual(['POST login', 'POST login']);
    expect(asked.filter((call) => /solidaries\/|delete|associate|send/.test(call))).toEqual([]);
    expect(asked.some((call) => call.startsWith('GET admin/users/'))).toBe(true);
  });

  test('gives a report in which nobody is named', async () => {
    const text = reportText(await report(['solidaire', 'superadmin']));
    for (const { email, password } of sandbox.accounts) {
      expect(text).not.toContain(email);
      expect(text).not.toContain(password);
    }
    expect(text).not.toMatch(/@exemple|eyJ|embed\/dashboard/);
  });

  test('says what each account will see, and what the platform refuses though the app would offer it', async () => {
    const chapters = await report(['solidaire', 'communaute']);
    const [operator, manager] = chapters.slice(-2).map((chapter) => texts([chapter]).find((text) => text.startsWith('Will see')));
    expect(operator).toContain('/solidaryrecords (list, create, show, edit)');
    expect(manager).not.toContain('/solidaryrecords (list');
    expect(manager).toContain('/communities (list');
  });
});

describe('a platform that is not', () => {
  test('answers another type, and a choice that nobody knows', async () => {
    const chapters = await report(['superadmin'], (path, body) => {
      if (path !== 'admin/users') return body;
      const members = (body['hydra:member'] as Record<string, unknown>[]).map((user) => ({ ...user, status: 77, givenName: 12 }));
      return { ...body, 'hydra:member': members };
    });
    expect(problemsOf(chapters).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['user, list: status: a choice that the schema does not know, 77 (20 of 20)', 'user, list: givenName: type string expected, number found (20 of 20)']),
    );
  });

  test('lacks a column altogether', async () => {
    const chapters = await report(['superadmin'], (path, body) => {
      if (path !== 'admin/articles') return body;
      const members = (body['hydra:member'] as Record<string, unknown>[]).map(({ title: _title, ...article }) => article);
      return { ...body, 'hydra:member': members };
    });
    expect(texts(chapters)).toContain('article, list: nothing for the columns title');
  });

  test('ignores how many rows are asked', async () => {
    const chapters = await report(['superadmin'], (path, body) => {
      if (path !== 'admin/events') return body;
      const members = body['hydra:member'] as unknown[];
      return { ...body, 'hydra:member': [...members, ...members] };
    });
    expect(problemsOf(chapters).map(({ text }) => text)).toContain('event: the list answers 40 rows where perPage asks for 20');
  });
});
