// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { json, type Seen } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

it('a request that does not say which structure it was made for is not changed with what another one asks', async () => {
  const asked: Seen[] = [];
  await renderApp({
    address: '/solidaryrecords/12',
    permissions: ['solidary_list', 'solidary_read', 'solidary_update', 'structure_read'],
    structures: STRUCTURES,
    answers: {
      'admin/solidaries/12': () => json({ id: 12, status: 1, admingivenName: 'Anne', adminfamilyName: 'Roux' }),
      'admin/structures/undefined': (call) => {
        asked.push(call);
        return json({}, 404);
      },
    },
  });
  await screen.findByText('Cette demande ne dit pas de quelle structure elle est');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(asked).toEqual([]);
});
