// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ActionUse } from '@/engine/model/ActionUse';
import { outingWith } from '../form/outing';
import { ALL, renderRecord, saved } from '../form/renderRecord';

/** An action with the right to edit. */
const close: ActionUse = { use: 'setField', name: 'close', on: 'row', danger: false, confirms: false, permission: { any: ['outing_update'] }, field: 'status', value: 2 };
const entity = outingWith({ actions: [close], ownOnly: { for: ['edit', 'delete'], field: 'ownerId', unless: { any: ['outing_manage'] } } });
const words = { actions: { close: 'Clore', closeDone: 'La sortie est close' } };
/** The number of the account that the test signs in. */
const OPERATOR = 1;

const open = (path: string, ownerId: number, permissions = ALL) =>
  renderRecord({ path, entity, words, permissions, api: { get: () => Promise.resolve({ ...saved, ownerId }) } });

it.each([
  ['somebody else’s', OPERATOR + 1, ALL, false],
  ['their own', OPERATOR, ALL, true],
  ['somebody else’s, which they manage', OPERATOR + 1, [...ALL, 'outing_manage'], true],
] as const)('the operator of a record that is %s is offered to change it, or not', async (_whose, owner, permissions, offered) => {
  await open('/outings/show/12', owner, [...permissions]);
  const names = ['Modifier', 'Clore', 'Supprimer'];
  const found = names.map((name) => (screen.queryByRole('link', { name }) ?? screen.queryByRole('button', { name })) !== null);
  expect(found).toEqual(names.map(() => offered));
});

it('who types the address of a form that is for somebody else is told which right it takes, and gets no form', async () => {
  await open('/outings/12', OPERATOR + 1);
  expect(await screen.findByText(/le droit «.Outing manage.»/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
