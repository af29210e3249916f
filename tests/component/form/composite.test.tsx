// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

const entity = outingWith({ form: [{ name: 'all', rows: [['name'], ['tags'], ['place']] }] });
const record = { ...saved, tags: ['vélo', 'forêt'], place: { street: '3 place Kléber', town: 'Strasbourg' } };
const open = () => renderRecord({ path: '/outings/12', entity, api: { get: () => Promise.resolve(record) } });
const group = (name: string) => screen.findByRole('group', { name });
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
    await save();
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ tags: ['vélo', 'lac', 'forêt'] }));
  });

  it('removes an item, and the focus goes to the one that takes its place', async () => {
    await open();
    const list = await group('Étiquette');
    await userEvent.click(within(list).getByRole('button', { name: /^Retirer.*1$/ }));
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('textbox', { name: /^Étiquette 1/ })));
    expect((document.activeElement as HTMLInputElement).value).toBe('forêt');
  });

  it('says what is wrong under the item itself', async () => {
    await open();
    const box = await screen.findByRole('textbox', { name: /^Étiquette 1/ });
    await userEvent.type(box, ' tout terrain');
    await userEvent.tab();
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
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
