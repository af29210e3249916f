// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { compiled, outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

const sections = [
  { name: 'who', rows: [['name'], ['contact']] },
  { name: 'told', rows: [['link']] },
  { name: 'what', rows: [['places', 'price']] },
  { name: 'when', rows: [['day']] },
];
const words = { sections: { who: 'Personne', told: 'Récit', what: 'Sortie', when: 'Date' } };
const long = outingWith({ form: sections, show: sections });
const open = () => renderRecord({ path: '/outings/12', entity: long, words });
const heading = (name: string) => screen.findByRole('button', { name });
const price = () => screen.queryByRole('textbox', { name: 'Prix' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

beforeEach(() => sessionStorage.clear());

describe('a section of a long form', () => {
  it('folds by its heading to a line that says what it holds, and keeps what was typed there', async () => {
    const { calls } = await open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Prix' }), '8');
    const what = await heading('Sortie');
    expect(what.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(what);
    expect(what.getAttribute('aria-expanded')).toBe('false');
    expect(price()).toBeNull();
    within(screen.getByRole('region', { name: 'Sortie' })).getByText('modifiée · 4 · 8');
    await save();
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ price: 8 }));
  });

  it('says what was typed even where it looks like the number of a record, and leaves out a record of which only the number is known', async () => {
    const parts = [...long.resource.form.slice(0, 3), { name: 'when', rows: [['townId']] }];
    const entity = outingWith({ form: parts, show: parts, fields: { ...long.resource.fields, townId: { cleared: 'null', widget: { use: 'reference', resource: 'town' } } } });
    await renderRecord({ path: '/outings/12', entity, words, api: { get: () => Promise.resolve({ ...saved, name: 'n°\u00a012', townId: 7, townName: undefined }) } });
    await userEvent.click(await heading('Personne'));
    await userEvent.click(await heading('Date'));
    within(screen.getByRole('region', { name: 'Personne' })).getByText(/n°\s12/);
    expect(screen.getByRole('region', { name: 'Date' }).textContent).not.toMatch(/n°\s7/);
  });

  it('is folded on the next form of its kind too', async () => {
    await open();
    await userEvent.click(await heading('Sortie'));
    cleanup();
    await open();
    expect((await heading('Sortie')).getAttribute('aria-expanded')).toBe('false');
    expect((await heading('Date')).getAttribute('aria-expanded')).toBe('true');
  });

  it('with a mistake is opened by the attempt to save, each of several, and by the line that leads to the mistake', async () => {
    await open();
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Nom/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Page' }), 'nulle part');
    const [who, told] = [await heading('Personne'), await heading('Récit')];
    await userEvent.click(who);
    await userEvent.click(told);
    await save();
    await waitFor(() => expect([who, told].map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'true']));
    await userEvent.click(who);
    await userEvent.click(screen.getByRole('link', { name: /nom/i }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Nom/ }));
  });

  it('is opened by its entry in the outline, and by the search of the browser', async () => {
    await open();
    const what = await heading('Sortie');
    await userEvent.click(what);
    const outline = within(screen.getByRole('navigation', { name: 'Sommaire' }));
    await userEvent.click(outline.getByRole('link', { name: /^Sortie/, hidden: true }));
    expect(what.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(what);
    const folded = document.getElementById(what.getAttribute('aria-controls') ?? '');
    expect(folded?.getAttribute('hidden')).toBe('until-found');
    act(() => void folded?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await waitFor(() => expect(price()).not.toBeNull());
  });

  it('all of them fold and open at once', async () => {
    await open();
    await screen.findByRole('textbox', { name: 'Prix' });
    await userEvent.click(screen.getByRole('button', { name: 'Tout replier', hidden: true }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tout déplier', hidden: true }));
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(3);
  });
});

const stages = ['Nancy', 'Metz', 'Toul', 'Verdun'].map((town, index) => ({ town, km: index + 11 }));
const listed = outingWith({ form: [{ name: 'all', rows: [['name'], ['stages']] }] });
const openList = (list: object[]) => renderRecord({ path: '/outings/12', entity: listed, api: { get: () => Promise.resolve({ ...saved, stages: list }) } });
const item = (position: number) => within(screen.getByRole('group', { name: new RegExp(`^Étape.*${position}$`) }));
const town = (position: number) => item(position).queryByRole('textbox', { name: /^Commune/ });

describe('an object of a list', () => {
  it('is open in a short list, and folds to its name and its first values', async () => {
    await openList(stages.slice(0, 2));
    await screen.findByRole('group', { name: /^Étape.*1$/ });
    await waitFor(() => expect(town(1)).not.toBeNull());
    await userEvent.click(item(1).getByRole('button', { expanded: true }));
    expect(town(1)).toBeNull();
    item(1).getByRole('button', { name: /Nancy · 11$/, expanded: false });
  });

  it('starts folded in a long one, but for what is added', async () => {
    await openList(stages);
    await screen.findByRole('group', { name: /^Étape.*4$/ });
    expect([1, 2, 3, 4].map(town)).toEqual([null, null, null, null]);
    await userEvent.click(screen.getByRole('button', { name: /^Ajouter/ }));
    await waitFor(() => expect(document.activeElement).toBe(town(5)));
  });

  it('gives the focus to what opens it when it takes the place of a removed one', async () => {
    await openList(stages);
    await screen.findByRole('group', { name: /^Étape.*4$/ });
    await userEvent.click(item(1).getByRole('button', { name: /^Retirer/ }));
    await waitFor(() => expect(document.activeElement).toBe(item(1).getByRole('button', { name: /Metz/, expanded: false })));
  });

  it('with a mistake is checked while it is folded, and opened', async () => {
    await openList(stages.map((stage) => ({ ...stage })));
    await screen.findByRole('group', { name: /^Étape.*3$/ });
    const toggle = item(3).getByRole('button', { name: /Toul/ });
    await userEvent.click(toggle);
    await userEvent.clear(town(3) as HTMLElement);
    await userEvent.click(toggle);
    await save();
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    screen.getByRole('link', { name: /Étape.*3/ });
  });
});

describe('a section of deprecated fields', () => {
  const base = outingWith({ form: [sections[0], sections[1]] as typeof sections, show: sections });
  const { properties } = base.schema;
  const schema = { ...base.schema, properties: { ...properties, link: { ...properties['link'], deprecated: true } } };
  const dated = { ...base, schema, validators: compiled(schema) };
  const link = () => screen.queryByRole('textbox', { name: /^Page/ });

  it('starts folded while it is empty, also after one that had a value, and unfolds', async () => {
    await renderRecord({ path: '/outings/12', entity: dated, words, api: { get: async () => ({ ...saved, link: 'https://exemple.fr' }) } });
    expect((await heading('Récit')).getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(link()).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Personne' })).toBeNull();
    cleanup();
    await renderRecord({ path: '/outings/create', entity: dated, words });
    expect((await heading('Récit')).getAttribute('aria-expanded')).toBe('false');
    expect(link()).toBeNull();
    await userEvent.click(await heading('Récit'));
    await waitFor(() => expect(link()).not.toBeNull());
    cleanup();
    await renderRecord({ path: '/outings/12', entity: dated, words, api: { get: async () => ({ ...saved, link: 'https://exemple.fr' }) } });
    expect((await heading('Récit')).getAttribute('aria-expanded')).toBe('true');
  });
});
