// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { outingWith } from './outing';
import { renderRecord, saved } from './renderRecord';

const entity = outingWith({ translated: ['name'] });
const open = (profile: string | undefined, path = '/outings/12') => renderRecord({ path, entity, ...(profile !== undefined && { profile }) });
async function rename() {
  const name = await screen.findByRole('textbox', { name: /^Nom/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Vogesen');
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const updates = (calls: Awaited<ReturnType<typeof open>>['calls']) => calls.filter(({ method }) => method === 'update').map(({ body }) => body);

describe('a record that the platform answers in another language than its own', () => {
  it('says so where it is changed, and asks before a translation is saved over the original', async () => {
    const { calls } = await open('de');
    expect(screen.getByRole('note').textContent).toBe('Vous lisez peut-être une traduction (langue de votre profil\u202f: allemand, langue de la plateforme\u202f: français). Une modification remplacerait le texte d’origine de ces champs\u202f: Nom.');
    await rename();
    await save();
    const question = await screen.findByRole('alertdialog', { name: /^Remplacer le texte d’origine/, description: /^Le texte affiché est peut-être une traduction \(langue de votre profil.: .+\)\. Une fois enregistré, il remplacera le texte d’origine \(.+\) de ces champs.: / });
    await userEvent.click(within(question).getByRole('button', { name: 'Revenir à la saisie' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(updates(calls)).toEqual([]);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer quand même' }));
    await waitFor(() => expect(updates(calls)).toEqual([{ name: 'Vogesen' }]));
  });

  it('is not asked about again where saving it failed', async () => {
    let failures = 1;
    const update = (_path: string, patch: object) => (failures-- > 0 ? Promise.reject(new ApiError('rejected')) : Promise.resolve({ ...saved, ...patch }));
    const { calls } = await renderRecord({ path: '/outings/12', entity, profile: 'de', api: { update } });
    await rename();
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer quand même' }));
    await screen.findByRole('alert', { name: 'La sortie n’a pas pu être modifiée' });
    await save();
    await waitFor(() => expect(updates(calls)).toHaveLength(2));
  });

  it('is saved without a question where none of these texts is sent', async () => {
    const { calls } = await open('de');
    await userEvent.click(await screen.findByRole('radio', { name: 'Prévue' }));
    await save();
    await waitFor(() => expect(updates(calls)).toEqual([{ status: 0 }]));
  });

  it.each([
    ['to an operator of the platform’s language', 'fr', '/outings/12'],
    ['to an operator without a language', undefined, '/outings/12'],
    ['about a record that is being created', 'de', '/outings/create'],
  ])('says nothing %s', async (_whom, profile, path) => {
    await open(profile, path);
    await screen.findByRole('textbox', { name: /^Nom/ });
    expect(screen.queryByRole('note')).toBeNull();
  });
});
