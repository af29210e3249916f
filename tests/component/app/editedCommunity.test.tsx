// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp } from './renderApp';

const COMMUNITIES = ['community_manage', 'community_read', 'community_list', 'community_update', 'user_list', 'user_read', 'user_manage'];
const community = { id: 5, name: 'Les Rameurs', validationType: 2, domain: 'a.org', description: 'Avirons', fullDescription: '<p>Avirons</p>', referrerId: 44, referrer: 'Zoé R.' };

const open = () =>
  renderApp({
    address: '/communities/5',
    permissions: COMMUNITIES,
    answers: { 'admin/communities/5': ({ method, body }) => json({ ...community, ...(method === 'PATCH' && (JSON.parse(String(body)) as object)) }), 'admin/users/44': () => json({ id: 44, givenName: 'Zoé', familyName: 'Roux' }) },
  });

it('whoever changes the lead of a community reads before that the new one does not moderate it, and what the former one loses', async () => {
  await open();
  await screen.findByText(/ne devient pas membre.*nommez-le modérateur/);
  screen.getByText(/L’ancien perd/);
});

it.each(['a.org; b.org', 'a.org,b.org', 'zoe@a.org', 'a.org;', ' '])('the domains of a community are not sent as %j, which the platform would keep and compare as it is', async (typed) => {
  const { server } = await open();
  const box = await screen.findByRole('textbox', { name: /^Domaines/ });
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByRole('link', { name: /Domaines d’adresse e-mail/ });
  expect(server.seen.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it.each(['a.org;b.org', '@a.org;@b.org'])('the domains of a community are sent as %j', async (typed) => {
  const { server } = await open();
  const box = await screen.findByRole('textbox', { name: /^Domaines/ });
  await userEvent.clear(box);
  await userEvent.type(box, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('La communauté a été modifiée');
  expect(server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([JSON.stringify({ domain: typed })]);
});
