// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Advice } from '@/engine/model/Resource';
import { outing } from './outing';
import { renderRecord, type Call } from './renderRecord';

const advice: Advice = {
  title: 'Cette sortie serait perdue',
  body: 'Le serveur ne sait pas la montrer.',
  advised: { label: 'Deux places', detail: 'Elle reste lisible.' },
  asked: { label: 'Telle quelle', detail: 'Je sais qu’elle serait perdue.' },
  taken: 'La sortie a deux places',
  changes: { places: 2 },
};
const entity = { ...outing, advise: (record: { places?: unknown }) => Promise.resolve(record.places === 9 ? advice : undefined) };
const created = (calls: Call[]) => calls.filter(({ method }) => method === 'create').map(({ body }) => body);
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function ask() {
  const page = await renderRecord({ path: '/outings/create', entity });
  await userEvent.type(await box(/^Nom/), 'Vosges');
  await userEvent.type(await box(/^Adresse e-mail/), 'jeanne@exemple.fr');
  await userEvent.clear(await box(/^Places/));
  await userEvent.type(await box(/^Places/), '9');
  await press('Créer');
  const dialog = within(await screen.findByRole('alertdialog', { name: advice.title }));
  return { ...page, dialog };
}

test('what is better sent is proposed before anything is, and comes into the form to be read again', async () => {
  const { calls, dialog } = await ask();
  const choice = within(dialog.getByRole('radiogroup', { name: advice.title }));
  const advised = choice.getByRole<HTMLInputElement>('radio', { name: /^Deux places/ });
  expect(advised.checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(advised));
  await userEvent.click(dialog.getByRole('button', { name: 'Continuer' }));
  await screen.findByText('La sortie a deux places');
  expect([(await box(/^Places/)).value, created(calls)]).toEqual(['2', []]);
  await press('Créer');
  await waitFor(() => expect(created(calls)).toMatchObject([{ places: 2 }]));
});

test('what was filled in is sent as it is by whoever chooses so, once', async () => {
  const { calls, dialog } = await ask();
  await userEvent.click(dialog.getByRole('radio', { name: /^Telle quelle/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continuer' }));
  await waitFor(() => expect(created(calls)).toMatchObject([{ places: 9 }]));
});

test('nothing is sent by whoever goes back', async () => {
  const { calls, dialog } = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Revenir à la saisie' }));
  expect([(await box(/^Places/)).value, created(calls)]).toEqual(['9', []]);
  screen.getByRole('button', { name: 'Créer' });
});
