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
  test('are pages, written under one name and read under another', async () => {
    const created = await create([section('Un')]);
    expect(created).toMatchObject({ '@id': `/pages/${created.id}`, '@type': 'Page', sections: [{ title: 'Un', paragraphs: [{ text: '<p>Un</p>' }] }] });
    expect(created).not.toHaveProperty('asections');
  });

  test('are sorted as text in the answer of a write, and as numbers when read', async () => {
    const created = await create(Array.from({ length: 11 }, (_, index) => section(`${index + 1}`, index + 1)));
    const positions = (sections: Part[]) => sections.map(({ position }) => position);
    expect(positions(created.sections)).toEqual([1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(positions((await read(created.id)).sections)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('lose what a list leaves out, and keep what is not sent at all', async () => {
    const { id, sections } = await create([section('Un'), section('Deux', 2)]);
    const [first] = sections;
    expect((await change(id, { title: 'Autre' })).body.sections).toHaveLength(2);
    const { body } = await change(id, { asections: [{ id: first.id, position: 1, status: 1 }] });
    expect(body.sections).toMatchObject([{ id: first.id, title: 'Un', paragraphs: [{ id: first.paragraphs[0].id }] }]);
    expect((await change(id, { asections: [{ id: first.id, position: 1, status: 1, paragraphs: [] }] })).body.sections[0].paragraphs).toEqual([]);
    expect((await change(id, { asections: [] })).body.sections).toEqual([]);
  });

  test('ignore a null where an empty text clears', async () => {
    const { id, sections } = await create([section('Un')]);
    const sent = { id: sections[0].id, position: 1, status: 1 };
    expect((await change(id, { asections: [{ ...sent, title: null }] })).body.sections[0].title).toBe('Un');
    expect((await change(id, { asections: [{ ...sent, title: '' }] })).body.sections[0].title).toBe('');
  });

  test('need the position and the status of what is new, and do not keep a paragraph without text', async () => {
    for (const missing of ['position', 'status']) {
      const incomplete = Object.fromEntries(Object.entries(section('Un')).filter(([name]) => name !== missing));
      const { status } = await call('POST', '/admin/articles', { body: { title: 'Sans', status: 0, asections: [incomplete] } });
      expect([missing, status]).toEqual([missing, 500]);
    }
    const { sections } = await create([{ ...section('Un'), paragraphs: [paragraph(''), paragraph('<p>Deux</p>', 2)] }]);
    expect(sections[0].paragraphs).toMatchObject([{ text: '<p>Deux</p>' }]);
  });

  test('mark their sections and paragraphs, in the list too, which has no other name for them', async () => {
    const { id, sections } = await create([section('Un')]);
    const [row] = (await call('GET', '/admin/articles?order[id]=desc&perPage=1')).body['hydra:member'];
    const marked = { '@id': `/sections/${sections[0].id}`, '@type': 'Section', paragraphs: [{ '@id': expect.stringMatching(/^\/paragraphs\/\d+$/), '@type': 'Paragraph' }] };
    expect([row.id, row.sections]).toMatchObject([id, [marked]]);
    expect([sections[0], Object.keys(row)]).toEqual([expect.objectContaining({ '@type': 'Section' }), expect.not.arrayContaining(['asections'])]);
  });

  test('take a number in a text for a position, no list for no change, and neither a title too long nor the section of another', async () => {
    const { id, sections } = await create([section('Un')]);
    const placed = await create([{ ...section('Un'), position: '7' }]);
    const unchanged = await change(id, { asections: null });
    const long = await change(id, { asections: [section('x'.repeat(256))] });
    const foreign = await change(id, { asections: [{ ...section('Un'), id: placed.sections[0].id }] });
    expect([placed.sections[0].position, unchanged.status, unchanged.body.sections[0].id]).toEqual([7, 200, sections[0].id]);
    expect([long, foreign].map(({ status, headers }) => [status, headers.get('Content-Type')])).toEqual([
      [500, 'text/html; charset=UTF-8'],
      [500, 'application/ld+json; charset=utf-8'],
    ]);
  });

  test('are deleted, and an unknown number is an error of the server where it is read', async () => {
    const { id } = await create([]);
    const statuses = [await call('DELETE', `/admin/articles/${id}`), await call('GET', `/admin/articles/${id}`), await change(id, { status: 1 })];
    expect(statuses.map(({ status }) => status)).toEqual([204, 500, 400]);
  });

  test('are listed by title and by status, sections included', async () => {
    const { body } = await call('GET', '/admin/articles?title=covoiturer&status=1&order[title]=desc&perPage=2');
    const [first, second] = body['hydra:member'];
    expect([first.title > second.title, first.status, second.status]).toEqual([true, 1, 1]);
    expect(first.sections[0].paragraphs[0].text).toMatch(/^<p>/);
  });

  test('are read translated by an operator of another language, and a save writes over the original', async () => {
    const english = await signIn(sandbox, 'english');
    const { body: translated } = await english('GET', '/admin/articles/6');
    expect([translated.title, (await read(6)).title]).toEqual(['Frequently asked questions', 'Foire aux questions']);
    await english('PATCH', '/admin/articles/6', { body: { title: translated.title } });
    expect((await read(6)).title).toBe('Frequently asked questions');
  });
});
