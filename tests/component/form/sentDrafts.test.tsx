// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { WireRecord } from '@/api/records';
import { filePicker, png } from './pictures';
import { renderRecord, saved } from './renderRecord';

type Create = () => Promise<WireRecord>;

const never: Create = () => new Promise(() => {});
const made: Create = () => Promise.resolve({ ...saved, name: 'Vosges', contact: 'jeanne@exemple.fr' });

async function open(create: Create) {
  const page = await renderRecord({ path: '/outings/create', api: { create } });
  return { ...page, sent: () => page.calls.filter(({ method }) => method === 'create').length };
}

async function fill() {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'Vosges');
  await userEvent.type(screen.getByRole('textbox', { name: /^Adresse e-mail/ }), 'jeanne@exemple.fr');
  await userEvent.tab();
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const unknown = () => screen.findByRole('alert', { name: 'On ne sait pas si l’enregistrement a eu lieu' });

/** The storage of a tab that the browser has duplicated. */
function copyOfTab() {
  const kept = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '').map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
  return () => kept.forEach(([key, value]) => sessionStorage.setItem(key, value));
}

it('a creation that a reload has cut off is not sent again before the operator has looked', async () => {
  const first = await open(never);
  await fill();
  await press('Créer');
  await waitFor(() => expect(first.sent()).toBe(1));
  cleanup();

  const second = await open(made);
  expect((await unknown()).textContent).toContain('a déjà été envoyée, depuis un autre onglet ou avant que cette page ne soit quittée');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nom/ })).value).toBe('Vosges');
  expect(screen.queryByRole('button', { name: 'Créer' })).toBeNull();
  await press('Reprendre la saisie');
  await press('Créer');
  await waitFor(() => expect(second.address()).toBe('/outings/show/12'));
  expect(second.sent()).toBe(1);
});

it('a creation whose picture a reload has cut off is said to be made, with the way to its page', async () => {
  let isUploading = false;
  await renderRecord({ path: '/outings/create', api: { create: made, upload: () => new Promise(() => void (isUploading = true)) } });
  await fill();
  await userEvent.upload(filePicker(), png('lac.png', 800, 600));
  await press('Créer');
  await waitFor(() => expect(isUploading).toBe(true));
  cleanup();

  const second = await open(made);
  const told = await screen.findByRole('alert', { name: 'Cette saisie a déjà été enregistrée\u202f: fiche n°\u00a012' });
  within(told).getByText('Ce qui devait suivre l’enregistrement, comme un fichier ou une image, n’a peut-être pas été envoyé. Vérifiez la fiche, et ne reprenez la saisie que pour en créer une autre.');
  expect(within(told).getByRole('link', { name: 'Voir ce qui est enregistré, dans un nouvel onglet' }).getAttribute('href')).toBe('/outings/show/12');
  await press('Reprendre la saisie');
  await press('Créer');
  await waitFor(() => expect(second.sent()).toBe(1));
});

it('what was created from one tab is not created again from a copy of it', async () => {
  await open(made);
  await fill();
  const duplicate = copyOfTab();
  await press('Créer');
  await waitFor(() => expect(sessionStorage.length).toBe(0));
  cleanup();

  duplicate();
  const copy = await open(made);
  await screen.findByRole('alert', { name: /^Cette saisie a déjà été enregistrée.* n°\u00a012$/ });
  expect(copy.sent()).toBe(0);
});

it('a copy that was open before the first tab has sent learns it when its button is pressed', async () => {
  await open(made);
  await fill();
  const duplicate = copyOfTab();
  cleanup();
  duplicate();
  const copy = await open(made);
  await screen.findByText(/a été reprise/);
  // The first tab sends meanwhile.
  const { id } = JSON.parse(sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '{}') as { id: string };
  localStorage.setItem('backOffice.sentDrafts', JSON.stringify([id]));
  await press('Créer');
  await unknown();
  expect(copy.sent()).toBe(0);
});

it('what was refused, and what was given up for something else, is sent without a question', async () => {
  let answer: Create = () => Promise.reject(new ApiError('rejected', 'Non.'));
  const first = await open(() => answer());
  await fill();
  await press('Créer');
  await screen.findByRole('alert', { name: /n’a pas pu être créée/ });
  cleanup();
  answer = never;
  const second = await open(() => answer());
  await press('Créer');
  await waitFor(() => expect(second.sent()).toBe(1));
  expect(first.sent()).toBe(1);
  cleanup();

  const third = await open(made);
  await unknown();
  await press('Abandonner cette saisie');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Abandonner cette saisie' })).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('alert', { name: /^On ne sait pas/ })).toBeNull());
  await fill();
  await press('Créer');
  await waitFor(() => expect(third.sent()).toBe(1));
});
