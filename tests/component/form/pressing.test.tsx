// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

const rows = [['name'], ['stages'], ['story']];
const entity = outingWith({ form: [{ name: 'all', rows }], fields: { story: { cleared: 'null', visible: { field: 'name', is: 'Vosges' } } } });
const stage = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Commune de passage/ });
const missing = () => screen.queryAllByText(/Commune de passage.*est obligatoire|^Renseignez/);

/** Between these two events nothing may move, or the button would slip away from under the pointer. */
const press = (button: HTMLElement) => {
  fireEvent.pointerDown(button);
  fireEvent.mouseDown(button);
};
const release = (button: HTMLElement) => {
  fireEvent.pointerUp(button);
  fireEvent.mouseUp(button);
};

async function open() {
  const page = await renderRecord({ path: '/outings/12', entity, api: { get: () => Promise.resolve({ ...saved, stages: [] }) } });
  await userEvent.click(await screen.findByRole('button', { name: /^Ajouter/ }));
  await stage();
  return page;
}

describe('while a button is pressed', () => {
  it('a message that what was typed takes away stays until the click, which finds what was typed', async () => {
    const { calls } = await open();
    const save = screen.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(save);
    await waitFor(() => expect(missing().length).toBeGreaterThan(0));
    const said = missing().length;
    const box = await stage();
    fireEvent.change(box, { target: { value: 'Nancy' } });
    press(save);
    fireEvent.blur(box);
    expect(missing()).toHaveLength(said);
    release(save);
    fireEvent.click(save);
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ stages: [{ town: 'Nancy' }] }));
  });

  it('a field that what was typed opens comes once the pointer was released, also when nothing is clicked', async () => {
    await open();
    const name = await screen.findByRole('textbox', { name: /^Nom/ });
    const save = screen.getByRole('button', { name: 'Enregistrer' });
    fireEvent.change(name, { target: { value: 'Vosges' } });
    press(save);
    fireEvent.blur(name);
    expect(screen.queryByRole('textbox', { name: /^Récit/ })).toBeNull();
    release(document.body);
    await screen.findByRole('textbox', { name: /^Récit/ });
  });
});
