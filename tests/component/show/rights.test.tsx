// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { outing, outingWith } from '../form/outing';
import { renderRecord } from '../form/renderRecord';

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
