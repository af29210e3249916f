import { describe, expect, it } from 'vitest';
import { fakeServer, json, openApi } from './fakes';

const PATH = 'admin/users/associate-campaign';
const act = (fetch: Parameters<typeof openApi>[0]) => openApi(fetch).api.act(PATH, [['campaignId', '4'], ['filterType', '1'], ['user[]', '7'], ['user[]', '9']]);

describe('a command that answers a number', () => {
  it('names what it acts on in its address, and is sent once', async () => {
    const server = fakeServer(json({ 'hydra:member': [2], 'hydra:totalItems': 1 }));
    expect(await act(server.fetch)).toBe(2);
    expect(server.paths()).toEqual([`GET ${PATH}?campaignId=4&filterType=1&user[]=7&user[]=9`]);
  });

  it('reads the number of a bare list, zero included', async () => {
    expect(await act(fakeServer(json([0])).fetch)).toBe(0);
  });

  it.each([
    ['no list', {}],
    ['an empty one', { 'hydra:member': [] }],
    ['a text', ['2']],
  ])('leaves the outcome unknown when it answers %s: it has acted', async (_what, body) => {
    await expect(act(fakeServer(json(body)).fetch)).rejects.toMatchObject({ kind: 'outcomeUnknown' });
  });

  it('is not sent again when its answer is lost', async () => {
    const server = fakeServer(new TypeError('Failed to fetch'));
    await expect(act(server.fetch)).rejects.toMatchObject({ kind: 'outcomeUnknown' });
    expect(server.paths()).toHaveLength(1);
  });
});
