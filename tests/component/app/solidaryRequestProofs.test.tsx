// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json } from '../../unit/api/fakes';
import { renderApp, STRUCTURES } from './renderApp';

const members = (...rows: object[]) => json({ 'hydra:member': rows, 'hydra:totalItems': rows.length });
const proof = (id: number, label: string, kind: string) => ({ id, label, type: 1, activated: true, mandatory: false, [kind]: true });
const structure = {
  id: 4,
  name: 'CCAS de Nancy',
  email: 'ccas@exemple.fr',
  mode: 0,
  subjects: [{ id: 41, label: 'Courses' }],
  needs: [],
  structureProofs: [proof(1, 'Situation', 'input'), proof(2, 'Carte', 'file'), proof(3, 'Revenu', 'input')],
};
const home = { houseNumber: '3', street: 'rue des Dom', streetAddress: '3 rue des Dom', postalCode: '54000', addressLocality: 'Nancy', latitude: '48.69', longitude: '6.18' };
const odette = { id: 900, givenName: 'Odette', familyName: 'Thévenot', email: 'odette@exemple.fr', status: 1, homeAddress: home };
const given = [
  { structureProofId: 1, structureId: 4, label: 'Situation', input: true, value: 'Retraitée' },
  { structureProofId: 2, structureId: 4, label: 'Carte', file: true, fileName: 'https://exemple.fr/1.png', originalName: 'carte.png' },
];

async function pick(config: Record<string, unknown> = {}, ofBeneficiary: () => Response | Promise<Response> = () => json({ ...odette, id: 7, userId: 900, structures: [{ id: 4, status: 1 }], proofs: given })) {
  await renderApp({
    address: '/solidaryrecords/create',
    permissions: ['solidary_list', 'solidary_create', 'structure_read', 'user_list', 'user_read', 'proof_create', 'solidary_beneficiary_list', 'solidary_beneficiary_read'],
    structures: STRUCTURES.slice(0, 1),
    config,
    answers: {
      'admin/structures/4': () => json(structure),
      'admin/users': () => members(odette),
      'admin/solidary_beneficiaries': () => members({ ...odette, id: 7 }),
      'admin/solidary_beneficiaries/7': ofBeneficiary,
    },
  });
  await userEvent.type(await screen.findByRole('combobox', { name: /^Personne déjà connue/ }), 'Odette');
  await userEvent.click(await screen.findByRole('option', { name: /Odette/ }));
}

async function askedFor(): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  const section = within(await screen.findByRole('region', { name: 'Justificatifs' }));
  return ['Situation', 'Carte', 'Revenu'].filter((label) => section.queryByText(label) !== null);
}

it('what a person who is picked has given to the structure is shown, and only the rest is asked', async () => {
  let answer = () => undefined as void;
  await pick({}, () => new Promise((resolve) => (answer = () => resolve(json({ ...odette, id: 7, userId: 900, structures: [{ id: 4, status: 1 }], proofs: given })))));
  const told = (await screen.findByText('Recherche de ce que cette personne a déjà fourni à la structure…')).closest('[role=status]') as HTMLElement;
  await act(async () => answer());
  await within(told).findByText('Cette personne a déjà fourni à la structure, et cela n’est pas demandé de nouveau :');
  expect(within(told).getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual(['Situation : Retraitée', 'Carte : carte.png']);
  expect(await askedFor()).toEqual(['Revenu']);
});

it('the journey of a person who is picked starts from their home', async () => {
  await pick();
  await screen.findByText(/^Cette personne a déjà fourni/);
  await userEvent.click(screen.getByRole('button', { name: 'Motif et besoins' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Courses' }));
  await userEvent.click(screen.getByRole('button', { name: 'Suivant' }));
  await screen.findByRole('heading', { level: 2, name: 'Trajet' });
  expect(await within(screen.getByRole('group', { name: /^Départ/ })).findAllByText(/3 rue des Dom/)).not.toEqual([]);
});

it('all is asked again where the platform keeps one of each', async () => {
  await pick({ settings: { mended: ['repeatedProof'] } });
  expect(await askedFor()).toEqual(['Situation', 'Carte', 'Revenu']);
  expect(screen.queryByText(/a déjà fourni à la structure/)).toBeNull();
});

it('who has given all is said to, and that the platform does not tell what somebody has given', async () => {
  const of = (proofs: object[]) => () => json({ ...odette, id: 7, userId: 900, structures: [{ id: 4, status: 1 }], proofs });
  await pick({}, of([...given, { structureProofId: 3, structureId: 4, label: 'Revenu', input: true, value: '900' }]));
  expect(await screen.findByText('Cette personne a déjà fourni à la structure tout ce qu’elle demande :')).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  await pick({}, of([]));
  expect((await screen.findByText('Cette personne n’a encore rien fourni à la structure.')).closest('[role=status]')).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  await pick({}, () => json({}, 500));
  const unknown = (await screen.findByText('Ce que cette personne a déjà fourni à la structure n’est pas connu. Aucun justificatif n’est demandé ici, pour ne rien enregistrer deux fois : ce qui manque se fournit depuis la page de la demande.')).closest('[role=status]') as HTMLElement;
  expect(unknown.dataset['severity']).toBe('warning');
});
