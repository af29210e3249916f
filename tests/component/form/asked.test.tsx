// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rest } from '@/engine/model/dialects/rest';
import { foundEntity } from './foundEntity';
import { renderRecord } from './renderRecord';

const texts = { type: 'array', items: { type: 'string', minLength: 1 } };
const fields = {
  name: { type: 'string' },
  stops: { ...texts, minItems: 1 },
  photos: texts,
  span: { type: 'array', items: [{ type: 'integer' }, { type: 'integer' }], minItems: 2 },
  terms: { type: 'boolean', const: true },
  news: { type: 'boolean' },
  until: { type: ['string', 'null'], format: 'date' },
  fare: { oneOf: [{ title: 'Fixed', type: 'number' }, { title: 'Free', type: 'string' }] },
};
const required = ['stops', 'photos', 'span', 'terms', 'news', 'until', 'fare'];
const hours = { type: 'object', required: ['periods'], properties: { periods: texts } };
const either = { type: 'object', anyOf: [{ required: ['mail'] }, { required: ['letter'] }], properties: { mail: { type: 'string' }, letter: { type: 'string' } } };
const found = foundEntity({ type: 'object', required: [...required, 'hours'], properties: { ...fields, hours, either, part: { type: 'object', required, properties: fields } } });

const open = () => renderRecord({ path: '/outings/create', ...found });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Créer' }));
const sent = (calls: Awaited<ReturnType<typeof open>>['calls']) => calls.filter(({ method }) => method === 'create').map(({ body }) => body);

/** The legends and labels that stand for a field, of the record and of the object in it. */
function titles(name: string): (string | null)[] {
  const all = screen.queryAllByText((_text, element) => /^(LEGEND|LABEL)$/.test(element?.tagName ?? '') && (element?.textContent ?? '').replace(' *', '') === name);
  return all.map(({ textContent }) => textContent);
}

describe('what has to be filled in', () => {
  it.each([
    ['Stops', 'a list that must have an item', ' *'],
    ['Span', 'a tuple that must have its places', ' *'],
    ['Terms', 'a box that must be ticked', ' *'],
    ['Fare', 'a value of one of several kinds', ' *'],
    ['Photos', 'a list that may be empty', ''],
    ['Until', 'a day that may be none', ''],
    ['News', 'a box that may be left as it is', ''],
    ['Nom', 'a text that may be left out', ''],
  ])('has a mark, in the record and in an object of it that is begun: %s, %s', async (name, _what, mark) => {
    await open();
    await userEvent.type((await screen.findAllByRole('textbox', { name: /^Nom/ }))[1]!, 'x');
    await waitFor(() => expect(titles(name)).toEqual([`${name}${mark}`, `${name}${mark}`]));
  });

  it('has a mark where it is an object of free names that must have one', async () => {
    const names = { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } };
    await renderRecord({ path: '/outings/create', ...foundEntity({ type: 'object', required: ['marks', 'part'], properties: { marks: names, more: names, part: { type: 'object', required: ['inner'], properties: { inner: names } } } }) });
    await waitFor(() => expect(['Marks', 'More', 'Part', 'Inner'].map(titles)).toEqual([['Marks *'], ['More'], ['Part'], ['Inner *']]));
  });

  it('has none in an object that may be left out, until something is filled in there', async () => {
    const stay = { type: 'object', required: ['town', 'host'], properties: { town: { type: 'string' }, nights: { type: 'integer' }, host: { type: 'object', required: ['surname'], properties: { surname: { type: 'string' } } } } };
    await renderRecord({ path: '/outings/create', ...foundEntity({ type: 'object', required: ['first'], properties: { first: stay, second: stay } }) });
    const marks = () => ['Town', 'Nights', 'Surname'].map(titles);
    await waitFor(() => expect(marks()).toEqual([['Town *', 'Town'], ['Nights', 'Nights'], ['Surname *', 'Surname']]));
    const nights = screen.getAllByRole('textbox', { name: 'Nights' })[1]!;
    await userEvent.type(nights, '2');
    await waitFor(() => expect(marks()).toEqual([['Town *', 'Town *'], ['Nights', 'Nights'], ['Surname *', 'Surname *']]));
    await userEvent.clear(nights);
    await waitFor(() => expect(marks()).toEqual([['Town *', 'Town'], ['Nights', 'Nights'], ['Surname *', 'Surname']]));
  });

  it('is not sent without it, and a list that may be empty is sent empty', async () => {
    const { calls } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Créer' }));
    expect((await screen.findAllByRole('link', { name: /^Renseignez/ })).map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))).toEqual(['Stops', 'Span', 'Terms', 'Fare'].map((name) => `Renseignez le champ « ${name} »`));
    await userEvent.click(screen.getAllByRole('button', { name: /^Ajouter.*Stops/ })[0]!);
    await userEvent.type(screen.getByRole('textbox', { name: /^Stops 1/ }), 'Toul');
    const [from, to] = screen.getAllByRole('textbox', { name: /^Span/ });
    await userEvent.type(from!, '1');
    await userEvent.type(to!, '2');
    await userEvent.click(screen.getAllByRole('checkbox', { name: /^Terms/ })[0]!);
    await userEvent.type(screen.getAllByRole('textbox', { name: /^Fare/ })[0]!, '3');
    await create();
    await waitFor(() => expect(sent(calls)).toEqual([{ stops: ['Toul'], photos: [], span: [1, 2], terms: true, news: false, until: null, hours: { periods: [] }, fare: 3 }]));
  });
});

