// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp } from './renderApp';

const USERS = ['user_list', 'user_read', 'user_update', 'user_manage', 'territory_list', 'territory_read'];

/** The number of the operator who has signed in. */
const OWN = 12;

const user = { status: 1, givenName: 'Zoé', familyName: 'Roux', email: 'zoe@exemple.fr', gender: 1, phoneDisplay: 1, rolesTerritory: [{ role: 3, territory: null }] };
const grantable = () => json({ 'hydra:member': [2, 3] });

it('nobody is left without any role: the platform would take them all away, and give no other instead', async () => {
  const { server } = await renderApp({
    address: '/users/60',
    permissions: USERS,
    answers: { 'admin/users/60': () => json({ ...user, id: 60 }), 'permissions/grantable': grantable },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Retirer.*Utilisateur$/ }));
  await screen.findByText(/laissez-lui au moins celui d’utilisateur/);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

  await screen.findByRole('link', { name: /Rôles.*ne peut pas être vidé/ });
  expect(server.seen.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it('whoever changes their own address is told before that it logs them out, and after that the new one is to be used', async () => {
  let isChanged = false;
  const { server } = await renderApp({
    address: `/users/${OWN}`,
    permissions: USERS,
    answers: {
      [`admin/users/${OWN}`]({ method }) {
        if (isChanged) return json({ code: 401, message: 'Unable to load an user with property "username" = "elodie@demo.test". If the user identity has changed, you must renew the token.' }, 401);
        isChanged = method === 'PATCH';
        return json({ ...user, id: OWN, ...(isChanged && { email: 'zoe.roux@exemple.fr' }) });
      },
      'permissions/grantable': grantable,
    },
  });
  const box = await screen.findByRole('textbox', { name: /^Adresse e-mail(?! d)/ });
  screen.getByText(/changer d’adresse vous déconnectera/);
  await userEvent.clear(box);
  await userEvent.type(box, 'zoe.roux@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

  await screen.findByText(/^L’adresse e-mail de votre compte a changé/);
  expect(server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([JSON.stringify({ email: 'zoe.roux@exemple.fr' })]);
});
