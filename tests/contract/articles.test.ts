import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/createSandbox';
import { type Call, openSandbox, signIn } from './openSandbox';

let sandbox: Sandbox;
let call: Call;

beforeAll(async () => {
  sandbox = await openSandbox();
  call = await signIn(sandbox, 'superadmin');
});
afterAll(() => sandbox.close());

interface Part {
  id: number;
  position: number;
}

const paragraph = (text: string, position = 1) => ({ text, position, status: 1 });
const section = (title: string, position = 1) => ({ title, position, status: 1, paragraphs: [paragraph(`<p>${title}</p>`)] });
const create = async (asections: unknown[]) => (await call('POST', '/admin/articles', { body: { title: 'Mentions', status: 0, asections } })).body;
const change = (id: number, body: object) => call('PATCH', `/admin/articles/${id}`, { body });
const read = async (id: number) => (await call('GET', `/admin/articles/${id}`)).body;

describe('articles (contract articles.fields)', () => {
  test('are sorted as text in the answer of a write, and as numbers when read', async () => {
    const created = await create(Array.from({ length: 11 }, (_, index) => section(`${index + 1}`, index + 1)));
    const positions = (sections: Part[]) => sections.map(({ position }) => position);
    expect(positions(created.sections)).toEqual([1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(positions((await read(created.id)).sections)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('ignore a null where an empty text clears', async () => {
    const { id, sections } = await create([section('Un')]);
    const sent = { id: sections[0].id, position: 1, status: 1 };
    expect((await change(id, { asections: [{ ...sent, title: null }] })).body.sections[0].title).toBe('Un');
    expect((await change(id, { asections: [{ ...sent, title: '' }] })).body.sections[0].title).toBe('');
  });

  test('are read translated by an operator of another language, and a save writes over the original', async () => {
    const english = await signIn(sandbox, 'english');
    const { body: translated } = await english('GET', '/admin/articles/6');
    expect([translated.title, (await read(6)).title]).toEqual(['Frequently asked questions', 'Foire aux questions']);
    await english('PATCH', '/admin/articles/6', { body: { title: translated.title } });
    expect((await read(6)).title).toBe('Frequently asked questions');
  });
});
