// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const patternProperties = { '^note_': { type: 'string' }, '^size_': { type: 'integer', minimum: 1 }, '^is_': { type: 'boolean' } };
const closed = { patternProperties, additionalProperties: false };
const properties = { id: { type: 'integer', readOnly: true }, place: { type: 'string' } };

const FORMS: [string, object, object, (typed: object) => object][] = [
  ['of an object', { type: 'object', properties: { ...properties, tags: { type: 'object', ...closed } } }, { tags: { note_a: 'x', size_b: 2 } }, (tags) => ({ tags })],
  ['beside the fields of an object', { type: 'object', properties: { ...properties, tags: { type: 'object', properties: { base: { type: 'string' } }, patternProperties } } }, { tags: { base: 'q', note_a: 'x', size_b: 2 } }, (tags) => ({ tags: { base: 'q', ...tags } })],
  ['of the record', { type: 'object', properties, ...closed }, { note_a: 'x', size_b: 2 }, (typed) => typed],
];

async function open(schema: object, record: object) {
  const { entity, words } = foundEntity(schema);
  const { calls } = await renderRecord({ path: '/outings/12', entity, words, api: { get: async () => ({ id: 12, place: 'Lyon', ...record }) } });
  await screen.findByDisplayValue('size_b');
  return () => calls.filter(({ method }) => method === 'update').map(({ body }) => body);
}

async function add(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Ajouter une ligne/ }));
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Nom/ }).at(-1)!, name);
  await userEvent.tab();
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe.each(FORMS)('names of several patterns, %s', (_what, schema, record, around) => {
  it('have a box for each value, of the kind that its name calls for', async () => {
    const sent = await open(schema, record);
    await userEvent.type(await screen.findByDisplayValue('2'), '5');
    await add('is_open');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Valeur' })).checked).toBe(false);
    await add('note_c');
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Valeur' }).at(-1)!, 'y');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual(around({ note_a: 'x', size_b: 25, is_open: false, note_c: 'y' }));
  });

  it('may be added without touching the value of one that has an answer', async () => {
    const sent = await open(schema, record);
    await add('is_open');
    await save();
    await waitFor(() => expect(sent()).toEqual([around({ note_a: 'x', size_b: 2, is_open: false })]));
  });
});

describe.each<[string, object]>([
  ['that may be anything', { type: 'object', additionalProperties: true }],
  ['of which nothing is said', { type: 'object', additionalProperties: { description: 'Whatever' } }],
  ['of a pattern', { type: 'object', patternProperties: { '^[a-z_]+$': {} } }],
  ['beside fields', { type: 'object', properties: { base: { type: 'string' } }, additionalProperties: {} }],
  ['of an alternative', { oneOf: [{ type: 'object', additionalProperties: true }, { type: 'string' }] }],
])('values under free names, %s', (_what, tags) => {
  it('are of the kind that is typed, and keep it', async () => {
    const sent = await open({ type: 'object', properties: { ...properties, tags } }, { tags: { size_b: 2, is_open: true, code: '42', parts: { a: [1] } } });
    expect(screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Valeur' }).map(({ value }) => value.replaceAll(/\s/g, ''))).toEqual(['2', 'true', '"42"', '{"a":[1]}']);
    await userEvent.type(await screen.findByDisplayValue('2'), '5');
    for (const [name, typed] of [['small', '7'], ['open', 'false'], ['note', 'seven'], ['nothing', 'null']] as const) {
      await add(name);
      await userEvent.type(screen.getAllByRole('textbox', { name: 'Valeur' }).at(-1)!, typed);
    }
    expect(screen.getAllByText(/^Ce qui est du JSON est lu comme tel/)).toHaveLength(8);
    await save();
    await waitFor(() => expect(sent()).toEqual([{ tags: { size_b: 25, is_open: true, code: '42', parts: { a: [1] }, small: 7, open: false, note: 'seven', nothing: null } }]));
  });
});

it('a value under a free name may be added to an item, which is named', async () => {
  await open({ type: 'object', properties: { ...properties, rows: { type: 'array', items: { type: 'object', properties: { base: { type: 'string' } }, additionalProperties: {} } } } }, { rows: [{ size_b: 1 }] });
  expect(screen.getByRole('button', { name: /^Ajouter une ligne.: Rows 1$/ })).toBeDefined();
});

describe('names under which the server stores nothing', () => {
  const schema = { type: 'object', properties: { ...properties, tags: { type: 'object', patternProperties: { '^note_': { type: ['string', 'null'] } }, additionalProperties: {} } } };
  const tags = { note_a: null, other: null, note_b: 'brique', note_c: '' };

  it.each([
    ['beside others', tags, /note_a.*other.*note_b/s],
    ['alone', { note_a: null, other: null }, /note_a.*other/s],
  ])('are shown %s', async (_where, stored, text) => {
    const { entity, words } = foundEntity(schema);
    await renderRecord({ path: '/outings/show/12', entity, words, api: { get: async () => ({ id: 12, place: 'Lyon', tags: stored }) } });
    expect(await screen.findByText('note_a')).toBeDefined();
    expect(document.body.textContent).toMatch(text);
    expect(screen.queryByText(/champs? vides?/)).toBeNull();
  });

  it('stay when another value of the object is changed', async () => {
    const sent = await open(schema, { tags: { ...tags, size_b: 2 } });
    expect(screen.getByDisplayValue('note_a')).toBeDefined();
    await userEvent.type(screen.getByDisplayValue('brique'), 's');
    await save();
    await waitFor(() => expect(sent()).toEqual([{ tags: { ...tags, size_b: 2, note_b: 'briques' } }]));
  });

  it('can be removed', async () => {
    const sent = await open(schema, { tags: { note_c: '', size_b: 2 } });
    await userEvent.click(screen.getByRole('button', { name: /note_c/ }));
    await save();
    await waitFor(() => expect(sent()).toEqual([{ tags: { note_c: null, size_b: 2 } }]));
  });
});

it('a name that no pattern allows is named, and the line leads to it', async () => {
  const sent = await open(...(FORMS[0]!.slice(1, 3) as [object, object]));
  await add('colour');
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Valeur' }).at(-1)!, '3');
  await save();
  const line = within(await screen.findByRole('alert', { name: /1 erreur/ })).getByRole('link', { name: /^Renommez .*colour/ });
  await userEvent.click(line);
  expect(document.activeElement?.id).toContain('colour');
  expect(sent()).toEqual([]);
});

it('a name of an item that the pattern of names refuses is named as it was typed', async () => {
  const services = { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, additionalProperties: { type: 'object', properties: { image: { type: 'string' } } } };
  const { entity, words } = foundEntity({ type: 'object', properties: { ...properties, services } });
  await renderRecord({ path: '/outings/12', entity, words, api: { get: async () => ({ id: 12, place: 'Lyon', services: { web: { image: 'x' } } }) } });
  await userEvent.type(await screen.findByDisplayValue('web'), ' 2');
  await save();
  const line = within(await screen.findByRole('alert', { name: /1 erreur/ })).getByRole('link', { name: /^Renommez «.web 2.»/ });
  await userEvent.click(line);
  expect(document.activeElement).toBe(screen.getByDisplayValue('web 2'));
});
