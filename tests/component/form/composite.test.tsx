// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { outing, outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

const entity = outingWith({ form: [{ name: 'all', rows: [['name'], ['tags'], ['place'], ['stages']] }] });
const record = { ...saved, tags: ['vélo', 'forêt'], stages: [{ town: 'Nancy', km: 12 }, { town: 'Metz' }], place: { street: '3 place Kléber', town: 'Strasbourg' } };
const open = () => renderRecord({ path: '/outings/12', entity, api: { get: () => Promise.resolve(record) } });
const group = (name: string) => screen.findByRole('group', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join();
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('a list that no widget stands for', () => {
  it('has a box for each item, each named after its place', async () => {
    await open();
    const boxes = await within(await group('Étiquette')).findAllByRole<HTMLInputElement>('textbox');
    expect(boxes.map(({ value }) => value)).toEqual(['vélo', 'forêt']);
    expect(boxes.map((box) => box.labels?.[0]?.textContent?.slice(0, 11))).toEqual(['Étiquette 1', 'Étiquette 2']);
  });

  it('adds an item and gives it the focus, moves it and sends the whole list', async () => {
    const { calls } = await open();
    const list = await group('Étiquette');
    await userEvent.click(within(list).getByRole('button', { name: /^Ajouter/ }));
    const added = await within(list).findByRole('textbox', { name: /^Étiquette 3/ });
    await waitFor(() => expect(document.activeElement).toBe(added));
    await userEvent.type(added, 'lac');
    await userEvent.click(within(list).getByRole('button', { name: /^Monter.*3$/ }));
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('button', { name: /^Monter.*2$/ })));
    await save();
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ tags: ['vélo', 'lac', 'forêt'] }));
  });

  it('removes an item, and the focus goes to the one that takes its place, or to the last', async () => {
    await open();
    const list = await group('Étiquette');
    await userEvent.click(within(list).getByRole('button', { name: /^Retirer.*2$/ }));
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('textbox', { name: /^Étiquette 1/ })));
    await userEvent.click(await within(list).findByRole('button', { name: /^Rétablir.*2$/ }));
    await userEvent.click(within(list).getByRole('button', { name: /^Retirer.*1$/ }));
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('textbox', { name: /^Étiquette 1/ })));
    expect((document.activeElement as HTMLInputElement).value).toBe('forêt');
  });

  it('keeps the focus with an item that moves, also where it can go no further, and says where it went', async () => {
    await open();
    const list = await group('Étiquette');
    await userEvent.click(within(list).getByRole('button', { name: /^Monter.*2$/ }));
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('button', { name: /^Descendre.*1$/ })));
    expect(within(list).getByRole<HTMLInputElement>('textbox', { name: /^Étiquette 1/ }).value).toBe('forêt');
    expect(said()).toContain('élément 2 déplacé en position 1');
  });

  it('has no way to remove or move an item that stays, and puts it back into unsaved work that had removed it', async () => {
    const widget = { use: 'table', kept: { field: 'km', filled: true } } as const;
    const kept = outingWith({ form: entity.resource.form, fields: { ...outing.resource.fields, stages: { cleared: 'null', transform: { use: 'embeddedList', sends: ['town'], shows: ['km'] }, widget } } });
    const openWith = (...stages: object[]) => renderRecord({ path: '/outings/12', entity: kept, words: { kept: { stages: 'Une étape mesurée reste.' } }, api: { get: () => Promise.resolve({ ...record, stages }) } });
    const removals = () => screen.getAllByRole('button', { name: /^Retirer.*Étape/ }).map((button) => button.getAttribute('aria-label')?.match(/\d+/)?.[0]);
    const [nancy, metz] = [{ id: 1, town: 'Nancy' }, { id: 2, town: 'Metz' }];
    await openWith(nancy, metz);
    expect([removals(), screen.queryByText('Une étape mesurée reste.'), screen.queryAllByRole('button', { name: /^(?:Monter|Descendre).*Étape/ })]).toEqual([['1', '2'], null, []]);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Étape.*1/ }));
    cleanup();
    await openWith({ ...nancy, km: 12 }, metz);
    expect(removals()).toEqual(['2']);
    screen.getByText('Une étape mesurée reste.');
    screen.getByText(/Ce qui ne peut pas être retiré a été remis.: Étapes?\./);
  });

  it('puts back what was removed, where it was, as long as nothing took its place', async () => {
    const { calls } = await open();
    const list = await group('Étiquette');
    await userEvent.click(within(list).getByRole('button', { name: /^Retirer.*1$/ }));
    expect(said()).toContain('élément 1 retiré');
    await userEvent.click(await within(list).findByRole('button', { name: /^Rétablir.*1$/ }));
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('textbox', { name: /^Étiquette 1/ })));
    expect(within(list).queryByRole('button', { name: /^Rétablir/ })).toBeNull();
    expect(said()).toContain('élément 1 rétabli');
    await save();
    await screen.findByText('Aucune modification à enregistrer');
    expect(calls.filter(({ method }) => method === 'update')).toEqual([]);
  });

  it('has the focus on the button that adds when nothing is left, and sends the empty list', async () => {
    const { calls } = await open();
    const list = await group('Étiquette');
    await userEvent.click(within(list).getByRole('button', { name: /^Retirer.*1$/ }));
    await userEvent.click(within(list).getByRole('button', { name: /^Retirer.*1$/ }));
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('button', { name: /^Ajouter/ })));
    await save();
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ tags: [] }));
  });

  it('says how many items there may be once it is full', async () => {
    await open();
    const list = await group('Étiquette');
    await userEvent.click(within(list).getByRole('button', { name: /^Ajouter/ }));
    await within(list).findByText('3 éléments au maximum.');
    expect(within(list).queryByRole('button', { name: /^Ajouter/ })).toBeNull();
  });

  it('says what is wrong under the item itself, by its name', async () => {
    await open();
    const box = await screen.findByRole('textbox', { name: /^Étiquette 1/ });
    await userEvent.type(box, ' tout terrain');
    await userEvent.tab();
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Étiquette 1');
  });
});

