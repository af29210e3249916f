// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { routePattern } from '@/app/failures';
import { json, type Seen } from '../../unit/api/fakes';
import { EDITORIALS, renderApp } from './renderApp';

const editorial = { id: 7, title: 'Automne', text: 'Bonjour', label: 'Lire', link: 'https://exemple.fr', status: 0 };

const failure = () => json({ 'hydra:title': 'An error occurred', 'hydra:description': 'Internal Server Error' }, 500);

/** A platform with one editorial, on which one HTTP method fails. */
const failing = (broken: string) => {
  const unless = (answer: Response) => ({ method }: Seen) => (method === broken ? failure() : answer.clone());
  return {
    'admin/editorials': unless(json({ 'hydra:member': [editorial], 'hydra:totalItems': 1 })),
    'admin/editorials/7': unless(json(editorial)),
  };
};

const open = (address: string, broken: string) =>
  renderApp({ address, permissions: [...EDITORIALS, 'editorial_delete'], answers: failing(broken) });

const main = () => within(screen.getByRole('main'));
const bar = () => document.querySelector('.message-bar')?.textContent;

describe('what fails', () => {
  it('at the load of a list is said in its place, which stays, without a message', async () => {
    await open('/editorials', 'GET');
    const flag = await main().findByRole('alert');
    expect(flag.textContent).toContain('Les éditoriaux n’ont pas pu être chargés');
    expect(bar()).toBe('');
  });

  it('at the load of a record is said in its place', async () => {
    await open('/editorials/show/7', 'GET');
    expect((await main().findByRole('alert')).textContent).toContain('n’a pas pu être chargé');
  });

  it('at a creation is said in its place and in the bar', async () => {
    await open('/editorials/create', 'POST');
    for (const [name, text] of [['Titre', 'Été'], ['Texte', 'Bonjour'], ['Texte du bouton', 'Lire'], ['Lien du bouton', 'https://exemple.fr']] as const) {
      await userEvent.type(await screen.findByRole('textbox', { name }), text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
    expect((await main().findByRole('alert')).textContent).toContain('L’éditorial n’a pas pu être créé');
    await waitFor(() => expect(bar()).toContain('L’éditorial n’a pas pu être créé'));
  });

  it('at a change is said in its place and in the bar', async () => {
    await open('/editorials/7', 'PATCH');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Titre' }), ' 2027');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect((await main().findByRole('alert')).textContent).toContain('L’éditorial n’a pas pu être modifié');
    await waitFor(() => expect(bar()).toContain('L’éditorial n’a pas pu être modifié'));
  });

  it('at a deletion is said in its dialog and in the bar', async () => {
    await open('/editorials/show/7', 'DELETE');
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('L’éditorial n’a pas pu être supprimé');
    await waitFor(() => expect(bar()).toContain('L’éditorial n’a pas pu être supprimé'));
  });
});

it('a failure is told of the page that it happened on, whoever is signed in', async () => {
  const { store } = await open('/editorials/show/7', 'DELETE');
  expect(routePattern()).toBe('/editorials/show/:id');
  act(() => store.logOut());
  await screen.findByRole('heading', { level: 1, name: 'Connexion' });
  expect(routePattern()).toBe('/login');
});
