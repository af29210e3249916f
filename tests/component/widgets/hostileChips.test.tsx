// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { compiled, outing, outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

/** Texts that somebody pastes into a box in which values are looked for, and that other people have given to what is found. */
const HOSTILE = [
  '<img src=x onerror=pwned()>',
  '"><script>pwned()</script>',
  'javascript:pwned()',
  '\u202Egnp.exe',
  'a\u200Bb\u00ADc',
  'a\0b',
  'cut\ud83d',
  "=cmd|' /C calc'!A0",
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
];
const pwned = vi.fn();
vi.stubGlobal('pwned', pwned);
afterEach(() => sessionStorage.clear());

const sections = [{ name: 'all', rows: [['name'], ['served'], ['stages']] }];
const served = { type: 'array' as const, uniqueItems: true, items: { type: 'string' as const, enum: [...HOSTILE, ...Array.from({ length: 60 }, (_, place) => `town_${place}`)] } };
const schema = { ...outing.schema, properties: { ...outing.schema.properties, served } };
const entity = {
  ...outingWith({
    fields: { stages: { cleared: 'null', transform: { use: 'embeddedList', sends: [], shows: ['town'] }, widget: { use: 'references', resource: 'town' } } },
    form: sections,
    show: sections,
  }),
  schema,
  validators: compiled(schema),
};
const towns = HOSTILE.map((name, index) => ({ id: index + 1, name }));
const stages = towns.map(({ id, name }) => ({ id, town: name }));

const open = (path: string, record: object = {}) =>
  renderRecord({
    path, entity, words: { fields: { served: 'Desservi', stages: 'Étape' } },
    api: { get: () => Promise.resolve({ ...saved, ...record }), list: () => Promise.resolve({ items: towns, total: towns.length }) },
  });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name });
const lines = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').map(({ textContent }) => textContent);
const harmless = () => expect([pwned.mock.calls.length, document.querySelectorAll('img[onerror], script, a[href^="javascript"]').length]).toEqual([0, 0]);

/** Of these, a storage might make something else. */
const DELICATE = ['a\0b', 'cut\ud83d', 'x'.repeat(10_000)];

it.each([/^Desservi/, /^Étape/])('hostile texts stand in the box %s as they were typed, come back after an interruption, and run nothing', async (name) => {
  async function type(text: string) {
    fireEvent.focus(await box(name));
    fireEvent.change(await box(name), { target: { value: text } });
    expect((await box(name)).value).toBe(text);
    fireEvent.blur(await box(name));
    harmless();
  }
  await open('/outings/12', { stages: [] });
  for (const text of HOSTILE) await type(text);
  for (const text of DELICATE) {
    await type(text);
    cleanup();
    await open('/outings/12', { stages: [] });
    expect((await box(name)).value).toBe(text);
  }
});

it('what has a hostile name is chosen by it, stands under it, and is sent and read as it is', async () => {
  const { calls } = await open('/outings/12', { served: HOSTILE.slice(1), stages: stages.slice(1) });
  expect([lines('Desservi'), lines('Étape')]).toEqual([HOSTILE.slice(1), HOSTILE.slice(1)]);
  for (const name of [/^Desservi/, /^Étape/]) {
    await userEvent.type(await box(name), '<img');
    await userEvent.click(await screen.findByRole('option', { name: HOSTILE[0] ?? '' }));
  }
  harmless();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const sent = () => calls.find(({ method }) => method === 'update')?.body;
  await waitFor(() => expect(sent()).toEqual({ served: HOSTILE, stages: [...towns.slice(1), ...towns.slice(0, 1)].map(({ id }) => ({ id })) }));
});
