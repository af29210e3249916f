// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ME } from '../../unit/session/fakeTab';
import { renderApp } from './renderApp';

describe('what a new record starts with', () => {
  it.each(['/events/create', '/relaypoints/create'])('is created by whoever fills it in, unless said: %s', async (address) => {
    const { server } = await renderApp({ address, permissions: ['event_manage', 'event_create', 'relay_point_manage', 'relay_point_create', 'user_list'] });
    const creator = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Créateur' });
    expect(creator.value).toBe(`${ME.givenName} ${ME.shortFamilyName}`);
    // The name is known already, so no user is read.
    expect(server.seen.filter(({ path }) => path.startsWith('admin/users'))).toEqual([]);
  });
});

it('a section of an article with nothing in it is not sent: it asks for its title, until it has something to read', async () => {
  const { server } = await renderApp({ address: '/articles/create', permissions: ['article_manage', 'article_create', 'article_read'] });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Titre' }), 'Mentions légales');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter une section' }));
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  expect(await screen.findByRole('link', { name: /Titre de la section/ })).toBeTruthy();
  const sent = () => server.seen.filter(({ method, path }) => method === 'POST' && path === 'admin/articles').length;
  expect(sent()).toBe(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Sous-titre' }), 'Qui nous sommes');
  await userEvent.click(screen.getByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(sent()).toBe(1));
});
