// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { outingWith } from './outing';
import { renderRecord, saved, type Call } from './renderRecord';

const entity = outingWith({ form: [{ name: 'all', rows: [['name'], ['stages']] }] });
const boxes = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Commune de passage/ });
const button = (name: RegExp) => screen.findByRole('button', { name });
const press = async (name: RegExp) => userEvent.click(await button(name));
const updates = (calls: Call[]) => calls.filter(({ method }) => method === 'update').map(({ body }) => body);

/** Opens a form with an item just added, and types in it. */
async function openAndType() {
  const { calls } = await renderRecord({ path: '/outings/12', entity, api: { get: () => Promise.resolve({ ...saved, stages: [{ town: 'Toul' }] }) } });
  await press(/^Ajouter/);
  await waitFor(async () => expect(await boxes()).toHaveLength(2));
  const box = (await boxes())[1]!;
  await userEvent.type(box, 'Nancy');
  return { calls, box };
}

describe('what was typed in an item just added is sent', () => {
  it.each<[string, () => Promise<unknown>, string[]]>([
    ['with Enter', () => userEvent.keyboard('{Enter}'), ['Toul', 'Nancy']],
    ['with Ctrl+S', () => userEvent.keyboard('{Control>}s{/Control}'), ['Toul', 'Nancy']],
    ['with the button', () => press(/^Enregistrer$/), ['Toul', 'Nancy']],
    ['after the item was moved', async () => { await press(/^Monter.*2$/); await press(/^Enregistrer$/); }, ['Nancy', 'Toul']],
    ['after the one before was removed', async () => { await press(/^Retirer.*1$/); await press(/^Enregistrer$/); }, ['Nancy']],
    ['after another was added and removed', async () => { await press(/^Ajouter/); await press(/^Retirer.*3$/); await press(/^Enregistrer$/); }, ['Toul', 'Nancy']],
    ['after one was removed and put back', async () => { await press(/^Retirer.*1$/); await press(/^Rétablir/); await press(/^Enregistrer$/); }, ['Toul', 'Nancy']],
  ])('%s', async (_what, submit, towns) => {
    const { calls } = await openAndType();
    await submit();
    await waitFor(() => expect(updates(calls)).toEqual([{ stages: towns.map((town) => ({ town })) }]));
  });

  it('when the button is pressed without taking the focus, as assistive technology does', async () => {
    const { calls, box } = await openAndType();
    fireEvent.change(box, { target: { value: 'Nancy-Ville' } });
    fireEvent.click(await button(/^Enregistrer$/));
    await waitFor(() => expect(updates(calls)).toEqual([{ stages: [{ town: 'Toul' }, { town: 'Nancy-Ville' }] }]));
  });
});
