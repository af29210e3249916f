import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import type { ApiError } from '@/api/ApiError';
import { fakeServer, json, openApi } from './fakes';

/** Answers with a success status that come from something between the app and the platform, or from a platform that reports a failure that way. */
const NO_SUCCESS: [string, () => Response][] = [
  ['a page', () => new Response('<html>Sign in to the network</html>', { headers: { 'Content-Type': 'text/html' } })],
  ['nothing', () => new Response('')],
  ['null', () => json(null)],
  ['a number', () => json(4)],
  ['an object without anything', () => json({})],
  ['an error', () => json({ 'hydra:description': 'Too many connections' })],
  ['the error of a record', () => json({ '@id': '/errors/1', 'hydra:description': 'Too many connections' })],
  ['violations', () => json({ id: 1, violations: [] })],
  ['half of an answer', () => new Response('{"id": 12, "giv')],
];

const RECORD_WRITES: [string, (api: Api) => Promise<unknown>][] = [
  ['creation', (api) => api.create('admin/users', {})],
  ['change', (api) => api.update('admin/users/1', {})],
  ['upload', (api) => api.upload('admin/images', new FormData())],
];

const OTHER_WRITES: typeof RECORD_WRITES = [
  ['deletion', (api) => api.remove('admin/users/1')],
  ['sending', (api) => api.act('admin/users/send-campaign', [])],
];

const READS: typeof RECORD_WRITES = [
  ['record', (api) => api.get('admin/users/1')],
  ['list', (api) => api.list('admin/users', { page: 1, perPage: 20 })],
];

const kindOf = (call: Promise<unknown>) => call.then(() => 'answered', (error: ApiError) => error.kind);

describe.each([...RECORD_WRITES, ...OTHER_WRITES])('a %s', (_, write) => {
  it.each(NO_SUCCESS)('that is answered with %s may have been made, or not', async (_what, answer) => {
    const server = fakeServer(answer());
    expect(await kindOf(write(openApi(server.fetch).api))).toBe('outcomeUnknown');
    expect(server.seen).toHaveLength(1);
  });
});

describe.each(RECORD_WRITES)('a %s', (_, write) => {
  it.each([[{ id: 3 }], [{ id: '3' }], [{ '@id': '/users/3' }]])('is made when the answer is %o', async (record) => {
    await expect(write(openApi(fakeServer(json(record)).fetch).api)).resolves.toEqual(record);
  });

  it.each([[{ id: null }], [{ '@id': '' }], [{ name: 'Ada' }], [[{ id: 3 }]]])('that is answered with %o may have been made, or not', async (record) => {
    expect(await kindOf(write(openApi(fakeServer(json(record)).fetch).api))).toBe('outcomeUnknown');
  });
});

it('a deletion that is answered with a record may have been made, or not', async () => {
  expect(await kindOf(openApi(fakeServer(json({ id: 1 })).fetch).api.remove('admin/users/1'))).toBe('outcomeUnknown');
});

describe.each(READS)('a %s', (name, read) => {
  const other = NO_SUCCESS.filter(([what]) => name === 'record' || what !== 'an object without anything');

  it.each(other)('is not read from %s', async (_, answer) => {
    expect(await kindOf(read(openApi(fakeServer(answer()).fetch).api))).toBe('server');
  });
});

it.each([[[1, 2]], [[null]], [{ 'hydra:member': ['a'], 'hydra:totalItems': 40 }]])('%o is no list of records', async (body) => {
  expect(await kindOf(openApi(fakeServer(json(body)).fetch).api.list('admin/users', { page: 1, perPage: 20 }))).toBe('server');
});

it('a page is no file', async () => {
  const page = new Response('<html>Sign in</html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  expect(await kindOf(openApi(fakeServer(page).fetch).api.csv('admin/users/export', []))).toBe('server');
});
