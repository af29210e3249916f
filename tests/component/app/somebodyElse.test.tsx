// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json, token } from '../../unit/api/fakes';
import type { Tab } from '../../unit/session/fakeTab';
import { filePicker, png } from '../form/pictures';
import { EDITORIALS, renderApp } from './renderApp';

const editorial = { id: 8, title: 'Été', text: 'Bonjour', label: 'Lire', link: 'https://exemple.fr', status: 0 };

/** Somebody signs in in another tab, which tells this one unless it is asleep. */
async function signInElsewhere(tab: Tab, userId: number, isTold: boolean) {
  const facts = JSON.parse(tab.localStorage.getItem('backOffice.session') ?? '') as { user: object };
  const newValue = JSON.stringify({ ...facts, user: { ...facts.user, id: userId, givenName: 'Paul' } });
  tab.localStorage.setItem('backOffice.token', token({ owner: 'paul@demo.test', userId }));
  if (!isTold) return;
  tab.localStorage.setItem('backOffice.session', newValue);
  await act(async () => void tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'backOffice.session', newValue })));
}

it.each([
  ['another person has signed in', 13, true, []],
  ['another person has signed in, which this tab does not know yet', 13, false, []],
  ['the same person has signed in again', 12, true, ['admin/images']],
] as const)('a save in two stages under way, when %s: no command leaves in the name of another', async (_, userId, isTold, sent) => {
  let answer = (_response: Response): void => undefined;
  const { server, tab } = await renderApp({
    address: '/editorials/create',
    permissions: EDITORIALS,
    answers: {
      'admin/editorials': ({ method }) => (method === 'POST' ? new Promise<Response>((resolve) => (answer = resolve)) : json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
      'admin/editorials/8': () => json(editorial),
      'admin/images': () => json({ id: 3, image: 'https://data.example/3.png', avatar: 'https://data.example/3.png' }, 201),
    },
  });
  for (const [name, text] of [['Titre', 'Été'], ['Texte', 'Bonjour'], ['Texte du bouton', 'Lire'], ['Lien du bouton', 'https://exemple.fr']] as const) {
    await userEvent.type(await screen.findByRole('textbox', { name }), text);
  }
  await userEvent.upload(filePicker(), png('photo.png', 800, 600));
  await userEvent.click(await screen.findByRole('button', { name: 'Créer' }));
  await waitFor(() => expect(server.paths()).toContain('admin/editorials'));

  await signInElsewhere(tab, userId, isTold);
  await act(async () => answer(json(editorial, 201)));
  // What the next stage would have begun by now.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await waitFor(() => expect(server.seen.filter(({ path, method }) => path === 'admin/images' && method === 'POST').map(({ path }) => path)).toEqual(sent));
});
