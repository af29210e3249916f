// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import { outing, outingWith, outingWords } from './outing';
import { ALL, renderRecord, saved, type Call } from './renderRecord';

const { resource } = outing;
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: /^(Créer|Enregistrer)$/ }));
const patch = (calls: Call[]) => calls.find(({ method }) => method === 'update')?.body;
const shown = resource.form.flatMap(({ rows }) => rows.flat());

/** The outing with other rules for some fields. */
function withRules(rules: Record<string, Partial<FieldDefinition>>) {
  const changed = Object.entries(rules).map(([name, rule]): [string, FieldDefinition] => [name, { cleared: 'null', ...resource.fields[name], ...rule }]);
  return outingWith({ fields: { ...resource.fields, ...Object.fromEntries(changed) } });
}

/** The description that a screen reader reads after the name of a control. */
function description(control: HTMLElement | null): string {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`).join(' | ');
}

describe('every kind of input', () => {
  const asked = shown.filter((name) => !['private', 'image', 'createdDate'].includes(name));
  const entity = withRules(Object.fromEntries(asked.map((name) => [name, { required: { mode: 'create' } }])));
  const words = { help: Object.fromEntries(shown.map((name) => [name, `Aide ${name}`])) };

  it('refers to its help and to what is wrong from the control itself', async () => {
    await renderRecord({ path: '/outings/create', entity, words });
    await box(/^Nom/);
    await save();
    await screen.findByRole('alert', { name: /erreurs$/ });
    // These fields have an initial value.
    const wrong = asked.filter((name) => !['story', 'status', 'places'].includes(name));
    const control = (name: string) => document.getElementById(`root_${name}`);
    await waitFor(() =>
      expect(wrong.map((name) => [name, control(name)?.getAttribute('aria-invalid'), description(control(name))])).toEqual(
        wrong.map((name) => [name, 'true', expect.stringMatching(`^Aide ${name} \\| (Renseignez|Choisissez)`)]),
      ),
    );
    for (const name of ['status', 'places']) expect(description(control(name))).toBe(`Aide ${name}`);
  });

  it.each(['private', 'image'])('for %s, which is never missing, refers to its help', async (name) => {
    await renderRecord({ path: '/outings/create', entity, words });
    await box(/^Nom/);
    expect(description(document.getElementById(`root_${name}`))).toContain(`Aide ${name}`);
  });

  it('says what a change leads to where there is a value to change, and not before', async () => {
    const changed = { ...words, changeHelp: { telephone: 'À vérifier de nouveau' } };
    await renderRecord({ path: '/outings/create', entity, words: changed });
    expect(description(await box('Téléphone'))).toBe('Aide telephone');
    cleanup();
    await renderRecord({ path: '/outings/12', entity, words: changed, api: { get: () => Promise.resolve(saved) } });
    expect(description(await box('Téléphone'))).toBe('Aide telephone À vérifier de nouveau');
  });
});

describe('an emptied field', () => {
  const emptied = async (rule: FieldDefinition['cleared']) => {
    const get = () => Promise.resolve({ ...saved, link: 'https://www.exemple.fr' });
    const opened = await renderRecord({ path: '/outings/12', entity: withRules({ link: { cleared: rule } }), api: { get } });
    await userEvent.clear(await box('Page'));
    await userEvent.type(await box('Places'), '0');
    await save();
    return opened.calls;
  };

  it.each([
    ['null', { link: null }],
    ['empty', { link: '' }],
    ['omit', {}],
  ] as const)('sends what its rule "%s" says', async (rule, sent) => {
    const calls = await emptied(rule);
    await waitFor(() => expect(patch(calls)).toEqual({ places: 40, ...sent }));
  });

  it('is refused by its rule "refused", in words that say what can be done', async () => {
    const calls = await emptied('refused');
    const summary = await screen.findByRole('alert', { name: /1 erreur$/ });
    within(summary).getByRole('link', { name: /^Le champ «.Page.» ne peut pas être vidé/ });
    expect(patch(calls)).toBeUndefined();
  });
});

describe('a field under a condition', () => {
  it('is there for those whose permission it asks, and for nobody else', async () => {
    const entity = withRules({ link: { visible: { permission: 'outing_publish' } } });
    await renderRecord({ path: '/outings/create', entity, permissions: [...ALL, 'outing_publish'] });
    await box('Page');
  });

  it('is not there, nor sent, without the permission', async () => {
    const entity = withRules({ link: { visible: { permission: 'outing_publish' } } });
    const get = () => Promise.resolve({ ...saved, link: 'https://www.exemple.fr' });
    const { calls } = await renderRecord({ path: '/outings/12', entity, api: { get } });
    await userEvent.type(await box('Places'), '0');
    expect(screen.queryByRole('textbox', { name: 'Page' })).toBeNull();
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ places: 40 }));
  });

  it('belongs to one mode only', async () => {
    await renderRecord({ path: '/outings/12', entity: withRules({ link: { visible: { mode: 'create' } } }) });
    await box(/^Nom/);
    expect(screen.queryByRole('textbox', { name: 'Page' })).toBeNull();
  });

  it('is required as long as another field calls for it, and says so as soon as it does', async () => {
    const entity = withRules({ telephone: { required: { field: 'private', is: true } } });
    await renderRecord({ path: '/outings/create', entity });
    expect((await box('Téléphone')).required).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sortie privée' }));
    const telephone = await box(/^Téléphone/);
    await waitFor(() => expect(telephone.required).toBe(true));
    await userEvent.click(telephone);
    await userEvent.tab();
    await waitFor(() => expect(description(telephone)).toMatch(/^Renseignez le champ/));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sortie privée' }));
    await waitFor(() => expect(telephone.getAttribute('aria-invalid')).toBe('false'));
  });
});

describe('the summary of errors', () => {
  it('leads to a field inside an object', async () => {
    const get = () => Promise.resolve({ ...saved, place: { street: '3 place Kléber', town: 'Strasbourg' } });
    const entity = outingWith({ form: [{ name: 'all', rows: [['name'], ['place']] }] });
    await renderRecord({ path: '/outings/12', entity, words: { fields: { ...outingWords.fields, 'place.town': 'Commune du lieu' } }, api: { get } });
    const town = (await within(await screen.findByRole('group', { name: 'Lieu' })).findAllByRole('textbox'))[1]!;
    await userEvent.clear(town);
    await save();
    const summary = await screen.findByRole('alert', { name: /1 erreur$/ });
    await userEvent.click(within(summary).getByRole('link'));
    expect(document.activeElement).toBe(town);
    expect(description(town)).toMatch(/^Renseignez/);
  });
});

describe('a moment', () => {
  it('does not precede the one that starts what it ends', async () => {
    const entity = withRules({ day: { notBefore: 'createdDate' } });
    const get = () => Promise.resolve({ ...saved, createdDate: '2026-05-02T00:00:00+00:00' });
    const { calls } = await renderRecord({ path: '/outings/12', entity, api: { get } });
    const day = await box(/^Jour de la sortie/);
    await userEvent.clear(day);
    await userEvent.type(day, '01/05/2026');
    await save();
    await waitFor(() => expect(description(day)).toContain('« Jour de la sortie » ne peut pas précéder « Créée le »'));
    expect(patch(calls)).toBeUndefined();
    await userEvent.clear(day);
    await userEvent.type(day, '03/05/2026');
    await save();
    await waitFor(() => expect(patch(calls)).toMatchObject({ day: expect.stringContaining('2026-05-03') }));
  });

  it('is not past where it is entered; one that was is left as it is', async () => {
    const entity = withRules({ day: { notBefore: 'today' } });
    const get = () => Promise.resolve({ ...saved, day: '2020-01-01' });
    const { calls } = await renderRecord({ path: '/outings/12', entity, api: { get } });
    await userEvent.clear(await box(/^Nom/));
    await userEvent.type(await box(/^Nom/), 'Vosges');
    const day = await box(/^Jour de la sortie/);
    await userEvent.clear(day);
    await userEvent.type(day, '02/01/2020');
    await save();
    await waitFor(() => expect(description(day)).toContain('Choisissez une date à partir d’aujourd’hui'));
    expect(patch(calls)).toBeUndefined();
    await userEvent.clear(day);
    await userEvent.type(day, '01/01/2020');
    await save();
    await waitFor(() => expect(patch(calls)).toEqual({ name: 'Vosges' }));
  });

  it('is a whole day as long as another field says that hours do not count', async () => {
    const entity = withRules({ start: { transform: { use: 'wallClock' }, widget: { use: 'dateTime', timeWhen: 'private' } } });
    const get = () => Promise.resolve({ ...saved, private: false });
    const { calls } = await renderRecord({ path: '/outings/12', entity, api: { get } });
    const start = await screen.findByRole('group', { name: /^Rendez-vous/ });
    expect(within(start).queryByRole('textbox', { name: 'Heure' })).toBeNull();
    const day = within(start).getByRole('textbox', { name: /^Jour/ });
    await userEvent.clear(day);
    await userEvent.type(day, '03/05/2026');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sortie privée' }));
    expect(await within(start).findByRole<HTMLInputElement>('textbox', { name: 'Heure' })).toHaveProperty('value', '08:30');
    await save();
    await waitFor(() => expect(patch(calls)).toMatchObject({ start: '2026-05-03T08:30:00+00:00', private: true }));
  });
});
