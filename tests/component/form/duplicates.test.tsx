// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Api } from '@/api/Api';
import { ApiError } from '@/api/ApiError';
import type { ListRequest } from '@/api/records';
import type { FieldDefinition } from '@/engine/model/FieldDefinition';
import { outing, outingWith } from './outing';
import { ALL, renderRecord, saved, type Call } from './renderRecord';

const { create } = outing.resource;
const entity = outingWith({
  create: {
    ...create,
    duplicateChecks: [
      { field: 'contact', parameter: 'address', endpoint: 'admin/outings/contact' },
      { field: 'telephone', parameter: 'telephone', endpoint: 'admin/outings' },
    ],
  },
});
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const asked = (calls: Call[]) => calls.filter(({ method }) => method === 'list').map(({ path, body }) => [path, ...((body as ListRequest).filters ?? []).flat()]);
const created = (calls: Call[]) => calls.filter(({ method }) => method === 'create');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Créer' }));

/** A server with one outing that has these fields. */
const known = (fields: object) => ({ list: () => Promise.resolve({ items: [{ ...saved, ...fields }], total: 1 }) });
const nobody = { contact: 'personne@exemple.fr', telephone: '0100000000' };

async function leave(name: string | RegExp, text: string) {
  await userEvent.type(await box(name), text);
  await userEvent.tab();
}

