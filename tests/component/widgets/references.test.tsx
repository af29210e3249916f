// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { outingWith } from '../form/outing';
import { renderRecord, saved, type Call } from '../form/renderRecord';

const sections = [{ name: 'all', rows: [['stages']] }];
const entity = outingWith({
  fields: {
    stages: {
      cleared: 'null',
      transform: { use: 'embeddedList', sends: [], shows: ['town'] },
      widget: { use: 'references', resource: 'town' },
    },
  },
  form: sections,
  show: sections,
});
const towns = ['Nancy', 'Nantes', 'Épinal'].map((name, index) => ({ id: index + 1, name }));
const stages = [{ id: 1, town: 'Nancy', km: 12 }, { id: 3, town: 'Épinal' }];

const open = (path = '/outings/12') =>
  renderRecord({ path, entity, api: { get: () => Promise.resolve({ ...saved, stages }), list: () => Promise.resolve({ items: towns, total: 3 }) } });
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Étape' });
const names = async () => within(await screen.findByRole('list', { name: 'Étape' })).getAllByRole('listitem').map(({ textContent }) => textContent);
const choose = async (name: string) => {
  await userEvent.type(await box(), name);
  await userEvent.click(await screen.findByRole('option', { name }));
};
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const sent = (calls: Call[]) => calls.find(({ method }) => method === 'update')?.body;

describe('several records', () => {
  it('are read by their names', async () => {
    await open('/outings/show/12');
    await screen.findByText('Nancy, Épinal');
  });

  it('of which the ids alone are answered have the names that the server gives them, and the number of one that is gone', async () => {
    const ids = outingWith({
      fields: { stages: { cleared: 'null', transform: { use: 'embeddedList', shows: ['town'] }, widget: { use: 'references', resource: 'town' } } },
      form: sections,
      show: sections,
    });
    const get = (path: string) => (path.includes('outings') ? Promise.resolve({ ...saved, stages: [1, 9, 3] }) : towns.find(({ id }) => path.endsWith(`/${id}`)) ?? Promise.reject(new ApiError('notFound')));
    const api = { get: (path: string) => Promise.resolve(get(path)), list: () => Promise.resolve({ items: towns, total: 3 }) };
    await renderRecord({ path: '/outings/show/12', entity: ids, api });
    await screen.findByText('Nancy, n° 9, Épinal');
    cleanup();
    await renderRecord({ path: '/outings/12', entity: ids, api });
    await waitFor(async () => expect(await names()).toEqual(['Nancy', 'n°\u00a09', 'Épinal']));
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Épinal$/ }));
    await screen.findByText('Retiré : Épinal');
  });

  it('gain one that is found, which leaves the box ready for another, and go by their numbers', async () => {
    const { calls } = await open();
    await choose('Nantes');
    expect([await names(), (await box()).value]).toEqual([['Nancy', 'Épinal', 'Nantes'], '']);
    await screen.findByText('Ajouté : Nantes');
    await save();
    await waitFor(() => expect(sent(calls)).toEqual({ stages: [{ id: 1 }, { id: 3 }, { id: 2 }] }));
  });

  it('never hold the same one twice: the box says that it is there', async () => {
    await open();
    await choose('Épinal');
    await screen.findByText('Déjà dans la liste', { selector: 'p' });
    await screen.findByText('Déjà dans la liste', { selector: '[role=status] *' });
    const { ariaInvalid } = await box();
    expect([await names(), ariaInvalid ?? (await box()).getAttribute('aria-invalid')]).toEqual([['Nancy', 'Épinal'], 'true']);
    const said = () => screen.queryByText('Déjà dans la liste', { selector: 'p' });
    expect((await box()).getAttribute('aria-describedby')?.split(' ')).toContain(said()?.id);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Nancy$/ }));
    expect(said()).toBeNull();
    await choose('Épinal');
    await waitFor(() => expect(said()).not.toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(said()).toBeNull());
  });

  it('lose one, and the focus goes to the box', async () => {
    const { calls } = await open();
    await box();
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Nancy$/ }));
    expect([await names(), document.activeElement]).toEqual([['Épinal'], await box()]);
    await screen.findByText('Retiré : Nancy');
    await save();
    await waitFor(() => expect(sent(calls)).toEqual({ stages: [{ id: 3 }] }));
  });
});

describe('a list whose items the server may need', () => {
  const kept = outingWith({
    fields: {
      stages: {
        cleared: 'null',
        transform: { use: 'embeddedList', sends: ['town'], shows: ['removable'] },
        widget: { use: 'table', columns: ['town'], kept: { field: 'removable', is: false } },
      },
    },
    form: sections,
  });

  it('offers to remove only what may be, and to move none where the order says nothing', async () => {
    const list = [{ id: 1, town: 'Nancy', removable: false }, { id: 3, town: 'Épinal', removable: true }];
    const { calls } = await renderRecord({ path: '/outings/12', entity: kept, api: { get: () => Promise.resolve({ ...saved, stages: list }) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Ajouter/ }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^(Monter|Descendre)/ })).toBeNull();
    await userEvent.type(within(screen.getByRole('group', { name: 'Étape 3' })).getByRole('textbox', { name: 'Commune de passage' }), 'Toul');
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Étape 2$/ }));
    await save();
    await waitFor(() => expect(sent(calls)).toEqual({ stages: [{ id: 1, town: 'Nancy' }, { town: 'Toul' }] }));
  });

  describe('while the platform has a fault', () => {
    const rows = [{ id: 1, town: 'Nancy' }, { id: 3, town: 'Épinal' }];
    const stored = outingWith({
      fields: {
        stages: {
          cleared: 'null',
          transform: { use: 'embeddedList', sends: ['town'] },
          widget: { use: 'table', columns: ['town'], kept: { all: [{ fault: 'subjectRemoval' }, { field: 'id', filled: true }] } },
        },
      },
      form: sections,
    });
    const edit = (settings = {}) =>
      renderRecord({ path: '/outings/12', entity: stored, settings, words: { kept: { stages: 'Une étape enregistrée ne peut pas être retirée.' } }, api: { get: () => Promise.resolve({ ...saved, stages: rows }) } });
    const reason = () => screen.queryByText(/Une étape enregistrée ne peut pas être retirée/);

    it('lets only new ones be removed, and says why', async () => {
      await edit();
      await userEvent.click(await screen.findByRole('button', { name: /^Ajouter/ }));
      await waitFor(() => expect(screen.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(1));
      expect(reason()).not.toBeNull();
    });

    it('lets all be removed where it is mended; that draft loses the removal while it is not, which is said, and keeps the rest', async () => {
      await edit({ mended: ['subjectRemoval'] });
      await userEvent.click(await screen.findByRole('button', { name: /^Retirer.*Étape 1$/ }));
      expect(reason()).toBeNull();
      const left = await screen.findByRole('textbox', { name: 'Commune de passage' });
      await userEvent.type(left, ' nord');
      await userEvent.tab();
      await waitFor(() => expect(sessionStorage.length).toBe(1));
      cleanup();

      const { calls } = await edit();
      await screen.findByText(/Ce qui ne peut pas être retiré a été remis : Étape\./);
      await save();
      await waitFor(() => expect(sent(calls)).toEqual({ stages: [{ id: 1, town: 'Nancy' }, { id: 3, town: 'Épinal nord' }] }));
    });
  });
});
