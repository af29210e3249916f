// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { outing, outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

beforeAll(async () => void (await import('@/widgets/richText/RichTextEditor')));

const sections = [{ name: 'all', rows: [['name'], ['story']] }];
const story = { cleared: 'null', required: { field: 'status', is: 0 }, widget: { use: 'richText' } } as const;
const entity = outingWith({ fields: { ...outing.resource.fields, story }, form: sections, show: sections });
const words = { fields: { story: 'Récit' } };

async function open(record: object = { story: '<p>Il était une fois.</p>' }, path = '/outings/12') {
  const page = await renderRecord({ path, entity, words, api: { get: () => Promise.resolve({ ...saved, ...record }) } });
  const tools = within(await screen.findByRole('toolbar', { name: /Récit/ }));
  const tool = (name: string) => tools.getByRole('button', { name });
  const press = (name: string) => userEvent.click(tool(name));
  return { ...page, tools, tool, press, sent: () => page.calls.filter(({ method }) => method === 'update').map(({ body }) => body) };
}

const text = () => screen.getByRole('textbox', { name: 'Récit' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const link = () => screen.findByRole('dialog', { name: 'Lien' });

describe('a formatted text', () => {
  it('is a box of several lines with its name, what is asked of it and its toolbar', async () => {
    await open({}, '/outings/create');
    const read = (name: string) => text().getAttribute(name);
    expect([read('aria-multiline'), read('aria-required'), read('aria-invalid')]).toEqual(['true', 'true', 'false']);
    expect(screen.getByRole('toolbar').getAttribute('aria-controls')).toBe(text().id);
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    await waitFor(() => expect(read('aria-invalid')).toBe('true'));
    expect(read('aria-describedby')).toContain(`${text().id}-error`);
  });

  it('has one stop of the Tab key for its tools, among which the arrows go around', async () => {
    const { tool, tools } = await open();
    const all = tools.getAllByRole('button');
    const stops = () => all.filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([all[0]]);
    tool('Gras').focus();
    const ways = ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}'];
    const places: number[] = [];
    for (const way of ways) {
      await userEvent.keyboard(way);
      places.push(all.indexOf(document.activeElement as HTMLElement));
    }
    expect(places).toEqual([1, all.length - 1, 0, all.length - 1, 0]);
    await userEvent.keyboard('{ArrowRight}');
    expect(stops()).toEqual([all[1]]);
  });

  it('says which tools are on, and which can do nothing now', async () => {
    const { tool, press } = await open();
    const read = (name: string) => [tool(name).getAttribute('aria-pressed'), tool(name).getAttribute('aria-disabled')];
    expect([read('Gras'), read('Annuler')]).toEqual([['false', 'false'], [null, 'true']]);
    await press('Gras');
    await waitFor(() => expect(read('Gras')).toEqual(['true', 'false']));
    await press('Titre');
    await waitFor(() => expect([read('Titre')[0], read('Annuler')[1]]).toEqual(['true', 'false']));
  });

  it.each([
    ['Titre', 'heading', { level: 2 }],
    ['Sous-titre', 'heading', { level: 3 }],
    ['Liste à puces', 'list', {}],
    ['Liste numérotée', 'list', {}],
  ])('is made a part by its tool, and a plain text again: %s', async (name, role, level) => {
    const { press } = await open();
    await press(name);
    expect((await within(text()).findByRole(role, level)).textContent).toBe('Il était une fois.');
    await press(name);
    await waitFor(() => expect(within(text()).queryByRole(role)).toBeNull());
  });

  it.each([
    ['<p>Il était</p><table><tr><td>une</td></tr></table>', true],
    ['<p style="text-align: center">Il était</p>', true],
    ['<p>Il était <strong>une</strong> fois.</p>', false],
  ])('warns of what this editor would simplify, and of nothing else: %s', async (stored, isWarned) => {
    await open({ story: stored });
    const warning = 'Une partie de la mise en forme de ce texte n’existe pas dans cet éditeur (tableaux, images, couleurs, alignements…). Elle sera simplifiée si vous modifiez le texte, et reste telle quelle sinon.';
    expect(screen.queryAllByText(warning)).toHaveLength(isWarned ? 1 : 0);
  });

  it('that was changed back is what was stored, to the letter, and is not sent', async () => {
    const { press, tool, sent } = await open({ story: '<P>Il était <b>une</b> fois.</P>' });
    await press('Titre');
    await waitFor(() => expect(tool('Annuler').getAttribute('aria-disabled')).toBe('false'));
    await press('Annuler');
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    expect(sent()).toEqual([]);
  });
});

describe('the link of a formatted text', () => {
  const type = async (address: string) => userEvent.type(within(await link()).getByRole('textbox', { name: 'Adresse du lien' }), address);

  it('is asked for beside its help, and says what is wrong with it in place of that', async () => {
    const { press } = await open();
    await press('Lien');
    await type('nulle part');
    const box = within(await link()).getByRole('textbox');
    const told = () => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(told()).toBe('Une page, une adresse e-mail ou un numéro de téléphone.');
    await userEvent.click(within(await link()).getByRole('button', { name: 'Appliquer' }));
    const refusal = within(await link()).getByRole('alert');
    const said = 'Saisissez l’adresse d’une page, par exemple https://www.exemple.fr, une adresse e-mail ou un numéro de téléphone';
    expect([box.getAttribute('aria-invalid'), told(), refusal.textContent]).toEqual(['true', said, said]);
  });

  it('is applied by Enter, which saves nothing, and leaves with the text', async () => {
    const { press, sent } = await open({ story: null });
    await press('Lien');
    await type('exemple.fr{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await within(text()).findByText('https://exemple.fr');
    expect(sent()).toEqual([]);
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect((sent()[0] as { story: string }).story).toContain('href="https://exemple.fr"');
  });

  it.each(['{Escape}', 'Annuler'])('that is given up by %s gives the focus back to its button', async (way) => {
    const { press, tool } = await open();
    await press('Lien');
    await link();
    if (way.startsWith('{')) await userEvent.keyboard(way);
    else await userEvent.click(within(await link()).getByRole('button', { name: way }));
    await waitFor(() => expect(document.activeElement).toBe(tool('Lien')));
    expect(text().textContent).toBe('Il était une fois.');
  });
});