describe('a value that another record has already', () => {
  it('is looked for when the field is left, and said under it with the way to that record', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, api: known({ telephone: nobody.telephone }) });
    await leave(/^Adresse e-mail/, 'jeanne@exemple.fr');
    const link = await screen.findByRole('link', { name: /Vallée de la Meurthe/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/outings/show/12', '_blank']);
    const field = await box(/^Adresse e-mail/);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toMatch(/^Une fiche existe déjà.*Vallée/);
    screen.getByText(/^Adresse e-mail.: une fiche existe déjà avec cette valeur, Vallée de la Meurthe\.$/);
    expect(asked(calls)).toEqual([['admin/outings/contact', 'address', 'jeanne@exemple.fr']]);
  });

  it('is of a record that is only named for who may not open it', async () => {
    await renderRecord({ path: '/outings/create', entity, api: known({ telephone: nobody.telephone }), permissions: ALL.filter((name) => name !== 'outing_read') });
    await leave(/^Adresse e-mail/, 'jeanne@exemple.fr');
    expect((await screen.findByText(/^Une fiche existe déjà/)).textContent).toContain('Vallée de la Meurthe');
    expect(screen.queryByRole('link', { name: /Vallée/ })).toBeNull();
  });

  it('is looked for neither while it is typed, nor twice, nor when it breaks a rule', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, api: known(nobody) });
    await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.fr');
    expect(asked(calls)).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(asked(calls)).toHaveLength(1));
    await userEvent.click(await box(/^Adresse e-mail/));
    await userEvent.tab();
    await userEvent.clear(await box(/^Adresse e-mail/));
    await leave(/^Adresse e-mail/, 'jeanne');
    await waitFor(async () => expect((await box(/^Adresse e-mail/)).getAttribute('aria-invalid')).toBe('true'));
    expect(asked(calls)).toHaveLength(1);
  });

  it.each(['06 12 34 56 78', '0612345678', '+33 6 12 34 56 78'])('of the telephone number %s is the same with dots', async (telephone) => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, api: known({ telephone }) });
    await leave('Téléphone', '06.12.34.56.78');
    await screen.findByRole('link', { name: /Vallée de la Meurthe/ });
    const spellings = ['0612345678', '06 12 34 56 78', '06.12.34.56.78', '+33612345678', '+33 6 12 34 56 78'];
    expect(asked(calls)).toEqual([['admin/outings', ...spellings.flatMap((spelling) => ['telephone[]', spelling])]]);
  });

  it('is looked for whole, though a pause of the typist has given its beginning to the form', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, api: known({ telephone: nobody.telephone }) });
    await userEvent.click(await box(/^Adresse e-mail/));
    await userEvent.tab();
    await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.f');
    // A shortcut or a pause triggers the check too.
    await userEvent.keyboard('{Control>}{/Control}');
    await leave(/^Adresse e-mail/, 'r');
    await screen.findByRole('link', { name: /Vallée de la Meurthe/ });
    expect(asked(calls)).toEqual([['admin/outings/contact', 'address', 'jeanne@exemple.fr']]);
  });

  it('is not taken for the same when the server only finds it inside another', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, api: known({ contact: 'marie-jeanne@exemple.fr' }) });
    await leave(/^Adresse e-mail/, 'jeanne@exemple.fr');
    await waitFor(() => expect(asked(calls)).toHaveLength(1));
    expect(screen.queryByText(/Une fiche existe déjà/)).toBeNull();
  });

  it('is said of the value as it is now, whatever a slower answer says of the one before', async () => {
    const [quick, slow] = ['jeanne@exemple.fr', 'jeanne@exemple.f'];
    const found = (contact: string) => ({ items: [{ ...saved, ...nobody, contact }], total: 1 });
    const gates: (() => void)[] = [];
    const list: Api['list'] = (_path, { filters }) => (filters?.[0]?.[1] === quick ? Promise.resolve(found(quick)) : new Promise((resolve) => gates.push(() => resolve(found(slow)))));
    const { calls } = await renderRecord({ path: '/outings/create', entity, api: { list } });
    await leave(/^Adresse e-mail/, slow);
    await waitFor(() => expect(asked(calls)).toHaveLength(1));
    await leave(/^Adresse e-mail/, 'r');
    await screen.findByText(/^Une fiche existe déjà/);
    await act(async () => gates[0]?.());
    screen.getByText(/^Une fiche existe déjà/);
  });

  it('is no longer said once it is changed', async () => {
    await renderRecord({ path: '/outings/create', entity, api: known({ telephone: nobody.telephone }) });
    await leave(/^Adresse e-mail/, 'jeanne@exemple.fr');
    await screen.findByText(/^Une fiche existe déjà/);
    await leave(/^Adresse e-mail/, '.org');
    await waitFor(() => expect(screen.queryByText(/^Une fiche existe déjà/)).toBeNull());
  });

  it('asks once before creating, the focus on the way out; going back leads to the field, nothing being sent', async () => {
    const { calls } = await renderRecord({ path: '/outings/create', entity, api: known({ telephone: nobody.telephone }) });
    await userEvent.type(await box(/^Nom/), 'Vosges');
    await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: /^Créer quand même/, description: /^Des fiches existent déjà avec les mêmes valeurs\. Vérifiez que vous ne créez pas un doublon\./ });
    within(dialog).getByRole('link', { name: /Vallée de la Meurthe/ });
    const back = within(dialog).getByRole('button', { name: 'Revenir à la saisie' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    await userEvent.click(back);
    const field = await box(/^Adresse e-mail/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('jeanne@exemple.fr');
    expect(created(calls)).toEqual([]);
  });

  it('is created all the same when the operator says so, and not asked about again', async () => {
    let failures = 1;
    const { address } = await renderRecord({
      path: '/outings/create',
      entity,
      api: {
        ...known({ telephone: nobody.telephone }),
        create: () => (failures-- > 0 ? Promise.reject(new ApiError('rejected')) : Promise.resolve({ id: 99 })),
      },
    });
    await userEvent.type(await box(/^Nom/), 'Vosges');
    await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Créer quand même' }));
    await screen.findByRole('alert', { name: 'La sortie n’a pas pu être créée' });
    await save();
    await waitFor(() => expect(address()).toBe('/outings/show/99'));
  });

  it('that can be had once is not created again: only the way back is offered', async () => {
    const once = outingWith({ create: { ...create, duplicateChecks: [{ field: 'contact', parameter: 'address', endpoint: 'admin/outings/contact', unique: true }] } });
    const { calls } = await renderRecord({ path: '/outings/create', entity: once, api: known({}) });
    await userEvent.type(await box(/^Nom/), 'Vosges');
    await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.fr');
    await save();
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Adresse e-mail.*déjà prise$/, description: /^La plateforme ne l’accepte pas deux fois\. Ouvrez la fiche qui l’a, ou saisissez une autre valeur\./ }));
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Revenir à la saisie']);
    dialog.getByText(/Ouvrez la fiche qui l’a/);
    expect(dialog.getByRole('link', { name: /Vallée de la Meurthe/ }).getAttribute('href')).toBe('/outings/show/12');
    await userEvent.click(dialog.getByRole('button'));
    await waitFor(async () => expect(document.activeElement).toBe(await box(/^Adresse e-mail/)));
    expect(created(calls)).toEqual([]);
  });

  describe('and can be had once, where the form can refer to that record', () => {
    const referring = outingWith({
      create: { ...create, duplicateChecks: [{ field: 'contact', parameter: 'address', endpoint: 'admin/outings/contact', known: 'townId', unique: true }] },
      fields: { ...outing.resource.fields, townId: { ...outing.resource.fields['townId'], widget: { use: 'reference', resource: 'town', labelField: 'townName', fills: { name: 'name', price: 'price' } } } as FieldDefinition },
    });
    const found = (more: Record<string, unknown>[] = []) => ({ list: () => Promise.resolve({ items: [{ ...saved, price: null }, ...more], total: 1 + more.length }) });

    it('the form refers to it at the press of a button under the field, with what the reference fills in and the record says', async () => {
      const { calls } = await renderRecord({ path: '/outings/create', entity: referring, api: found() });
      await userEvent.type(await box(/^Prix/), '7');
      await leave(/^Adresse e-mail/, 'jeanne@exemple.fr');
      await screen.findByText(/^Une fiche a déjà cette valeur, qui ne peut être donnée deux fois/);
      await userEvent.click(screen.getByRole('button', { name: 'Reprendre ce compte' }));
      expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe');
      expect((await box(/^Prix/)).value).toBe('7');
      expect(document.activeElement).toBe(await box(/^Adresse e-mail/));
      await save();
      await waitFor(() => expect(created(calls).map(({ body }) => body)).toEqual([expect.objectContaining({ townId: 12, name: 'Vallée de la Meurthe', price: 7 })]));
    });

    it('the question at the save offers the same, and sends nothing before the form is read again', async () => {
      const { calls } = await renderRecord({ path: '/outings/create', entity: referring, api: found() });
      await userEvent.type(await box(/^Nom/), 'Vosges');
      await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.fr');
      await save();
      const dialog = within(await screen.findByRole('alertdialog', { name: /déjà prise$/, description: /S’il s’agit de la même personne, reprenez son compte/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Reprendre ce compte' }));
      await waitFor(async () => expect((await box(/^Nom/)).value).toBe('Vallée de la Meurthe'));
      expect(created(calls)).toEqual([]);
    });

    it('nothing is offered when several records have the value', async () => {
      await renderRecord({ path: '/outings/create', entity: referring, api: found([{ ...saved, id: 13 }]) });
      await leave(/^Adresse e-mail/, 'jeanne@exemple.fr');
      await screen.findByText(/^Des fiches ont déjà cette valeur, qui ne peut être donnée deux fois/);
      expect(screen.queryByRole('button', { name: 'Reprendre ce compte' })).toBeNull();
    });
  });

  it('stops nobody when it cannot be looked for', async () => {
    const { address } = await renderRecord({ path: '/outings/create', entity, api: { list: () => Promise.reject(new ApiError('server')) } });
    await userEvent.type(await box(/^Nom/), 'Vosges');
    await leave(/^Adresse e-mail/, 'jeanne@exemple.fr');
    await save();
    await waitFor(() => expect(address()).toBe('/outings/show/99'));
  });

  it.each([
    ['by an operator who may not list', '/outings/create', ALL.filter((name) => name !== 'outing_list'), 'jeanne@exemple.fr'],
    ['on a change', '/outings/12', ALL, '.org'],
  ])('is not looked for %s', async (_when, path, permissions, typed) => {
    const { calls } = await renderRecord({ path, entity, permissions });
    await leave(/^Adresse e-mail/, typed);
    await userEvent.clear(await box(/^Nom/));
    await userEvent.type(await box(/^Nom/), 'Vosges');
    await userEvent.click(screen.getByRole('button', { name: /^(Créer|Enregistrer)$/ }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'create' || method === 'update')).toBe(true));
    expect(asked(calls)).toEqual([]);
  });
});