it('what alternatives in parts of a schema say of fields is said at these, each of which has one box, and of the whole once nothing is missing', async () => {
  const goes = (state: string, event: string) => ({ properties: { state: { const: state }, events: { contains: { enum: [event] } } } });
  const events = { type: 'array', minItems: 1, uniqueItems: true, items: { enum: ['start', 'end'] } };
  const ends = { anyOf: [{ not: { properties: { events: { contains: { enum: ['end'] } } } } }, { required: ['trip'] }] };
  const bike = foundEntity({ type: 'object', required: ['state', 'events'], properties: { state: { type: 'string', enum: ['free', 'taken'] }, events, trip: { type: 'string' } }, allOf: [{ description: 'What goes together', oneOf: [goes('free', 'end'), goes('taken', 'start')] }, ends] });
  const { calls } = await renderRecord({ path: '/outings/create', ...bike });
  const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u202f', ' '));
  await userEvent.click(await screen.findByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(said()).toEqual(['Choisissez une valeur pour « State »', 'Cochez au moins une case de « Events »']));
  await userEvent.click(screen.getByRole('radio', { name: 'Free' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Start' }));
  await create();
  await waitFor(() => expect(said()).toEqual(['Vérifiez le contenu de « Events » : trop ou trop peu d’éléments sont du type demandé']));
  await userEvent.click(screen.getByRole('checkbox', { name: 'End' }));
  await create();
  await waitFor(() => expect(said()).toEqual(['Vérifiez l’ensemble des valeurs : elles ne vont pas ensemble']));
  await userEvent.type(screen.getByRole('textbox', { name: /^Trip/ }), 'T1');
  await create();
  await waitFor(() => expect(sent(calls)).toEqual([{ state: 'free', events: ['start', 'end'], trip: 'T1' }]));
});

describe('what should no longer be used', () => {
  it.each<[string, string, object]>([
    ['group', 'an object', { type: 'object', properties: { size: { type: 'integer' } } }],
    ['group', 'a list', { type: 'array', items: { type: 'string' } }],
    ['combobox', 'a value of one of several kinds', { oneOf: [{ title: 'Fixed', type: 'number' }, { title: 'Free', type: 'string' }] }],
    ['textbox', 'a text', { type: 'string' }],
  ])('says so as the description of its %s: %s', async (role, _what, rules) => {
    const old = foundEntity({ type: 'object', properties: { name: { type: 'string' }, old: { ...rules, description: 'Before 2020.', deprecated: true } } });
    await renderRecord({ path: '/outings/12', ...old, api: { get: async () => ({ id: 12, old: old.row(12)['old'] ?? 'x' }) } });
    const box = await screen.findByRole(role, { name: /^Old/ });
    expect(document.getElementById(box.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe('Obsolète. Before 2020.');
  });
});

it('an object that nobody has begun breaks no rule of its own, whatever else the form brings', async () => {
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword's name
  const applicant = { oneOf: [{ title: 'Person', type: 'object', required: ['kind', 'surname'], properties: { kind: { const: 'person' }, surname: { type: 'string' }, minor: { type: 'boolean' } }, if: { properties: { minor: { const: true } }, required: ['minor'] }, then: { required: ['guardian'], properties: { guardian: { type: 'string' } } } }, { title: 'Company', type: 'object', required: ['kind'], properties: { kind: { const: 'company' } } }] };
  const { calls } = await renderRecord({ path: '/outings/create', ...foundEntity({ type: 'object', required: ['applicant'], properties: { applicant, either } }) });
  // One of the kinds has nothing to fill in, so none holds before one is chosen.
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Applicant/ }), 'Person');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Surname/ }), 'Durand');
  await create();
  await waitFor(() => expect(sent(calls)).toEqual([{ applicant: { kind: 'person', surname: 'Durand' } }]));
});

describe('an object that has to be there and asks for nothing', () => {
  const seats = { type: 'object', properties: { front: { type: 'integer' }, back: { type: 'integer' } } };
  const bus = foundEntity({ type: 'object', required: ['name', 'seats'], properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' }, seats, racks: seats, part: { type: 'object', required: ['inner'], properties: { code: { type: 'string' }, inner: seats } } } });

  it('has no mark, and is sent without anything; one that may be left out is', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', ...bus });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'A');
    await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), 'c');
    expect(['Seats', 'Racks', 'Inner'].map(titles)).toEqual([['Seats'], ['Racks'], ['Inner']]);
    await create();
    await waitFor(() => expect(sent(calls)).toEqual([{ name: 'A', seats: {}, part: { code: 'c', inner: {} } }]));
  });

  it.each([
    ['as the platform does', undefined, {}],
    ['by a merge patch', rest({ update: { contentType: 'application/merge-patch+json' } }), { front: null }],
  ])('is emptied, and not removed, by an edit that changes records %s', async (_how, dialect, emptied) => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: { ...bus.entity, ...(dialect && { dialect }) }, words: bus.words, api: { get: async () => ({ id: 12, name: 'A', seats: { front: 2 }, part: { code: 'c', inner: { back: 1 } } }) } });
    const boxes = await screen.findAllByRole('textbox', { name: /^(Front|Back)/ });
    await userEvent.clear(boxes[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(JSON.parse(JSON.stringify(calls.filter(({ method }) => method === 'update').map(({ body }) => body)))).toEqual([{ seats: emptied }]));
  });
});
