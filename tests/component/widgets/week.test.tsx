// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { outingWith } from '../form/outing';
import { renderRecord, saved } from '../form/renderRecord';

const sections = [{ name: 'all', rows: [['tags']] }];
const entity = outingWith({ fields: { tags: { cleared: 'null', widget: { use: 'week' } } }, form: sections, show: sections });
const open = (path: string) => renderRecord({ path, entity, api: { get: () => Promise.resolve({ ...saved, tags: ['mMon', 'eSun'] }) } });

describe('the parts of a week', () => {
  it('are read in a table, each with its word', async () => {
    await open('/outings/show/12');
    const row = await screen.findByRole('row', { name: /^lundi/ });
    expect(within(row).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Oui', 'Non', 'Non']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Jour', 'matin', 'après-midi', 'soir']);
  });

  it('are ticked and unticked, and kept in the order of the week', async () => {
    const { calls } = await open('/outings/12');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'lundi, matin' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'samedi, après-midi' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'dimanche, soir' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ tags: ['aSat', 'eSun'] }));
  });
});