describe('on a change, a value that can be had once', () => {
  const unique = outingWith({ update: { ...outing.resource.update, duplicateChecks: [{ field: 'contact', parameter: 'address', endpoint: 'admin/outings/contact', own: 'id', unique: true }] } });
  const changed = (calls: Call[]) => calls.filter(({ method }) => method === 'update').map(({ body }) => body);
  const keep = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const other = { list: () => Promise.resolve({ items: [{ ...saved, id: 13, name: 'Crêtes', contact: 'marie@exemple.fr' }], total: 1 }) };

  async function rewrite(name: RegExp, text: string) {
    await userEvent.clear(await box(name));
    await leave(name, text);
  }

  it('is not sent where another record has it: that is said under the field, and once more at the save', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: unique, api: other });
    await rewrite(/^Adresse e-mail/, 'marie@exemple.fr');
    await screen.findByText(/^Une fiche a déjà cette valeur, qui ne peut être donnée deux fois/);
    await keep();
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Adresse e-mail.*déjà prise$/ }));
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Revenir à la saisie']);
    expect(dialog.getByRole('link', { name: /Crêtes/ }).getAttribute('href')).toBe('/outings/show/13');
    expect(changed(calls)).toEqual([]);
  });

  it('is sent where only the record itself has it, in other letters', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: unique, api: known({}) });
    await rewrite(/^Adresse e-mail/, 'Jeanne@exemple.fr');
    await keep();
    await waitFor(() => expect(changed(calls)).toEqual([{ contact: 'Jeanne@exemple.fr' }]));
  });

  it('is not looked for where it stays, even when its box was visited', async () => {
    const { calls } = await renderRecord({ path: '/outings/12', entity: unique, api: other });
    await userEvent.click(await box(/^Adresse e-mail/));
    await rewrite(/^Nom/, 'Vosges');
    await keep();
    await waitFor(() => expect(changed(calls)).toEqual([{ name: 'Vosges' }]));
    expect(asked(calls)).toEqual([]);
  });
});
