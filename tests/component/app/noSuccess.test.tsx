// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
import { EDITORIALS, renderApp } from './renderApp';

const editorial = { id: 7, title: 'Automne', text: 'Bonjour', label: 'Lire', link: 'https://exemple.fr', status: 0 };

/** Answers with a status of success that come from something between the app and the platform. */
const ANSWERS: [string, () => Response][] = [
  ['a page of a proxy', () => new Response('<html>Sign in to the network</html>', { headers: { 'Content-Type': 'text/html' } })],
  ['nothing', () => new Response('')],
  ['null', () => json(null)],
  ['an error', () => json({ 'hydra:description': 'Too many connections' })],
];

/** A platform with one editorial, whose writes get such an answer. `isGone`: a deletion was carried out all the same. */
async function open(address: string, answer: () => Response, { isGone = false } = {}) {
  let isDeleted = false;
  const { server } = await renderApp({
    address,
    permissions: [...EDITORIALS, 'editorial_delete'],
    answers: {
      'admin/editorials': ({ method }: Seen) => (method === 'GET' ? json({ 'hydra:member': [editorial], 'hydra:totalItems': 1 }) : answer()),
      'admin/editorials/7': ({ method }: Seen) => {
        if (method === 'GET') return isDeleted ? json({ 'hydra:description': 'Not Found' }, 400) : json(editorial);
        isDeleted = isGone;
        return answer();
      },
    },
  });
  const writes = () => server.seen.filter(({ method, path }) => method !== 'GET' && path.startsWith('admin/')).map(({ method, path }) => `${method} ${path}`);
  return { writes };
}

const main = () => within(screen.getByRole('main'));
const bar = () => document.querySelector('.message-bar')?.textContent;

describe.each(ANSWERS)('a write that is answered with %s', (_, answer) => {
  it('is no creation: it may have been made, what was typed stays, and nothing is sent again', async () => {
    const { writes } = await open('/editorials/create', answer);
    for (const [name, text] of [['Titre', 'Été'], ['Texte', 'Bonjour'], ['Texte du bouton', 'Lire'], ['Lien du bouton', 'https://exemple.fr']] as const) {
      await userEvent.type(await screen.findByRole('textbox', { name }), text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    expect((await main().findByRole('alert')).textContent).toContain('On ne sait pas si');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titre' }).value).toBe('Été');
    await waitFor(() => expect(bar()).toMatch(/^On ne sait pas si l’enregistrement a eu lieu/));
    expect(writes()).toEqual(['POST admin/editorials']);
  });

  it('is no change: it is looked for, and what was typed stays', async () => {
    const { writes } = await open('/editorials/7', answer);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Titre' }), ' 2027');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect((await main().findByRole('alert')).textContent).toContain('On ne sait pas si');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titre' }).value).toBe('Automne 2027');
    await waitFor(() => expect(bar()).toMatch(/^On ne sait pas si l’enregistrement a eu lieu/));
    expect(writes()).toEqual(['PATCH admin/editorials/7']);
  });

  it('is no deletion: nobody knows while the record is there, and it is not offered again', async () => {
    const { writes } = await open('/editorials/show/7', answer);
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('la plateforme n’a pas pu dire si c’est fait');
    expect(dialog.queryByRole('button', { name: 'Supprimer' })).toBeNull();
    expect(bar()).not.toContain('L’éditorial a été supprimé');
    expect(writes()).toEqual(['DELETE admin/editorials/7']);
  });
});

it('a deletion is done when the record is not found afterwards, whatever was answered', async () => {
  const [, page] = ANSWERS[0] ?? [];
  const { writes } = await open('/editorials/show/7', page ?? (() => json(null)), { isGone: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  await screen.findByRole('heading', { level: 1, name: /Éditoriaux/ });
  await waitFor(() => expect(bar()).toContain('L’éditorial a été supprimé'));
  expect(writes()).toEqual(['DELETE admin/editorials/7']);
});
