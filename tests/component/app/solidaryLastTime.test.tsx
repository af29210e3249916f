// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const members = (...rows: object[]) => json({ 'hydra:member': rows, 'hydra:totalItems': rows.length });
const place = (addressLocality: string, latitude: string) => ({ addressLocality, latitude, longitude: '6.1', displayLabel: [addressLocality, 'France'] });
const odette = { id: 900, givenName: 'Odette', familyName: 'Thévenot', email: 'odette@exemple.fr', status: 1 };
const paul = { id: 901, givenName: 'Paul', familyName: 'Simon', email: 'paul@exemple.fr', status: 1 };
const row = (id: number, adminuserId: number, to: string) => ({ id, adminuserId, adminsubject: 'Courses', adminorigin: place('Toul', '48.6'), admindestination: place(to, '48.4') });

const open = (rows: object[]) =>
  renderApp({
    address: '/solidaryrecords/create',
    permissions: ['solidary_list', 'solidary_create', 'structure_read', 'user_list', 'user_read'],
    structures: STRUCTURES.slice(0, 1),
    answers: {
      'admin/structures/4': () => json({ id: 4, name: 'CCAS de Nancy', email: 'ccas@exemple.fr', mode: 0, subjects: [{ id: 41, label: 'Courses' }, { id: 42, label: 'Soins' }], needs: [], structureProofs: [] }),
      'admin/users': () => members(odette, paul),
      'admin/solidary_beneficiaries': () => members(),
      'admin/solidaries': () => members(...rows),
    },
  });

async function pick(rows: object[]) {
  const app = await open(rows);
  await userEvent.type(await screen.findByRole('combobox', { name: /^Personne déjà connue/ }), 'Odette');
  await userEvent.click(await screen.findByRole('option', { name: /Odette/ }));
  return app;
}

const openStep = async (name: string) => userEvent.click(within(screen.getByRole('list', { name: 'Étapes' })).getByRole('button', { name: new RegExp(name) }));

it('the step that lacks something stays open when the journey is taken over, and the button keeps the focus', async () => {
  await pick([row(9, 900, 'Baccarat')]);
  await userEvent.clear(screen.getByRole('textbox', { name: /^Prénom/ }));
  const button = await screen.findByRole('button', { name: 'Comme la dernière fois' });
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Repris de la dernière fois' })).toBe(button);
  expect([document.activeElement, screen.getByRole('heading', { level: 2, name: 'Bénéficiaire' })]).toEqual([button, expect.anything()]);
});

it('a known person may go where they went last time with one press, and no request is read for that', async () => {
  const { server } = await pick([row(5, 900, 'Épinal'), row(9, 900, 'Baccarat'), row(12, 77, 'Metz')]);
  expect(await screen.findByText(/^La dernière fois\s: départ Toul, arrivée Baccarat\. Motif\s: Courses\.$/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Comme la dernière fois' });
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Repris de la dernière fois' })).toBe(button);
  await screen.findByText('Le trajet de la dernière demande est repris.', { selector: '[role=status] *' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  // What is still open are the days.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Dates et horaires' }));
  await userEvent.click(screen.getByRole('button', { name: 'Précédent' }));
  expect(await screen.findByText(/Baccarat/, { selector: 'p' })).toBeTruthy();
  await openStep('Motif et besoins');
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('radio', { name: 'Courses', checked: true })).toBeTruthy());
  expect(server.seen.filter(({ path }) => /^admin\/solidaries\/\d/.test(path))).toEqual([]);
});

it.each([
  ['Épinal', 'La dernière fois : départ Toul, arrivée Épinal.'],
  // Where any destination will do, the platform repeats the start.
  ['Toul', 'La dernière fois : départ Toul, n’importe quelle destination.'],
])('says where they went last time, and no subject that the structure does not have: %s', async (to, said) => {
  await pick([{ ...row(9, 900, to), adminsubject: 'Coiffeur', ...(to === 'Toul' && { admindestination: place('Toul', '48.6') }) }]);
  await screen.findByText(said);
});

it('says nothing of a last time where nobody can tell, or of another of that name', async () => {
  await pick([row(12, 77, 'Metz')]);
  await screen.findByText('Aucun trajet précédent à reprendre.');
  expect(screen.queryByRole('button', { name: 'Comme la dernière fois' })).toBeNull();
  // The structure asks for no proof, so none can have been given.
  expect(screen.queryByText(/fourni à la structure/)).toBeNull();
});

it.each([false, true])('takes back the journey of one person when another is picked; after a reload: %s', async (isReloaded) => {
  const rows = [row(9, 900, 'Baccarat')];
  await pick(rows);
  await userEvent.click(await screen.findByRole('button', { name: 'Comme la dernière fois' }));
  // A second press takes over nothing more.
  await userEvent.click(screen.getByRole('button', { name: 'Repris de la dernière fois' }));
  if (isReloaded) {
    cleanup();
    await open(rows);
    await screen.findByRole('button', { name: 'Repris de la dernière fois' });
  }
  await openStep('Bénéficiaire');
  const person = screen.getByRole('combobox', { name: /^Personne déjà connue/ });
  await userEvent.clear(person);
  await userEvent.type(person, 'Paul');
  await userEvent.click(await screen.findByRole('option', { name: /Paul/ }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Prénom/ }).value).toBe('Paul'));
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Courses' })).checked).toBe(false);
});

it.each([
  ['was there before', 'before'],
  ['was chosen since', 'since'],
])('leaves the subject that %s when another person is picked', async (_which, when) => {
  await pick([row(9, 900, 'Baccarat')]);
  const takeOver = async () => userEvent.click(await screen.findByRole('button', { name: 'Comme la dernière fois' }));
  if (when === 'since') await takeOver().then(() => openStep('Motif et besoins'));
  else await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Soins' }));
  await openStep('Bénéficiaire');
  if (when === 'before') await takeOver().then(() => openStep('Bénéficiaire'));
  const person = await screen.findByRole('combobox', { name: /^Personne déjà connue/ });
  await userEvent.clear(person);
  await userEvent.type(person, 'Paul');
  await userEvent.click(await screen.findByRole('option', { name: /Paul/ }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Prénom/ }).value).toBe('Paul'));
  await openStep('Motif et besoins');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Soins' })).checked).toBe(true);
});
