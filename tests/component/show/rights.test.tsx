// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { ActionUse } from '@/engine/model/ActionUse';
import { outing, outingWith } from '../form/outing';
import { ALL, renderRecord } from '../form/renderRecord';

const { permissions } = outing.resource;

it.each([
  ['fr', { any: ['hitchhiking_administrator'] }, /le droit «.gérer l’autostop.»/],
  ['en', { any: ['hitchhiking_administrator', 'user_read'] }, /the right “manage hitchhiking or view users”/],
  ['fr', { all: ['user_read', 'structure_read'] }, /le droit «.consulter les utilisateurs et consulter les structures.»/],
  ['fr', { any: ['outing_watcher'] }, /le droit «.Outing watcher.»/],
] as const)('a right that a record is refused for is said in words, in %s: %o', async (language, show, said) => {
  const rule = 'any' in show ? { any: [...show.any] } : { all: [...show.all] };
  const held = 'any' in show ? show.any : show.all;
  await renderRecord({ path: '/outings/show/12', entity: outingWith({ permissions: { ...permissions, show: rule } }), permissions: [...held], language, api: { get: () => Promise.reject(new ApiError('denied')) } });
  expect(await screen.findByText(said)).toBeTruthy();
});

const MISSING = 'Votre compte n’a pas, ou n’a plus, le droit «\u202fmodifier les utilisateurs\u202f». Demandez-le à la personne qui administre la plateforme.';
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const denied = () => Promise.reject(new ApiError('denied', 'Access Denied.'));
const right = { any: ['user_update'] };

it.each([
  ['an edit', '/outings/12', { edit: right }, 'Enregistrer', 'La sortie n’a pas pu être modifiée'],
  ['a creation', '/outings/create', { create: right }, 'Créer', 'La sortie n’a pas pu être créée'],
])('a right that is missing for %s is said in words, and what was typed is kept', async (_what, path, rules, button, title) => {
  await renderRecord({ path, entity: outingWith({ permissions: { ...permissions, ...rules } }), permissions: [...ALL, 'user_update'], api: { create: denied, update: denied } });
  for (const [name, value] of [[/^Nom/, 'Vosges'], [/^Adresse e-mail/, 'jeanne@exemple.fr']] as const) {
    await userEvent.clear(await field(name));
    await userEvent.type(await field(name), value);
  }
  await userEvent.click(screen.getByRole('button', { name: button }));
  const summary = await screen.findByRole('alert', { name: title });
  expect(within(summary).getByRole('listitem').textContent.replaceAll(/[\u2068\u2069]/g, '')).toBe(MISSING);
  expect((await field(/^Nom/)).value).toBe('Vosges');
});

it('a right that is missing for an action is said in words', async () => {
  const cheer: ActionUse = { use: 'call', name: 'cheer', on: 'row', danger: false, confirms: false, permission: right, method: 'POST', endpoint: 'admin/cheer', body: {} };
  const words = { actions: { cheer: 'Encourager' } };
  await renderRecord({ path: '/outings/show/12', entity: outingWith({ actions: [cheer] }), words, permissions: [...ALL, 'user_update'], api: { create: denied } });
  await userEvent.click(await screen.findByRole('button', { name: 'Encourager' }));
  await screen.findByText(/le droit «.*modifier les utilisateurs.*». Demandez-le/);
});

it('a right that is missing for a deletion is said in words, in its dialog', async () => {
  await renderRecord({ path: '/outings/show/12', entity: outingWith({ permissions: { ...permissions, delete: { any: ['relay_point_delete'] } } }), permissions: [...ALL, 'relay_point_delete'], api: { remove: denied } });
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Supprimer/ }));
  await within(dialog).findByText(/le droit «.*supprimer des points relais.*». Demandez-le/);
});
