// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderRecord, saved } from '../form/renderRecord';

it('a text that has come with line breaks keeps them when it is changed, although one line was expected', async () => {
  const { calls } = await renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve({ ...saved, name: 'Ligne 1\nLigne 2' }) } });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Nom/ });
  await userEvent.type(box, '{Backspace}3');
  expect(box.tagName).toBe('TEXTAREA');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'update')?.body).toEqual({ name: 'Ligne 1\nLigne 3' }));
});

it('a box whose only line break is deleted stays the box in which somebody is typing', async () => {
  await renderRecord({ path: '/outings/12', api: { get: () => Promise.resolve({ ...saved, name: 'a\nb' }) } });
  const box = await screen.findByRole('textbox', { name: /^Nom/ });
  await userEvent.type(box, '{Backspace}{Backspace}');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: /^Nom/ })).toBe(box);
});
