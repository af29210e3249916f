// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useOwnBack } from '@/engine/page/OwnBack';
import { widgets } from '@/features/registry';
import { renderRecord } from './renderRecord';

/** A box that opens a list over the form, as that of recipients does. */
function PickingInput() {
  const [isPicking, setPicking] = useState(false);
  return isPicking ? <List onClose={() => setPicking(false)} /> : <button type="button" onClick={() => setPicking(true)}>Choisir</button>;
}

function List({ onClose }: { onClose: () => void }) {
  useOwnBack(onClose);
  return <p>La liste</p>;
}

it('the browser’s Back closes a list that is open over the form, and leaves the page once it is closed', async () => {
  const { router, address } = await renderRecord({ path: '/outings/12', inputs: { ...widgets, text: { Input: PickingInput, toText: () => undefined } } });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Choisir' }))[0]!);
  await act(() => router.navigate(-1));
  expect([screen.queryByText('La liste'), address()]).toEqual([null, '/outings/12']);
  await act(() => router.navigate(-1));
  expect(address()).toBe('/outings');
});