describe('a list of objects', () => {
  it('is a numbered group of fields for each, in the widgets of their kinds', async () => {
    await open();
    const first = await group('Étape 1');
    expect((await within(first).findByRole<HTMLInputElement>('textbox', { name: 'Kilomètres' })).inputMode).toBe('numeric');
    within(first).getByRole('radio', { name: 'À pied' });
  });

  it('gives the focus to the first field of a new item, names an item not filled in where it is summed up, and counts without it once it is removed', async () => {
    await open();
    await userEvent.click(within(await group('Étape')).getByRole('button', { name: /^Ajouter/ }));
    const town = await within(await group('Étape 3')).findByRole('textbox', { name: /^Commune de passage/ });
    await waitFor(() => expect(document.activeElement).toBe(town));
    await userEvent.clear(screen.getByRole('textbox', { name: /^Nom/ }));
    await save();
    const summary = await screen.findByRole('alert', { name: /2 erreurs$/ });
    await userEvent.click(within(summary).getByRole('link', { name: /Étape 3, Commune de passage/ }));
    expect(document.activeElement).toBe(town);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Étape.*3/ }));
    await screen.findByRole('alert', { name: /1 erreur$/ });
  });

  it('sends the list in its new order', async () => {
    const { calls } = await open();
    await userEvent.click(within(await group('Étape 2')).getByRole('button', { name: /^Monter/ }));
    await save();
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ stages: [{ town: 'Metz' }, { town: 'Nancy', km: 12 }] }));
  });
});

describe('an object that no widget stands for', () => {
  it('is a group of fields, each required by its own schema', async () => {
    await open();
    const boxes = await within(await group('Lieu')).findAllByRole<HTMLInputElement>('textbox');
    expect(boxes.map(({ required, value }) => [required, value])).toEqual([
      [false, '3 place Kléber'],
      [true, 'Strasbourg'],
    ]);
  });
});
